# A server in a container: small, without root, compiled when it is built; its page plays against bots by itself. `compose.yaml`
# puts everything else around it.
# docker build -t tabletowers .

# The page.
FROM node:22-slim AS page
WORKDIR /source/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY web .
COPY src/tabletowers/text ../src/tabletowers/text
COPY src/tabletowers/games ../src/tabletowers/games
RUN npm run --silent build -- --logLevel warn

# The package with its dependencies, all of them locked, and everything compiled for processors of any age. The packages of
# others come first: they are fetched again only when a lock changes.
FROM python:3.13-slim AS package
WORKDIR /source
COPY requirements requirements
RUN python -m venv /app/venv \
    && /app/venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements/server.txt
COPY . .
COPY --from=page /source/src/tabletowers/web_dist src/tabletowers/web_dist
RUN tools/install-server /app

# What a page plays with by itself: the same source, compiled for browsers.
FROM package AS engine
COPY --from=page /usr/local/bin/node /usr/local/bin/node
COPY --from=page /usr/local/lib/node_modules /usr/local/lib/node_modules
COPY --from=page /source/web/node_modules web/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx && tools/build-engine /app /app/engine

FROM python:3.13-slim
RUN useradd --uid 10001 --user-group --no-create-home tabletowers \
    && install --directory --owner=tabletowers --group=tabletowers /data
COPY --from=package --chown=tabletowers:tabletowers /app /app
COPY --from=engine --chown=tabletowers:tabletowers /app/engine /app/engine
USER 10001:10001
ENV PATH=/app/venv/bin:$PATH TABLETOWERS_CACHE=/app/cache NUMBA_CPU_NAME=generic PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/ready', timeout=4).close()"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tabletowers"]
CMD ["serve", "--host", "0.0.0.0", "--engine", "/app/engine", "--database", "/data/tables.db"]
