#!/usr/bin/env bash
# Sees to it that there is a Chromium for the browser tests: the one that is there, or Debian's. Without one they skip.
set -euo pipefail

[ -n "${PADDOCK_CHROMIUM:-}" ] && exit 0
for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null && exit 0
done
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "paddock: installing chromium for the browser tests" >&2
    export DEBIAN_FRONTEND=noninteractive
    {
        apt-get -qq update
        for name in chromium-headless-shell chromium; do
            apt-get -qq -y --no-install-recommends install "$name" && break
        done
    } >/dev/null 2>&1 || true
fi
command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null ||
    echo "paddock: there is no Chromium, so the browser tests are skipped; install one, or name it with PADDOCK_CHROMIUM=/path/to/chromium." >&2
