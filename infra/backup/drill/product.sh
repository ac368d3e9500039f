# Sourced by restore-drill.sh. Starts the processes that need restored data: identity server, content service and data
# service, with an empty Redis. The website and the edge hold copies only.
product=(cms data identity redis)

start_product() { # STATE
  local service
  mkdir -p "$1"
  FERRULE_STATE=$1 run redis infra/local/start/redis.sh
  FERRULE_STATE=$1 run identity infra/local/start/keycloak.sh
  for service in data cms; do run "$service" env --chdir="apps/$service" node src/serve.ts; done
  wait_for responds "http://127.0.0.1:$IDENTITY_MANAGEMENT_PORT/health/ready"
  wait_for responds "http://127.0.0.1:$DATA_OPERATIONS_PORT/readyz"
  wait_for responds "http://127.0.0.1:$CMS_OPERATIONS_PORT/readyz"
}

stop_product() {
  local name
  for name in "${product[@]}"; do end "$name"; done
}
