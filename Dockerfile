# A server in a container, made of the files of a release (tools/release): the wheel with the rules compiled, and the site with
# which its pages play against bots by themselves. It is small, runs without root and compiles nothing; `compose.yaml` puts
# everything else around it.
# docker build -t tabletowers .

FROM debian:trixie-slim AS python
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates python3 \
    && rm -rf /var/lib/apt/lists/*

# The packages of others come first, all of them locked: they are fetched again only when a lock changes.
FROM python AS package
RUN apt-get update && apt-get install --yes --no-install-recommends python3-venv
COPY requirements/server.txt /source/
RUN python3 -m venv /app/venv \
    && /app/venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r /source/server.txt
COPY build/release/*manylinux*.whl /source/
RUN /app/venv/bin/pip install --no-cache-dir --disable-pip-version-check --no-index --no-deps --find-links /source tabletowers \
    && /app/venv/bin/pip uninstall --yes --disable-pip-version-check pip
ADD build/release/*-site.tar.xz /app/

FROM python
RUN useradd --uid 10001 --user-group --no-create-home tabletowers \
    && install --directory --owner=tabletowers --group=tabletowers /data
COPY --from=package /app /app
USER 10001:10001
ENV PATH=/app/venv/bin:$PATH TABLETOWERS_DATABASE=/data/tables.db PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/ready', timeout=4).close()"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tabletowers"]
CMD ["serve", "--host", "0.0.0.0", "--engine", "/app/site"]
