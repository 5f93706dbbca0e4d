#!/usr/bin/env bash
# Sees to it that there is an nginx for the test behind a proxy: the one that is there, or Debian's. Without one it skips.
set -euo pipefail

PATH="$PATH:/usr/sbin:/sbin"
command -v nginx >/dev/null && exit 0
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "paddock: installing nginx for the test behind a proxy" >&2
    # The test runs an nginx of its own: Debian's must not start a service on port 80.
    policy=/usr/sbin/policy-rc.d
    if [ ! -e "$policy" ]; then
        trap 'rm -f "$policy"' EXIT
        printf '#!/bin/sh\nexit 101\n' > "$policy" && chmod +x "$policy"
    fi
    export DEBIAN_FRONTEND=noninteractive
    {
        apt-get -qq update
        apt-get -qq -y --no-install-recommends install nginx-light
    } >/dev/null 2>&1 || true
fi
command -v nginx >/dev/null || echo "paddock: there is no nginx, so the test behind a proxy is skipped." >&2
