#!/usr/bin/env bash
# Keeps the edge's list of hosts equal to the site table: the worker puts it into Redis, this brings it here.
#   keep-hosts.sh once FOLDER            writes hosts.vcl before the edge starts
#   keep-hosts.sh beside PID RUN FOLDER  follows changes and reloads the rules for as long as that process lives
# While Redis is away the last list holds; before the first one there is nothing to answer at all.
set -euo pipefail

[[ "$REDIS_URL" =~ ^redis://:([^@]+)@([^:/]+):([0-9]+) ]]
password=${BASH_REMATCH[1]} host=${BASH_REMATCH[2]} port=${BASH_REMATCH[3]}
# The website is told the public address, whatever port a reader's Host header named: it goes into shared answers.
[[ "$EDGE_ORIGIN" =~ ^(https?)://[^:/]+(:[0-9]+)?$ ]]
public="sub public_address {
  set bereq.http.X-Forwarded-Proto = \"${BASH_REMATCH[1]}\";
  set bereq.http.X-Forwarded-Host = bereq.http.Host + \"${BASH_REMATCH[2]}\";
}"

read_hosts() { # one a line; what does not look like a host is left out, since it goes into the rules as it stands
  { exec 3<>"/dev/tcp/$host/$port" && printf 'AUTH %s\r\nGET content:hosts\r\nQUIT\r\n' "$password" >&3; } 2>/dev/null || return 0
  timeout 2 cat <&3 | grep '^\[' | tr -d '[]"\r ' | tr ',' '\n' | grep -xE '[a-z0-9]([a-z0-9.-]*[a-z0-9])?' || true
}

write_hosts() { # FOLDER; fails when nothing changed
  local names
  names=$(read_hosts | sed 's/\./\\./g' | paste -sd '|')
  if [ -n "$names" ]; then
    echo "sub known_host {
  if (req.http.Host !~ \"^($names)\$\") {
    call tidy_host;
    if (req.http.Host !~ \"^($names)\$\") { return (synth(421, \"Unknown host\")); }
  }
}"
  elif [ -e "$1/hosts.vcl" ]; then
    return 1
  else
    echo 'sub known_host { return (synth(503, "No sites yet")); }'
  fi >"$1/hosts.vcl.new"
  echo "$public" >>"$1/hosts.vcl.new"
  if cmp -s "$1/hosts.vcl.new" "$1/hosts.vcl"; then return 1; fi
  mv "$1/hosts.vcl.new" "$1/hosts.vcl"
}

reload() { # RUN; what is stored stays stored
  local name
  name="hosts_$(date +%s%N)"
  varnishadm -n "$1" vcl.load "$name" edge.vcl >/dev/null && varnishadm -n "$1" vcl.use "$name" >/dev/null || return 1
  varnishadm -n "$1" vcl.list | awk '$1 == "available" { print $NF }' | while read -r old; do
    varnishadm -n "$1" vcl.discard "$old" >/dev/null || true
  done
  echo '{"service":"edge","event":"hosts-changed"}'
}

main() {
  case $1 in
    once) write_hosts "$2" || true ;;
    beside)
      pending=no
      while sleep 2 && kill -0 "$2" 2>/dev/null; do
        if write_hosts "$4"; then pending=yes; fi
        if [ $pending = yes ] && reload "$3"; then pending=no; fi
      done
      ;;
  esac
  exit
}

main "$@"
