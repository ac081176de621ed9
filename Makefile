# make play: set everything up and play.   make test: set everything up and run every test.

# The first Python on this machine that is new enough.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN = .venv/bin
# uv installs several times as fast; where it can't (a package index that only pip is told of), pip does.
# Nothing is installed whose hash isn't in requirements/ (tools/lock writes it).
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCKED = --require-hashes -r requirements
WEB = src/tabletowers/web_dist/index.html
# Servers, databases and browsers are real in the tests, and whoever uses them mostly waits: one more at a time than there are processors.
# A test that fails once fails the run; the summary names the slowest.
TESTS = LEFT_OUT=build/left-out $(BIN)/python -m pytest -n $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1) --durations=15 \
	--dist loadgroup --no-loadscope-reorder
SOURCES = $(shell find src/tabletowers \( -name web_dist -o -name __pycache__ \) -prune -o -type f -print)
SITE = build/site/sw.js
COMPILED = build/compiled
# Where the machine has no Node.js, the page's tools are in the virtual environment.
export PATH := $(CURDIR)/.venv/bin:$(PATH)

.PHONY: setup play site test test-logic lint lint-python lint-web format docs bench golden audit clean

setup: .venv/ready $(WEB)

.venv/ready: pyproject.toml requirements/everything.txt
	@test -n "$(PYTHON)" || { echo "Tabletowers needs Python 3.11 or newer."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing the packages that requirements/everything.txt names (about a minute)"
	@$(PIP) $(LOCKED)/uv.txt \
		&& $(BIN)/uv pip install --quiet --system-certs --compile-bytecode $(LOCKED)/everything.txt \
		|| $(PIP) $(LOCKED)/everything.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	$(BIN)/tabletowers warm
	@touch $@

$(WEB): .venv/ready $(shell find web/src web/public -type f 2>/dev/null) web/package-lock.json web/vite.config.ts
	tools/build-web

# Starts the table on http://127.0.0.1:8000 and opens it in the browser.
play: setup
	$(BIN)/tabletowers serve --open

# The site that plays without a server, in build/site: static files for any web server (docs/anywhere.md).
site: $(SITE)

$(SITE): $(SOURCES) $(shell find web/src web/public web/site -type f) web/index.html web/package-lock.json web/vite.config.ts \
		requirements/pyodide.txt | setup
	$(BIN)/tabletowers build site

test: setup
	tools/install-services
	@$(PIP) $(LOCKED)/ray.txt || echo "ray can't be installed; its test is reported as skipped."
	@rm -rf build/called build/left-out
	@$(MAKE) --no-print-directory $(COMPILED)
	@$(MAKE) --no-print-directory --jobs=2 $(SITE) test-logic
	$(TESTS) --ignore=tests/web
	CALLED=build/called $(TESTS) tests/web
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

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The documentation as a site, in build/docs/index.html.
docs: .venv/ready
	$(BIN)/python -m sphinx -q -W --keep-going docs build/docs
	@echo "build/docs/index.html"

bench: setup
	$(BIN)/tabletowers bench all

# Write the golden playthroughs and the page of observations anew; read the difference before you commit it.
golden: setup
	$(BIN)/python -m tests.golden.write
	$(BIN)/python -m tabletowers.lab.describing > docs/observations.md

# Whether a locked package is known to have a weakness.
audit: setup
	tools/audit

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/tabletowers/web_dist
