#!/usr/bin/env bash
# Fills .venv with one lock file and the project itself: tools/setup_venv.sh run|dev|bench|node|lock
# Touches nothing outside the project, but for python3-venv on a Debian that lacks it. Called by make.
set -euo pipefail
cd -P "$(dirname "$0")/.."

wanted=$1
base_python=${PYTHON:-python3}
venv_python=.venv/bin/python

say() { echo "paddock: $*" >&2; }
fail() { say "$@"; exit 1; }

require_python() {
    command -v "$base_python" >/dev/null ||
        fail "Python 3.11 or newer is needed and '$base_python' was not found; install it or name one with PYTHON=/path/to/python."
    "$base_python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "Python 3.11 or newer is needed and '$base_python' is $("$base_python" -V 2>&1); name a newer one with PYTHON=/path/to/python."
}

can_make_venv() { "$base_python" -c 'import ensurepip, venv' 2>/dev/null; }

require_venv_module() {
    can_make_venv && return
    if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
        say "installing python3-venv"
        { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y install python3-venv; } >/dev/null 2>&1 || true
    fi
    can_make_venv ||
        fail "'$base_python' cannot make virtual environments; install its venv module (on Debian and Ubuntu: apt-get install python3-venv)."
}

# A virtual environment that was copied or moved still points at the tree it was made in.
venv_is_ours() { [ -x "$venv_python" ] && [ "$(cat .venv/made-in 2>/dev/null)" = "$PWD" ] && "$venv_python" -c ''; }

make_venv() {
    venv_is_ours && return
    require_python
    require_venv_module
    say "making .venv with $("$base_python" -V)"
    rm -rf .venv
    "$base_python" -m venv .venv
    echo "$PWD" >.venv/made-in
}

install_uv() {
    "$venv_python" -m pip install --quiet --require-hashes -r requirements/uv.txt ||
        say "uv cannot be installed here; pip does its work, slower."
}

install() {
    if .venv/bin/uv --version >/dev/null 2>&1 && .venv/bin/uv pip install --quiet --python "$venv_python" "$@"; then
        return
    fi
    say "installing with pip"
    "$venv_python" -m pip install --quiet "$@"
}

mkdir -p .cache
if command -v flock >/dev/null; then
    exec 9>.cache/setup.lock
    flock 9
fi

make_venv
install_uv
if [ "$wanted" != lock ]; then
    say "installing requirements/$wanted.txt"
    install --require-hashes -r "requirements/$wanted.txt" -r requirements/build.txt
    install --no-deps --no-build-isolation --editable .
fi
touch ".venv/ready-$wanted"
