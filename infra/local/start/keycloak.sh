#!/usr/bin/env bash
# Runs from a folder of hard links to the built distribution, so that the cache stays unchanged.
set -euo pipefail
source infra/local/java.sh
source infra/local/keycloak.sh
installed="$FERRULE_CACHE/keycloak-$keycloak_build/home"
home="$FERRULE_STATE/keycloak-$keycloak_build"
if [ ! -e "$home/bin/kc.sh" ]; then
  mkdir -p "$home"
  cp -al "$installed/." "$home/" 2>/dev/null || cp -a "$installed/." "$home/"
fi
mkdir -p "$home/data/import" "$home/data/password-blacklists"
node infra/identity/write-realm.ts "$home/data/import/alpha-realm.json"
node infra/identity/write-password-list.ts "$home/data/password-blacklists/breached-passwords.txt"
rm -rf "$home/themes/ferrule"
cp -r infra/identity/theme "$home/themes/ferrule"

[[ "$IDENTITY_DATABASE_URL" =~ ^postgres://([^:]+):([^@]+)@([^/]+)/(.*)$ ]]
export KC_DB_USERNAME=${BASH_REMATCH[1]} KC_DB_PASSWORD=${BASH_REMATCH[2]}
export KC_DB_URL="jdbc:postgresql://${BASH_REMATCH[3]}/${BASH_REMATCH[4]}"
export KC_BOOTSTRAP_ADMIN_USERNAME=admin KC_BOOTSTRAP_ADMIN_PASSWORD="$IDENTITY_ADMIN_PASSWORD"
export JAVA_OPTS_KC_HEAP="-Xms256m -Xmx640m"
exec "$home/bin/kc.sh" start --optimized --import-realm --cache=local \
  --http-enabled=true --http-host=127.0.0.1 --http-port="${IDENTITY_INTERNAL_URL##*:}" --http-management-port="${IDENTITY_MANAGEMENT_PORT:-19081}" \
  --hostname="$IDENTITY_ORIGIN" --hostname-admin="$IDENTITY_INTERNAL_URL" --hostname-backchannel-dynamic=false \
  --spi-events-listener--email--include-events=UPDATE_CREDENTIAL \
  --proxy-headers=xforwarded --log-console-output=json
