#!/usr/bin/env bash
# Downloads the distribution from Maven, compiles our providers against it, and runs Keycloak's build step, which fixes
# the providers, the database vendor and the features.
source "$(dirname "$0")/into-cache.sh"
source infra/local/keycloak.sh
into_cache keycloak "$keycloak_build"
mvn -B -q dependency:copy -Dartifact=org.keycloak:keycloak-quarkus-dist:$keycloak_version:zip -DoutputDirectory="$target"
unzip -q "$target"/keycloak-quarkus-dist-$keycloak_version.zip -d "$target"
mv "$target"/keycloak-$keycloak_version "$target/home"
rm "$target"/keycloak-quarkus-dist-$keycloak_version.zip
source infra/local/java.sh
"$JAVA_HOME/bin/javac" --release 17 -cp "$target/home/lib/lib/main/*" -d "$target/providers" "$keycloak_providers"/ferrule/identity/*.java
cp -r "$keycloak_providers/META-INF" "$target/providers/"
"$JAVA_HOME/bin/jar" --create --file "$target/home/providers/ferrule-identity.jar" -C "$target/providers" .
"$target/home/bin/kc.sh" build --db=postgres --health-enabled=true --metrics-enabled=true >"$target/build.log" 2>&1 ||
  { cat "$target/build.log" >&2; exit 1; }
mark_ready
