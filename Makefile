# Everything a newcomer types. Each target brings what it needs into .venv; nothing is installed elsewhere.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
CACHE := $(CURDIR)/.cache
CLIENT := src/paddock/server/static/index.html
CLIENT_SOURCES := $(shell find web docs/rules src/paddock/locale \( -name node_modules -o -path web/tests \) -prune -o -type f -print)
LOCKS := run build vector envs cluster dev bench docs node uv

# HOME may be missing or read-only, so every cache stays inside the project. Some tools take theirs from pyproject.toml.
export PYTHON
export PIP_CACHE_DIR := $(CACHE)/pip
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export UV_CACHE_DIR := $(CACHE)/uv
export UV_PYTHON_DOWNLOADS := never
# Behind a proxy only the system knows which certificates to trust.
export UV_SYSTEM_CERTS := 1
# Compiled Python stays there, too, whatever the shell says: without it every start of the tests compiles them all again.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CACHE)/pycache
export HYPOTHESIS_STORAGE_DIRECTORY := $(CACHE)/hypothesis
export XDG_CACHE_HOME := $(CACHE)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: webkit dist docs look bench-browser bench-server bench-vector help run web serve demo test test-full test-slow test-all soak soak-server soak-vector check bench pictures screenshots types sentences format lock clean moved

help: ## list these targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 24

run: $(VENV)/ready-run web ## play in the browser at http://localhost:8000 (ARGS=... goes to `paddock serve`)
	@$(BIN)/paddock serve $(ARGS)

web: $(CLIENT) ## build the browser client, if its sources are newer (NODE=wheel: not with the system's node)

serve: $(VENV)/ready-run ## the same server, its browser client as it was built last, or without
	@$(BIN)/paddock serve $(ARGS)

demo: $(VENV)/ready-run ## watch a race between bots, in words (ARGS=... goes to `paddock demo`)
	@$(BIN)/paddock demo $(ARGS)

test: $(VENV)/ready-dev ## run the fast tests, in two to three minutes: no browser, no database, no coverage
	$(BIN)/python -m pytest -n auto -m "not slow" $(ARGS)
	NODE=$(NODE) tools/web.sh test
	$(BIN)/python tools/rule_numbers.py

test-full: ## run every test, with coverage
	@$(MAKE) test ARGS="--cov --cov-report= --cov-fail-under=0"
	@$(MAKE) test-slow ARGS="--cov-append $(ARGS)"

test-slow: $(VENV)/ready-dev web ## run what `make test` leaves out, with coverage
	@tools/chromium.sh
	@tools/nginx.sh
	$(BIN)/python -m pytest -n auto --dist loadgroup -m slow --cov --cov-report=term-missing:skip-covered $(ARGS)

test-all: export PADDOCK_FULL := 1
test-all: webkit
test-all: test-full ## the same at full length: every planted mistake, more games in lockstep, every language at every width

webkit:
	@tools/webkit.sh

soak: soak-vector soak-server ## both of these, for hours

soak-server: $(VENV)/ready-dev ## run the whole server under 100,000 seeds (ARGS=... for another number)
	$(BIN)/python -m tests.simulation $(or $(ARGS),100000)

soak-vector: $(VENV)/ready-dev ## a million games in lockstep, the rules and the vector engines; goes on where it was (ARGS="20000 --jobs 1")
	$(BIN)/python -m tests.differential.soak $(or $(ARGS),1000000)

check: $(VENV)/ready-dev ## check format, lint, types, the direction of imports and the project's own limits
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/basedpyright
	$(BIN)/lint-imports --no-logo --cache-dir $(CACHE)/import-linter
	$(BIN)/python tools/limits.py
	NODE=$(NODE) tools/web.sh check

bench: $(VENV)/ready-bench ## measure speed (ARGS=... goes to `python -m bench`)
	$(BIN)/python -m bench $(ARGS)

