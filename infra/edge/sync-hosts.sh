#!/usr/bin/env bash
# Syncs the edge's list of hosts with the site table, which the worker stores in Redis, and its backends with the
# addresses behind their names.
#   sync-hosts.sh once FOLDER            writes hosts.vcl, addresses.vcl and backends.vcl before the edge starts
#   sync-hosts.sh beside PID RUN FOLDER  follows changes and reloads the VCL as long as that process runs
# While Redis is unavailable, the last list stays in use; before the first list, every request gets 503.
set -euo pipefail

REDIS_URL=${REDIS_URL:-$(cat "$REDIS_URL_FILE")}
[[ "$REDIS_URL" =~ ^redis://:([^@]+)@([^:/]+):([0-9]+) ]]
password=${BASH_REMATCH[1]} host=${BASH_REMATCH[2]} port=${BASH_REMATCH[3]}
# The website receives the public address and not the port of the client's Host header, because it appears in cached
# pages.
[[ "$EDGE_ORIGIN" =~ ^(https?)://[^:/]+(:[0-9]+)?$ ]]
public="sub public_address {
  set bereq.http.X-Forwarded-Proto = \"${BASH_REMATCH[1]}\";
  set bereq.http.X-Forwarded-Host = bereq.http.Host + \"${BASH_REMATCH[2]}\";
}"

# The content admin has one host. It keeps its port, because Next compares the host with the origin of a form.
[[ "$CMS_ORIGIN" =~ ^(https?)://([a-z0-9.-]+(:[0-9]+)?)$ ]]
addresses="sub check_content_host {
  if (std.tolower(req.http.Host) != \"${BASH_REMATCH[2]}\") { return (synth(421, \"Unknown host\")); }
}

sub content_address {
  set bereq.http.X-Forwarded-Proto = \"${BASH_REMATCH[1]}\";
  set bereq.http.X-Forwarded-Host = \"${BASH_REMATCH[2]}\";
}"

[[ "$IDENTITY_ORIGIN" =~ ^(https?)://([a-z0-9.-]+)(:[0-9]+)?$ ]]
addresses+="

sub check_identity_host {
  if (req.http.Host != \"${BASH_REMATCH[2]}\") { return (synth(421, \"Unknown host\")); }
}

sub identity_address {
  set bereq.http.X-Forwarded-Proto = \"${BASH_REMATCH[1]}\";
}"

write_backends="$(dirname "${BASH_SOURCE[0]}")/write-backends.sh"

read_hosts() { # one a line; skips names that are no valid host, because they are inserted into the VCL unescaped
  { exec 3<>"/dev/tcp/$host/$port" && printf 'AUTH %s\r\nGET content:hosts\r\nQUIT\r\n' "$password" >&3; } 2>/dev/null || return 0
  timeout 2 cat <&3 | grep '^\[' | tr -d '[]"\r ' | tr ',' '\n' | grep -xE '[a-z0-9]([a-z0-9.-]*[a-z0-9])?' || true
}

write_hosts() { # FOLDER; fails when nothing changed
  local names
  names=$(read_hosts | sed 's/\./\\./g' | paste -sd '|')
  if [ -n "$names" ]; then
    echo "sub check_host {
  if (req.http.Host !~ \"^($names)\$\") {
    call normalise_host;
    if (req.http.Host !~ \"^($names)\$\") { return (synth(421, \"Unknown host\")); }
  }
}"
  elif [ -e "$1/hosts.vcl" ]; then
    return 1
  else
    echo 'sub check_host { return (synth(503, "No sites yet")); }'
  fi >"$1/hosts.vcl.new"
  echo "$public" >>"$1/hosts.vcl.new"
  if cmp -s "$1/hosts.vcl.new" "$1/hosts.vcl"; then return 1; fi
  mv "$1/hosts.vcl.new" "$1/hosts.vcl"
}

reload() { # RUN; the cache is preserved
  local name
  name="hosts_$(date +%s%N)"
  varnishadm -n "$1" vcl.load "$name" edge.vcl >/dev/null && varnishadm -n "$1" vcl.use "$name" >/dev/null || return 1
  varnishadm -n "$1" vcl.list | awk '$1 == "available" { print $NF }' | while read -r old; do
    varnishadm -n "$1" vcl.discard "$old" >/dev/null || true
  done
  echo '{"service":"edge","event":"rules-reloaded"}'
}

main() {
  case $1 in
    once)
      echo "$addresses" >"$2/addresses.vcl"
      "$write_backends" "$2" || true
      write_hosts "$2" || true
      ;;
    beside)
      pending=no
      while sleep 2 && kill -0 "$2" 2>/dev/null; do
        if write_hosts "$4"; then pending=yes; fi
        if "$write_backends" "$4"; then pending=yes; fi
        if [ $pending = yes ] && reload "$3"; then pending=no; fi
      done
      ;;
  esac
  exit
}

main "$@"
