#!/usr/bin/env bash
# Installs Debian's WebKit, its driver and a screen without a monitor for tests/webkit. Without them these tests skip.
set -euo pipefail

command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null && exit 0
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "paddock: installing WebKit for the smoke stories" >&2
    export DEBIAN_FRONTEND=noninteractive
    {
        apt-get -qq update
        apt-get -qq -y --no-install-recommends install webkit2gtk-driver xvfb
    } >/dev/null 2>&1 || true
fi
command -v WebKitWebDriver >/dev/null || echo "paddock: there is no WebKit, so its stories are skipped." >&2
