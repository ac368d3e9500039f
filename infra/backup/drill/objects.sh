# Sourced by restore-drill.sh. The backup storage stands for an account of another provider. Each run of the copy sends the
# changes only, and moves what it replaces or deletes to a folder named after its time.
backup_url=https://localhost:$backup_port

remote() { # NAME ENDPOINT ACCESS_KEY SECRET_KEY
  local setting=RCLONE_CONFIG_$1
  export "${setting}_TYPE=s3" "${setting}_PROVIDER=Other" "${setting}_REGION=$S3_REGION" "${setting}_ENDPOINT=$2"
  export "${setting}_ACCESS_KEY_ID=$3" "${setting}_SECRET_ACCESS_KEY=$4"
}
remote STACK "$stack_objects" "$S3_ROOT_ACCESS_KEY" "$S3_ROOT_SECRET_KEY"
remote PRODUCT "$S3_ENDPOINT" "$S3_ROOT_ACCESS_KEY" "$S3_ROOT_SECRET_KEY"
remote BACKUP "$backup_url" backup "$backup_password"
export RCLONE_CA_CERT="$folder/tls/certificate.pem" RCLONE_CONFIG=/dev/null
# rclone stops at this setting of other S3 clients.
unset AWS_CA_BUNDLE

start_backup_storage() {
  mkdir -p "$folder/backup" "$folder/tls"
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost -keyout "$folder/tls/key.pem" -out "$folder/tls/certificate.pem" 2>"$folder/log/tls.log"
  ROOT_ACCESS_KEY=backup ROOT_SECRET_KEY=$backup_password run backup-storage "$FERRULE_CACHE/versitygw-1.8.0/versitygw" \
    --port "127.0.0.1:$backup_port" --region "$S3_REGION" --health /health --cert "$folder/tls/certificate.pem" \
    --key "$folder/tls/key.pem" posix "$folder/backup"
  wait_for responds "$backup_url/health"
  local bucket
  for bucket in databases history "${buckets[@]}"; do rclone mkdir --quiet "BACKUP:$bucket"; done
}

# An empty storage of the product, with its buckets and the rights of its services.
start_object_storage() { # STATE
  FERRULE_STATE="$1" run object-storage "$root/infra/local/start/object-storage.sh"
  wait_for responds "$S3_ENDPOINT/health"
  "$root/infra/local/start/object-storage-setup.sh"
}

copy_bucket() { rclone "$@" --quiet --metadata --fast-list --transfers 8 --checkers 16; }

copy_stack() {
  for bucket in "${buckets[@]}"; do copy_bucket sync "STACK:$bucket" "PRODUCT:$bucket"; done
}

back_up_objects() {
  local time
  time=$(date -u +%Y-%m-%dT%H:%M:%SZ)
  for bucket in "${buckets[@]}"; do
    copy_bucket sync "PRODUCT:$bucket" "BACKUP:$bucket" --backup-dir "BACKUP:history/$time/$bucket"
  done
}

# Takes the last copy and undoes the runs since then, the newest first. Objects that are newer than the moment stay: no row
# names them.
restore_objects() { # MOMENT
  local time
  for bucket in "${buckets[@]}"; do copy_bucket sync "BACKUP:$bucket" "PRODUCT:$bucket"; done
  for time in $(rclone lsf --quiet --dirs-only BACKUP:history | sort --reverse); do
    [[ "$time" > "$1" ]] || break
    for bucket in "${buckets[@]}"; do copy_bucket copy "BACKUP:history/$time$bucket" "PRODUCT:$bucket" --ignore-times; done
  done
}

# One line for each object: its hash, bucket and name.
hash_objects() { # REMOTE
  for bucket in "${buckets[@]}"; do
    rclone hashsum sha256 --download --quiet --transfers 8 --checkers 8 "$1:$bucket" | sed "s#  #  $bucket/#"
  done | LC_ALL=C sort
}

# Replaces half of the named objects and deletes the others, as a mistaken script might.
damage_objects() {
  local number=0 name
  while read -r name; do
    number=$((number + 1))
    if ((number % 2)); then rclone deletefile --quiet "PRODUCT:$name"; else rclone rcat --quiet "PRODUCT:$name" <<<lost; fi
  done
}
