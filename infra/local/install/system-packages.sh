#!/usr/bin/env bash
# Installs missing system packages on Debian and Ubuntu; on other systems it prints their names.
set -euo pipefail

missing=()
need() { # package, then a file or command that shows it is installed
  command -v "$2" >/dev/null || [ -e "$2" ] || compgen -G "$2" >/dev/null || missing+=("$1")
}
PATH="$PATH:/usr/sbin:/sbin"
need postgresql-15 /usr/lib/postgresql/15/bin/postgres
need redis-server redis-server
need varnish varnishd
need varnish-modules '/usr/lib/*/varnish/vmods/libvmod_xkey.so'
need clamav-daemon clamd
need hunspell-sk /usr/share/hunspell/sk_SK.dic
need chromium chromium
need chromium-headless-shell chromium-headless-shell
need unzip unzip
# Sets up the object storage
need curl curl
# The load generators of bench/
need wrk wrk
# The load balancer of a benchmark
need haproxy haproxy
need nghttp2-client h2load
# Stands in front of Postgres in a benchmark
need pgbouncer pgbouncer
# Verifies the signatures of advisories
need gpg gpg
# The validators of machine files
need python3-venv '/usr/lib/python3*/ensurepip'

[ ${#missing[@]} -eq 0 ] && exit 0
if ! command -v apt-get >/dev/null; then
  echo "Please install with your package manager: ${missing[*]}" >&2
  exit 1
fi
as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
echo "installing ${missing[*]}"
# The packages must not start their own services: the stack has its own processes and settings.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' | "${as_root[@]}" tee "$policy" >/dev/null
  "${as_root[@]}" chmod +x "$policy"
  trap '"${as_root[@]}" rm -f "$policy"' EXIT
fi
"${as_root[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
