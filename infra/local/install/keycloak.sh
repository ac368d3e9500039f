#!/usr/bin/env bash
# The distribution from Maven, our own rules compiled against it, then Keycloak's own build step, which fixes them
# together with the database kind and features.
source "$(dirname "$0")/into-cache.sh"
source infra/local/keycloak.sh
into_cache keycloak "$keycloak_build"
mvn -B -q dependency:copy -Dartifact=org.keycloak:keycloak-quarkus-dist:$keycloak_version:zip -DoutputDirectory="$target"
unzip -q "$target"/keycloak-quarkus-dist-$keycloak_version.zip -d "$target"
mv "$target"/keycloak-$keycloak_version "$target/home"
rm "$target"/keycloak-quarkus-dist-$keycloak_version.zip
source infra/local/java.sh
"$JAVA_HOME/bin/javac" --release 17 -cp "$target/home/lib/lib/main/*" -d "$target/rules" "$keycloak_rules"/ferrule/identity/*.java
cp -r "$keycloak_rules/META-INF" "$target/rules/"
"$JAVA_HOME/bin/jar" --create --file "$target/home/providers/ferrule-identity.jar" -C "$target/rules" .
"$target/home/bin/kc.sh" build --db=postgres --health-enabled=true --metrics-enabled=true >"$target/build.log" 2>&1 ||
  { cat "$target/build.log" >&2; exit 1; }
mark_ready
