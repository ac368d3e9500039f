# Sourced by restore-drill.sh. Points the settings of the product, which describe the running stack, to the servers of the drill.
stack_postgres=$POSTGRES_PORT stack_objects=$S3_ENDPOINT
export POSTGRES_PORT=25440 S3_ENDPOINT=http://127.0.0.1:25441
export REDIS_URL=redis://:redis-local@127.0.0.1:25443
export DATA_PORT=25444 DATA_OPERATIONS_PORT=25445 DATA_SERVICE_URL=http://127.0.0.1:25444
export CMS_PORT=25446 CMS_OPERATIONS_PORT=25447 CONTENT_SERVICE_URL=http://127.0.0.1:25446
export IDENTITY_INTERNAL_URL=http://127.0.0.1:25448 IDENTITY_MANAGEMENT_PORT=25449
export IDENTITY_ORIGIN="${IDENTITY_ORIGIN%:*}:25448"
export IDENTITY_ISSUER="$IDENTITY_ORIGIN/realms/alpha"
for name in CONTENT_DATABASE_URL CONTENT_JOBS_DATABASE_URL DATA_DATABASE_URL IDENTITY_DATABASE_URL; do
  export "$name=${!name/:$stack_postgres\//:$POSTGRES_PORT/}"
done
export NODE_ENV=production TRACES_FOLDER="$folder/traces"
export PGPASSWORD=$POSTGRES_OWNER_PASSWORD
buckets=("$S3_QUARANTINE_BUCKET" "$S3_FILES_BUCKET" "$S3_MEDIA_BUCKET" "$S3_PICTURES_BUCKET")
backup_port=25442 backup_password=only-for-the-drill
