#!/usr/bin/env bash
# restore-drill.sh FOLDER MEGABYTES ARCHIVE_TIMEOUT: rehearses two losses with a copy of the running stack, which is filled
# up to the size. The folder must be empty. Prints the times.
#   1. A table is dropped and objects are replaced and deleted. Empty servers are restored to the second before; all rows
#      and objects are compared, and the product starts on them.
#   2. That server is killed and its folder deleted while a row is written every second. Another one is restored to the
#      end of the archive, and the lost seconds are counted.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
folder=$1 megabytes=$2 archive_timeout=$3
for part in settings processes postgres objects product; do source "$here/drill/$part.sh"; done
cd "$root"
for program in pgbackrest rclone openssl; do
  command -v "$program" >/dev/null || { echo "$program is missing: install it with your package manager" >&2; exit 1; }
done

end_all() {
  [ $? -eq 0 ] || tail -n 5 "$folder"/log/*.log >&2 || true
  stop_product
  for data in lost restored latest; do stop "$folder/$data" immediate || true; done
  for name in object-storage backup-storage; do end "$name"; done
}
trap end_all EXIT

mkdir -p "$folder"
[ "$(id -u)" -ne 0 ] || chown postgres "$folder"
"${as_postgres[@]}" mkdir -p "$folder"/{spool,lock,log}
start_backup_storage
start_object_storage "$folder/lost-objects"
copy_stack
"${as_postgres[@]}" "$binaries/pg_basebackup" --host 127.0.0.1 --port "$stack_postgres" --username owner \
  --pgdata "$folder/lost" --checkpoint fast
write_postgres_settings "$folder/lost" "$archive_timeout"
start "$folder/lost" '-c archive_mode=off -c fsync=off -c full_page_writes=off'
fill_up_to "$megabytes"
backrest stanza-create
stop "$folder/lost" fast
start "$folder/lost"

began=$(now)
backrest --type=full backup
echo "full backup of $(total_megabytes) MB: $(since "$began") s"
fill_up_to $(($(total_megabytes) + 2))
began=$(now)
back_up_objects
rows=$(hash_rows) objects=$(hash_objects PRODUCT)
echo "first copy of $(wc -l <<<"$objects") objects, and all hashes: $(since "$began") s"
# Copies of objects are dated to the second.
sleep 2
moment=$(date -u '+%Y-%m-%d %H:%M:%S')
sleep 2

sql --dbname data --command 'drop table outgoing_mail cascade'
grep -o -m 20 "$S3_MEDIA_BUCKET/.*" <<<"$objects" | damage_objects
began=$(now)
back_up_objects
echo "copy of the damaged objects: $(since "$began") s"
wait_for_archive 'pg_switch_wal()'
stop "$folder/lost" immediate
end object-storage

began=$(now)
restore_postgres restored --type=time --target="$moment+00" --target-action=promote
echo "restored to $moment: queries after $(since "$began") s"
start_object_storage "$folder/restored-objects"
restore_objects "${moment/ /T}Z"
echo "objects after $(since "$began") s"
restored=$(now)
require_equal rows "$rows" "$(hash_rows)"
require_equal objects "$objects" "$(hash_objects PRODUCT)"
compared=$(now)
start_product "$folder/restored-state"
node journeys/installation/restored-product.ts
echo "product ready after $(calculate "$restored - $began + $(now) - $compared") s, without the comparison"
stop_product

write_seconds
# The worst moment: just before the next segment would be archived.
wait_for_archive 'pg_current_wal_lsn()'
sleep $((archive_timeout - 2))
destroy "$folder/restored"
crashed=$(date +%s)
began=$(now)
restore_postgres latest
ready=$(since "$began")
lost=$((crashed - $(sql --dbname data --command 'select extract(epoch from max(at))::bigint from drill_second')))
echo "after a crash: queries after $ready s, $lost s of changes lost"
[ "$lost" -le 60 ] || { echo "more than a minute is lost" >&2; exit 1; }
