# make play: set everything up and play.   make test: set everything up and run every test.

# The first Python on this machine that is new enough.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN = .venv/bin

.PHONY: setup play test lint format bench golden clean

setup: .venv/ready

.venv/ready: pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Tabletowers needs Python 3.11 or newer."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev,bench]'
	$(BIN)/tabletowers warm
	@touch $@

play: setup
	$(BIN)/tabletowers play clocktowers --players 3

test: setup
	$(BIN)/python -m pytest -n auto

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup
	$(BIN)/tabletowers bench rules

# Write the golden playthroughs anew; read the difference before you commit it.
golden: setup
	$(BIN)/python -m tests.golden.write

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
