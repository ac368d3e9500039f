#!/usr/bin/env bash
# The distribution from Maven, then Keycloak's own build step, which fixes the database kind and features.
source "$(dirname "$0")/into-cache.sh"
here=$(cd "$(dirname "$0")" && pwd)
into_cache keycloak 26.7.5
mvn -B -q dependency:copy -Dartifact=org.keycloak:keycloak-quarkus-dist:26.7.5:zip -DoutputDirectory="$target"
unzip -q "$target"/keycloak-quarkus-dist-26.7.5.zip -d "$target"
mv "$target"/keycloak-26.7.5 "$target/home"
rm "$target"/keycloak-quarkus-dist-26.7.5.zip
source "$here/../java.sh"
"$target/home/bin/kc.sh" build --db=postgres --health-enabled=true --metrics-enabled=true >"$target/build.log" 2>&1 ||
  { cat "$target/build.log" >&2; exit 1; }
mark_ready
