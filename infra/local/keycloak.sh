# Sourced. The version of Keycloak, and the name of its cache folder, which contains a checksum of our providers.
keycloak_version=26.7.5
keycloak_providers=infra/identity/provider
keycloak_build="$keycloak_version-$(find "$keycloak_providers" -type f | LC_ALL=C sort | xargs cat | cksum | cut -d ' ' -f 1)"
