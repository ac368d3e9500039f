# Sourced. Which Keycloak is used: its version, and by a sum over our own rules the folder of the cache it is built in.
keycloak_version=26.7.5
keycloak_rules=infra/identity/provider
keycloak_build="$keycloak_version-$(find "$keycloak_rules" -type f | LC_ALL=C sort | xargs cat | cksum | cut -d ' ' -f 1)"