bench-vector: $(VENV)/ready-bench ## measure the vector engines beside Pgx (ARGS="--players 6 --batch 4096")
	$(BIN)/python -m bench.vector $(ARGS)

bench-server: $(VENV)/ready-run ## measure the table server on one core, its clients on another (ARGS=--quick)
	$(BIN)/python -m bench.server $(ARGS)

bench-browser: $(VENV)/ready-dev web ## measure the work of the browser's pages (ARGS="--reveals 10")
	@tools/chromium.sh
	$(BIN)/python -m bench.browser $(ARGS)

dist: $(VENV)/ready-dev web ## build the source distribution, the wheel from it, and check both
	rm -rf dist
	$(BIN)/python tools/build_package.py dist
	$(BIN)/twine check --strict dist/*

docs: $(VENV)/ready-docs ## build the documentation site into build/site/html; broken links are errors
	$(BIN)/python tools/make_docs.py
	@echo "open build/site/html/index.html"

pictures: $(VENV)/ready-dev ## draw the pictures of the terminal's tables again, from real games
	$(BIN)/python tools/pictures.py
	$(BIN)/python tools/badges.py

screenshots: $(VENV)/ready-dev web ## take the pictures of the browser's tables again, from real games
	@tools/chromium.sh
	PYTHONPATH=. $(BIN)/python tools/screenshots.py

look: $(VENV)/ready-dev web ## photograph the tables beside their mock-ups (MOCKUPS=folder, ARGS=part of a name)
	@tools/chromium.sh
	PYTHONPATH=. $(BIN)/python tools/look_pairs.py $(MOCKUPS) $(ARGS)

types: $(VENV)/ready-dev ## write again what follows from the code: the browser's types, tables of the protocol, the code map
	$(BIN)/python tools/typescript.py
	$(BIN)/python tools/protocol_types.py
	$(BIN)/python tools/protocol_tables.py
	$(BIN)/python tools/code_map.py

sentences: $(VENV)/ready-dev ## write again what is said and shown of events, for the browser's tests
	$(BIN)/python tools/make_sentences.py
	$(BIN)/python tools/make_scenes.py

format: $(VENV)/ready-dev ## format the code, fix what the linter can fix, and wrap the documents
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(BIN)/mdformat --wrap 120 --number --compact-tables *.md docs/*.md docs/guides docs/decisions research

# Each lock is held to those before it, so that all of them fit into one .venv.
lock: $(VENV)/ready-lock ## remake requirements/*.txt from *.in (ARGS=--upgrade for newer versions)
	@for name in $(LOCKS); do \
	    echo "requirements/$$name.txt"; \
	    $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 \
	        --no-emit-package paddock-games $(ARGS) --output-file requirements/$$name.txt requirements/$$name.in || exit 1; \
	done
	@if grep -nE 'https?://' requirements/*.txt; then echo "a lock names a host"; exit 1; fi

clean: ## remove .venv, caches, the built browser client and build leftovers
	rm -rf $(VENV) .cache build dist web/node_modules $(dir $(CLIENT))
	find . -name __pycache__ -type d -not -path './web/*' -prune -exec rm -rf {} +

$(VENV)/ready-%: requirements/%.txt requirements/build.txt requirements/uv.txt pyproject.toml tools/setup_venv.sh
	@tools/setup_venv.sh $*

$(VENV)/ready-lock: requirements/uv.txt tools/setup_venv.sh
	@tools/setup_venv.sh lock

$(CLIENT): $(CLIENT_SOURCES) tools/web.sh
	@NODE=$(NODE) tools/web.sh build

# A tree that was copied with its .venv would run the code of the tree it came from.
ifneq ($(wildcard $(VENV)/made-in),)
ifneq ($(shell cat $(VENV)/made-in),$(CURDIR))
$(VENV)/ready-run $(VENV)/ready-docs $(VENV)/ready-node $(VENV)/ready-dev $(VENV)/ready-bench $(VENV)/ready-lock: moved
endif
endif
