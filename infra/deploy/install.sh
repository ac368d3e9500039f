#!/usr/bin/env bash
# install.sh DOMAIN [OPTION=VALUE…]: prepares an installation of the whole product in the current folder, which is empty
# at first, and starts it. Run it as root: secrets and data then belong to user 10001, as whom every container runs.
# Another run completes what is missing, changes nothing that exists, and starts what does not run.
#   images=registry.example.com/ferrule tag=1.0.0   where the images are
#   smtp=smtps://user:password@mail.example.com     the mail server that sends
#   administrator=ada@example.com:Ada:Lovelace      gets a link that sets up the account
#   certificate=FILE key=FILE                       PEM, for www., id. and cms.DOMAIN; without them one is made here
#   website=… identity=… content=…                  other host names
#   https=443 http=80 replies=127.0.0.1:11026       published ports, or ADDRESS:PORT; replies by mail arrive at the third
#   engine=docker|podman                            podman: with podman-compose
#   start=no                                        only prepares
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
domain=${1:?usage: install.sh DOMAIN [OPTION=VALUE…]; the options are at the top of this file}
images=localhost tag=$(git -C "$here" rev-parse --short=12 HEAD 2>/dev/null || echo latest) smtp='' administrator=''
certificate='' key='' website=www.$domain identity=id.$domain content=cms.$domain https=443 http=80
replies=127.0.0.1:11026 engine=docker start=yes
for option in "${@:2}"; do
  [[ "$option" =~ ^(images|tag|smtp|administrator|certificate|key|website|identity|content|https|http|replies|engine|start)=(.*)$ ]] ||
    { echo "unknown option $option" >&2; exit 2; }
  declare "${BASH_REMATCH[1]}=${BASH_REMATCH[2]}"
done
[ "$(id -u)" -eq 0 ] || { echo 'run it as root, because files of the containers get another owner' >&2; exit 1; }
umask 077

owned_by_containers() { chown -R 10001:10001 "$@"; }

write_settings() {
  [ -e .env ] && return
  : "${smtp:?smtp=… is missing}"
  local port=''
  [ "${https##*:}" = 443 ] || port=:${https##*:}
  cat >.env <<SETTINGS
# Written by install.sh. Change a line, then start again. Secrets are in secrets/, one file each.
IMAGES=$images
TAG=$tag
WEBSITE_HOST=$website
IDENTITY_HOST=$identity
CONTENT_HOST=$content
# With its colon; empty for 443
PUBLIC_PORT=$port
HTTPS_PORT=$https
HTTP_PORT=$http
# Where the mail server of REPLY_DOMAIN delivers replies to tickets
MAIL_IN_ADDRESS=$replies
SMTP_URL=$smtp
MAIL_FROM=portal@$domain
REPLY_DOMAIN=reply.$domain
REQUEST_TEAM_ADDRESS=requests@$domain
PORTAL_TEAM_ADDRESS=portal-team@$domain
SECURITY_CONTACT=mailto:security@$domain
# The registered name of the company
MANUFACTURER_COMPANY=$domain
# Services of other vendors that the portal links to
WIRE_FLOW_URL=https://wire-flow.plant.$domain
WIRE_FLOW_CLOUD_URL=https://wire-flow.$domain
WIRE_MASTER_URL=https://wire-master.$domain
MASTER_DATA_URL=https://master-data.$domain
DIRECT_URL=https://direct.$domain
KAMPUS_URL=https://kampus.$domain
SETTINGS
}

random() { openssl rand -base64 32 | tr '+/' '-_' | tr -d '=\n'; }

secret() { # NAME COMMAND…: writes the output of the command, unless the secret exists
  [ -e "secrets/$1" ] && return
  "${@:2}" >"secrets/$1.new"
  mv "secrets/$1.new" "secrets/$1"
}

url() { printf '%s%s%s' "$1" "$(random)" "$2"; }
ed25519() { openssl genpkey -algorithm ed25519 -outform DER | base64 -w 0; }
# The output of genpkey as DER is no PKCS #8 for elliptic curves.
p256() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 | openssl pkcs8 -topk8 -nocrypt -outform DER | base64 -w 0; }
signing_key() {
  local image
  image=$(sed -n 's/^IMAGES=//p' .env)/ferrule-data:$(sed -n 's/^TAG=//p' .env)
  "$engine" run --rm --network none --read-only --cap-drop ALL "$image" apps/data/src/advisories/create-signing-key.ts
}

