#!/usr/bin/env bash
# write-backends.sh FOLDER: writes backends.vcl from the settings EDGE_WEB_BACKENDS, EDGE_IDENTITY_BACKENDS and
# EDGE_CONTENT_BACKENDS, each a comma-separated list of HOST:PORT. A host name stands for all of its addresses, so a
# name that a container platform resolves to every instance is enough. Fails if nothing changed; while a name has no
# address, the last backends stay in use.
set -euo pipefail

list_addresses() { # HOST:PORT,...; one ADDRESS PORT a line
  local entry host port
  tr ',' '\n' <<<"$1" | while IFS= read -r entry; do
    host=${entry%:*} port=${entry##*:}
    # The resolver refuses even an address on a machine without a network.
    if [[ "$host" =~ ^[0-9.]+$ ]]; then echo "$host $port" && continue; fi
    { getent ahostsv4 "$host" || getent ahostsv6 "$host" || true; } | awk -v port="$port" '{ print $1, port }' | sort -u
  done
}

write_director() { # NAME TIMEOUT CONNECTIONS [PROPERTIES]; reads addresses
  local name=$1 first_byte=$2 connections=$3 properties=${4:-} address port number=0 added=''
  while read -r address port; do
    [ -n "$address" ] || continue
    number=$((number + 1))
    added+="  $name.add_backend(${name}_$number);"$'\n'
    echo "backend ${name}_$number {
  .host = \"$address\";
  .port = \"$port\";
  .connect_timeout = 1s;
  .first_byte_timeout = $first_byte;
  .max_connections = $connections;$properties
}"
  done
  # A director without a backend reports an unavailable service; the edge can start before the names resolve.
  echo "sub vcl_init {
  new $name = directors.round_robin();
$added}"
}

# A process that drains answers 503, and gets no new request after three seconds: DRAIN_SECONDS must be longer.
website='
  .between_bytes_timeout = 10s;
  .probe = { .url = "/readyz"; .interval = 1s; .timeout = 2s; .window = 4; .threshold = 2; .initial = 2; }'

main() {
  local file="$1/backends.vcl" web identity content
  web=$(list_addresses "$EDGE_WEB_BACKENDS")
  identity=$(list_addresses "$EDGE_IDENTITY_BACKENDS")
  content=$(list_addresses "$EDGE_CONTENT_BACKENDS")
  if [ -e "$file" ] && { [ -z "$web" ] || [ -z "$identity" ] || [ -z "$content" ]; }; then exit 1; fi
  {
    # The first backend is the default: a request that chooses none gets 503.
    echo 'backend nowhere none;'
    # A longer queue than the website works off in a second would let its probe fail, too.
    write_director web 10s 64 "$website" <<<"$web"
    # The same website. Live events and uploads have connections of their own. The data service allows 1,000 streams.
    write_director live 10s 1000 "$website" <<<"$web"
    # The same website: scripts, pictures and downloads, which take little of its time.
    write_director files 10s 200 "$website" <<<"$web"
    # The response to an upload starts after the object storage has stored the chunk.
    write_director uploads 60s 200 "$website" <<<"$web"
    write_director identity 15s 200 <<<"$identity"
    # Media respond after the object storage has stored them.
    write_director content 60s 100 <<<"$content"
  } >"$file.new"
  if cmp -s "$file.new" "$file"; then exit 1; fi
  mv "$file.new" "$file"
}

main "$1"
