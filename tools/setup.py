"""Sets the project up in .venv and runs it; behind every `make` target.

    python3 tools/setup.py run -- council play    set up to play, then run a command
    python3 tools/setup.py test                   set up to develop; all checks, all tests
    python3 tools/setup.py check                  the same without the slow tests
    python3 tools/setup.py dev                    set up to develop
    python3 tools/setup.py compile                compile the hot files
    python3 tools/setup.py site                   the page that needs no server
    python3 tools/setup.py lock [--upgrade]       write requirements/*.txt again

An old Python can read this file, down to 2.7. It is short and loads nothing before it holds Ctrl-C
back, which would end in a traceback until then. tools/setting_up.py does the work.
"""

import sys

OLDEST = (3, 11)
if sys.version_info < OLDEST:
    wanted = "Python {}.{} or newer".format(*OLDEST)
    have = "{}.{}.{}".format(*sys.version_info[:3])
    then = "install one, and name it: make PY=python3.12 play"
    sys.exit("small-council: needs " + wanted + ", this is " + have + "; " + then)

if __name__ == "__main__":
    held = __import__("_signal")  # `signal` takes its time: it loads others
    if hasattr(held, "pthread_sigmask"):
        held.pthread_sigmask(held.SIG_BLOCK, [held.SIGINT])
    if sys.flags.no_site:  # make leaves it to us: what it loads may take long
        import site

        site.main()
    import setting_up

    setting_up.main(sys.argv[1:], str(__doc__))
