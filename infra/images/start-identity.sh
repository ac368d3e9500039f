#!/bin/bash
# Starts Keycloak in a container; /opt/keycloak/data is writable, its import folder holds the realm.
set -euo pipefail
read_secret() { # NAME: the variable, or the content of the file that NAME_FILE names
  local file="${1}_FILE"
  if [ -n "${!file:-}" ]; then cat "${!file}"; else printf '%s' "${!1}"; fi
}
[[ "$(read_secret IDENTITY_DATABASE_URL)" =~ ^postgres://([^:]+):([^@]+)@([^/]+)/(.*)$ ]]
export KC_DB_USERNAME=${BASH_REMATCH[1]} KC_DB_PASSWORD=${BASH_REMATCH[2]}
export KC_DB_URL="jdbc:postgresql://${BASH_REMATCH[3]}/${BASH_REMATCH[4]}"
KC_BOOTSTRAP_ADMIN_PASSWORD=$(read_secret IDENTITY_ADMIN_PASSWORD)
export KC_BOOTSTRAP_ADMIN_USERNAME=admin KC_BOOTSTRAP_ADMIN_PASSWORD
export JAVA_OPTS_KC_HEAP="${JAVA_OPTS_KC_HEAP:--Xms256m -Xmx640m}"
exec /opt/keycloak/bin/kc.sh start --optimized --import-realm --cache="${IDENTITY_CACHE:-local}" \
  --http-enabled=true --http-port=18081 --http-management-port=19081 \
  --hostname="$IDENTITY_ORIGIN" --hostname-admin="$IDENTITY_INTERNAL_URL" --hostname-backchannel-dynamic=false \
  --spi-events-listener--email--include-events=UPDATE_CREDENTIAL \
  --proxy-headers=xforwarded --log-console-output=json
