PY ?= python3
# -S: it holds Ctrl-C back before it loads the rest of Python.
SETUP = $(PY) -S tools/setup.py

.PHONY: help play terminal site test check leaks soak openspiel training dev compile lock clean

help:
	@echo "make play [PORT=8400] [DATA=folder] [HOST=lan]   set up if needed, then open the table; lan: for your network"
	@echo "make terminal [ARGS=...]   the same, for a game in the terminal"
	@echo "make site              the page that needs no server, as a folder of plain files: dist/site"
	@echo "make test              all checks and tests"
	@echo "make check             all checks and the quick tests"
	@echo "make leaks [COMPARED=1000000] [ONLY=cardgame]   the leak tests at full size, for each game and mode: an hour"
	@echo "make soak [CUTS=10000] [KILLS=1000] [FRAMES=1000000] [DATABASE=postgresql]   connections cut, servers killed, bad messages sent, and the leak tests, at full size: two hours"
	@echo "make openspiel         OpenSpiel's own test of every game, in an environment beside .venv"
	@echo "make training          the training examples with MaskablePPO and Ray, in an environment beside .venv"
	@echo "make dev               set up .venv for development"
	@echo "make compile           compile the hot files (needs a C compiler)"
	@echo "make lock [ARGS=--upgrade]   rewrite requirements/*.txt"
	@echo "make clean             remove .venv, the browser bundle and its packages, compiled files, caches"

# Before all else: a sentence instead of "command not found".
ifeq ($(shell command -v $(PY) 2>/dev/null),)
$(error there is no $(PY); install Python 3.11 or newer, or name yours: make PY=/path/to/python3 play)
endif

play:
	@$(SETUP) run -- council serve --open $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) $(if $(DATA),--data $(DATA)) $(ARGS)

terminal:
	@$(SETUP) run -- council play $(ARGS)

site:
	@$(SETUP) site $(ARGS)

test check dev compile:
	@$(SETUP) $@

leaks: dev
	@.venv/bin/python tests/conformance/every_viewer.py $(or $(COMPARED),1000000) $(ONLY)

soak: dev compile
	@COUNCIL_FULL=1 .venv/bin/pytest -q -n 2 --ignore tests/browser --ignore tests/site
	@COUNCIL_FULL=1 .venv/bin/pytest -q -n 2 tests/browser tests/site
	@.venv/bin/python tests/server/soak.py cuts $(or $(CUTS),10000) $(DATABASE)
	@.venv/bin/python tests/server/soak.py kills $(or $(KILLS),1000) $(DATABASE)
	@.venv/bin/python tests/server/soak.py restart $(or $(RUNNING),200) $(DATABASE)
	@.venv/bin/python tests/server/soak.py deploy $(or $(DEPLOYS),20) $(DATABASE)
	@.venv/bin/python tests/server/siege.py frames $(or $(FRAMES),1000000)
	@.venv/bin/python tests/server/siege.py repeats $(or $(REPEATS),1000000)
	@.venv/bin/python tests/server/scan.py $(or $(GAMES),300)
	@.venv/bin/python tests/server/files.py $(or $(FILES),100000)
	@.venv/bin/python tests/core/shuffles.py $(or $(SHUFFLES),1000000)
	@.venv/bin/python tests/conformance/order.py $(or $(DRAWS),100000)
	@.venv/bin/python tests/advice/hints.py $(or $(HINTS),200)
	@$(MAKE) --no-print-directory leaks

openspiel: dev
	@test -d .venv-openspiel || $(PY) -m venv .venv-openspiel
	@.venv-openspiel/bin/python -m pip install -q -e '.[openspiel]'
	@.venv-openspiel/bin/python tests/rl/openspiel.py

training: dev
	@test -d .venv-training || $(PY) -m venv .venv-training
	@.venv-training/bin/python -m pip install -q -e '.[rl,ray]' sb3-contrib
	@.venv-training/bin/python tests/rl/training.py

lock:
	@$(SETUP) lock $(ARGS)

clean:
	rm -rf .venv .venv.lock build dist .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules src/council/server/static
	rm -f src/council/_compiled.json
	find src -name '*.so' -delete
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