write_secrets() {
  mkdir -p secrets
  local name
  for name in POSTGRES_OWNER_PASSWORD S3_{ROOT,CONTENT,DATA}_{ACCESS,SECRET}_KEY {REPLY_ADDRESS,REQUEST_LINK,FILE_LINK,PHONE_LINK,DOWNLOAD_LINK,PAGE_UNLOCK}_KEYS \
    BOT_CHECK_KEY IDENTITY_ADMIN_PASSWORD PAYLOAD_SECRET CONTENT_SERVICE_KEY CATALOGUE_IMPORT_KEY; do
    secret "$name" random
  done
  secret CONTENT_DATABASE_URL url postgres://content: @postgres:5432/content
  secret CONTENT_JOBS_DATABASE_URL url postgres://content_jobs: @postgres:5432/content
  secret DATA_MIGRATION_DATABASE_URL url postgres://data_migration: @postgres:5432/data
  secret DATA_DATABASE_URL url postgres://data: @postgres:5432/data
  secret IDENTITY_DATABASE_URL url postgres://identity: @postgres:5432/identity
  secret REDIS_URL url redis://: @redis:6379
  for name in SOFTWARE_SIGNING_KEY IDENTITY_DATA_KEY IDENTITY_CONTENT_KEY; do secret "$name" ed25519; done
  secret PUSH_SIGNING_KEY p256
  secret ADVISORY_SIGNING_KEY signing_key
  # The folder stays root's, so that on the machine root alone reads them.
  owned_by_containers secrets/*
  chmod 400 secrets/*
}

write_certificate() {
  mkdir -p tls
  if [ -n "$certificate" ]; then
    cp "$certificate" tls/certificate.pem
    cp "${key:?key=… is missing}" tls/key.pem
  elif [ ! -e tls/certificate.pem ]; then
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 397 -subj "/CN=$website" \
      -addext "subjectAltName=DNS:$website,DNS:$identity,DNS:$content" -keyout tls/key.pem -out tls/certificate.pem 2>/dev/null
  fi
  owned_by_containers tls
}

compose() { if [ "$engine" = podman ]; then podman-compose "$@"; else docker compose "$@"; fi; }

# The link needs the reconciled realm. Keycloak gives the first start 30 minutes for its tables and the realm.
print_link() {
  local address name family link
  IFS=: read -r address name family <<<"$administrator"
  echo 'waiting for the identity server, which makes its tables at the first start' >&2
  for _ in {1..120}; do
    if link=$(compose --profile first-administrator run --rm -T first-administrator "$address" "$name" "$family" 2>first-administrator.log); then
      rm first-administrator.log
      echo "$address sets up the account within 12 hours at"
      echo "$link"
      return
    fi
    # Nothing to wait for.
    if grep -q 'has set up the account already' first-administrator.log; then break; fi
    sleep 15
  done
  cat first-administrator.log >&2
  return 1
}

write_settings
write_secrets
write_certificate
mkdir -p data/{postgres,redis,search,objects,signatures,identity/{realm,passwords}}
owned_by_containers data
[ -e compose.yaml ] || cp "$here/installation/compose.yaml" compose.yaml
echo "prepared $(pwd): settings in .env, secrets in secrets/, data in data/"
if [ "$start" = yes ]; then
  compose up --detach
  if [ -n "$administrator" ]; then print_link; fi
fi
