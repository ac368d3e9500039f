#!/usr/bin/env bash
# check-images.sh TAG [PART…]: starts parts of the product from the images with this tag as a cluster does (user 10001,
# read-only root, no capability, none to be gained), waits until each is ready, asks it, and prints the size of its image.
#   web data worker mail-in cms    beside a running stack (./dev up): on its servers, but on ports of their own
#   migrate-content                the migrations of the content service, of which that stack has none left
#   edge identity postgres redis search-engine object-storage virus-scanner     in a network without any connection
# Needs podman, curl and root. Writes nothing but what starting writes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
tag=${1:?usage: check-images.sh TAG [PART…]; the parts are at the top of this file}
parts=("${@:2}")
[ ${#parts[@]} -gt 0 ] || parts=(data worker mail-in cms migrate-content web edge postgres identity redis search-engine object-storage virus-scanner)
failures=0 started=()

settings=.env.example
[ ! -e .env ] || settings=.env
set -a
# shellcheck source=/dev/null
. "./$settings"
WEB_PORT=27080 WEB_OPERATIONS_PORT=27081 CMS_PORT=27082 CMS_OPERATIONS_PORT=27083 DATA_PORT=27100 DATA_OPERATIONS_PORT=27101
WORKER_OPERATIONS_PORT=27103 MAIL_IN_PORT=21026 MAIL_IN_OPERATIONS_PORT=27107
CONTENT_SERVICE_URL=http://127.0.0.1:$CMS_PORT DATA_SERVICE_URL=http://127.0.0.1:$DATA_PORT LISTEN_HOST=127.0.0.1 TRACES_FOLDER=
set +a
mapfile -t environment < <(sed -n 's/^\([A-Z0-9_]*\)=.*/--env=\1/p' "$settings" .env.example | sort -u)

# The last one first, because identity uses the network of another.
stop_all() { for ((index = ${#started[@]} - 1; index >= 0; index--)); do podman rm --force --time 10 "${started[index]}" >/dev/null; done; }
trap stop_all EXIT

expect() { # TEXT PATTERN ANSWER
  if [[ "$3" =~ $2 ]]; then echo "ok       $1"; else echo "FAILED   $1: $3" && failures=$((failures + 1)); fi
}
start() { # PART IMAGE NETWORK [--tmpfs=…] [COMMAND…]
  local options=()
  while [[ "${4:-}" == --* ]]; do options+=("$4") && set -- "${@:1:3}" "${@:5}"; done
  podman run --detach --name "ferrule-check-$1" --network "$3" --user 10001:10001 --read-only --cap-drop=all \
    --security-opt=no-new-privileges --tmpfs=/tmp:mode=1777,size=128m "${options[@]}" "${environment[@]}" \
    "localhost/ferrule-$2:$tag" "${@:4}" >/dev/null
  started+=("ferrule-check-$1")
}
check_rights() { # PART: as the kernel sees its first process
  local process
  process=$(podman inspect --format '{{.State.Pid}}' "ferrule-check-$1")
  expect "$1 has no rights" '^10001 0+ 0+ 1 ro' "$(
    awk '/^(Uid|CapEff|CapBnd|NoNewPrivs):/ { printf "%s ", $2 }' "/proc/$process/status"
    awk '$5 == "/" { print $6 }' "/proc/$process/mountinfo"
  )"
}
check_ready() { # PART COMMAND…: repeats the command until it succeeds
  local began=$SECONDS
  until "${@:2}" >/dev/null 2>&1; do
    if [ $((SECONDS - began)) -ge 300 ] || [ "$(podman inspect --format '{{.State.Running}}' "ferrule-check-$1")" = false ]; then
      expect "$1 is ready" ^$ "$(podman logs --tail 5 "ferrule-check-$1" 2>&1)"
      return
    fi
    sleep 1
  done
  expect "$1 is ready after $((SECONDS - began)) s" '' ''
  check_rights "$1"
}
in_container() { podman exec "ferrule-check-$1" "${@:2}"; }
is_open() { in_container "$1" bash -c "exec 3<>/dev/tcp/127.0.0.1/$2"; }
ask() { curl --silent --show-error --max-time 60 --output /dev/null --write-out '%{http_code} %{content_type}' "$@" 2>&1 || true; }

start_process() { # PART IMAGE PORT [COMMAND…]
  start "$1" "$2" host "${@:4}"
  check_ready "$1" curl --silent --fail "http://127.0.0.1:$3/readyz"
}
check_server() { # PART COMMAND…: a server of the product, with a folder in memory as its data
  start "$1" servers none --tmpfs=/data:mode=1777,size=512m "$1.sh"
  check_ready "$1" in_container "$1" "${@:2}"
}

check_web() {
  start_process web web "$WEB_OPERATIONS_PORT"
  expect 'web renders a page' '^200 text/html' "$(ask "http://127.0.0.1:$WEB_PORT/en" --header "Host: ${EDGE_ORIGIN#*://}")"
}
check_cms() {
  local origin=http://127.0.0.1:$CMS_PORT page files file
  start_process cms cms "$CMS_OPERATIONS_PORT"
  expect 'cms answers its REST API' '^200 application/json' "$(ask "$origin/api/sites?limit=1&depth=0")"
  expect 'cms answers GraphQL' '^200 application/json' \
    "$(ask "$origin/api/graphql" --header 'Content-Type: application/json' --data '{"query":"{ Sites(limit: 1) { totalDocs } }"}')"
  page=$(curl --silent --max-time 60 "$origin/admin/login")
  mapfile -t files < <(grep -oE '/_next/static/[^"\\ ]+[.](js|css|woff2)' <<<"$page" | sort -u)
  expect "the admin page has ${#files[@]} scripts, styles and fonts" '^[1-9][0-9]* *$' "${#files[@]}"
  for file in "${files[@]}"; do
    [[ "$(ask "$origin$file")" == 200* ]] || expect "cms serves $file" '^200' "$(ask "$origin$file")"
  done
  expect 'cms scales a picture' ^image/avif$ "$(podman exec --workdir /app/apps/cms ferrule-check-cms /usr/local/bin/node \
    --input-type=module --eval "import sharp from 'sharp'
const bytes = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'red' } }).resize(8).avif().toBuffer()
console.log((await sharp(bytes).metadata()).width === 8 ? 'image/avif' : 'another size')" 2>&1)"
}
check_migrations() {
  start migrate-content cms host apps/cms/src/migrate.ts
  expect 'migrate-content ends well' ^0$ "$(podman wait ferrule-check-migrate-content)"
}
check_edge() {
  start edge edge none --tmpfs=/run/edge:exec,mode=1777,size=256m
  check_ready edge is_open edge 18080
  expect 'edge answers, without any site' '^HTTP/1.1 (421|503) ' \
    "$(in_container edge bash -c 'exec 3<>/dev/tcp/127.0.0.1/8080; printf "GET / HTTP/1.1\r\nHost: www\r\nConnection: close\r\n\r\n" >&3; head -n 1 <&3')"
}
check_identity() { # On the loopback of the container of Postgres
  local urls=(CONTENT_DATABASE_URL CONTENT_JOBS_DATABASE_URL DATA_MIGRATION_DATABASE_URL DATA_DATABASE_URL IDENTITY_DATABASE_URL) name
  [[ " ${started[*]} " == *" ferrule-check-postgres "* ]] || check_part postgres
  in_container postgres env POSTGRES_PORT=5432 /servers/postgres-setup.sh
  # shellcheck disable=SC2034 -- start passes it on by its name
  IDENTITY_DATABASE_URL=${IDENTITY_DATABASE_URL/:$POSTGRES_PORT/:5432}
  start identity identity container:ferrule-check-postgres --tmpfs=/opt/keycloak/data:mode=1777,size=128m
  check_ready identity in_container identity bash -c \
    "exec 3<>/dev/tcp/127.0.0.1/19081; printf 'HEAD /health/ready HTTP/1.0\r\n\r\n' >&3; read -r status <&3; [[ \$status == *' 200 '* ]]"
}
check_part() {
  case $1 in
    web) check_web ;;
    data) start_process data data "$DATA_OPERATIONS_PORT" ;;
    worker) start_process worker data "$WORKER_OPERATIONS_PORT" apps/data/src/worker.ts ;;
    mail-in) start_process mail-in data "$MAIL_IN_OPERATIONS_PORT" apps/data/src/receive-mail.ts ;;
    cms) check_cms ;;
    migrate-content) check_migrations ;;
    edge) check_edge ;;
    identity) check_identity ;;
    postgres) check_server postgres pg_isready --quiet --host 127.0.0.1 --username owner --dbname postgres ;;
    redis) check_server redis redis-cli ping ;;
    search-engine) check_server search curl --silent --fail 'http://127.0.0.1:9200/_cluster/health' ;;
    object-storage) check_server object-storage curl --silent --fail http://127.0.0.1:9000/health ;;
    virus-scanner) check_server virus-scanner bash -c 'exec 3<>/dev/tcp/127.0.0.1/3310' ;;
    *) echo "unknown part $1" >&2 && exit 2 ;;
  esac
}

for part in "${parts[@]}"; do check_part "$part"; done
for image in web data cms edge identity servers; do
  podman image exists "localhost/ferrule-$image:$tag" &&
    echo "         ferrule-$image:$tag $(podman image inspect --format '{{.Size}}' "localhost/ferrule-$image:$tag" | awk '{ printf "%.0f MB", $1 / 1000000 }')"
done
[ "$failures" -eq 0 ] || { echo "$failures checks failed" >&2; exit 1; }
