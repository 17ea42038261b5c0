#!/bin/sh
# Backs up PostgreSQL, in the container `backup` or for the database that the PG… variables name:
#   sh backup.sh daily          at once and every 24 hours; removes backups older than 14 days
#   sh backup.sh now            one backup
#   sh backup.sh restore FILE   replaces the database by a backup; stop the site first
# A backup gets its final name after a restore into a test database and a count of its leads.
set -eu
umask 077
folder=${BACKUPS:-/backups}

now() {
  file=$folder/$(date -u +%F-%H%M%S).backup
  pg_dump --format=custom --file="$file.part"
  dropdb --if-exists clinic_check
  createdb clinic_check
  pg_restore --no-owner --exit-on-error --dbname=clinic_check "$file.part"
  leads=$(psql --dbname=clinic_check --tuples-only --no-align --command='SELECT count(*) FROM lead')
  dropdb clinic_check
  (cd "$folder" && sync "$file.part" && mv "$file.part" "$file" && sha256sum "$(basename "$file")" >"$file.sha256")
  echo "$leads leads are in $file."
}

case ${1:-} in
  now) now ;;
  daily)
    # When a backup fails, this script exits and Docker restarts the container. The health check of
    # the container fails when the newest backup is older than 25 hours (compose.yaml).
    while :; do
      now
      find "$folder" -name '*.backup*' -mtime +13 -delete
      sleep 86400 &
      wait $!
    done
    ;;
  restore)
    file=$folder/$(basename "${2:?which file}")
    (cd "$folder" && sha256sum --check --quiet "$(basename "$file").sha256")
    sites=$(psql --tuples-only --no-align --command="SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'")
    [ "$sites" = 0 ] || { echo 'The site still uses the database: stop it first (docker compose stop site-a site-b).' >&2; exit 1; }
    # In one transaction, so that a failed restore changes nothing.
    pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$PGDATABASE" "$file"
    echo "Restored $(psql --tuples-only --no-align --command='SELECT count(*) FROM lead') leads from $file."
    ;;
  *) sed -n 's/^# \{0,1\}//; 2,6p' "$0" >&2; exit 2 ;;
esac
