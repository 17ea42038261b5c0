#!/bin/sh
# Serves the release in FOLDER: an update or a rollback. As root:
#   sh deploy/switch.sh FOLDER                          restarts the systemd unit `clinic`
#   sh deploy/switch.sh FOLDER clinic@3000 clinic@3001  restarts these units one after another
# FOLDER is the folder of the release, such as /srv/clinic/releases/2026-11-22. Requests wait during
# the restart. The script waits until a unit is ready before it restarts the next unit. If a unit
# crashes twice, or is not ready after a minute, the script serves the previous release again.
set -eu

case ${1:-} in ''|-*) sed -n 's/^# \{0,1\}//; 2,7p' "$0" >&2; exit 2 ;; esac
release=$(realpath "$1")
shift
[ $# -gt 0 ] || set -- clinic
current=$(dirname "$(dirname "$release")")/current
[ -f "$release/.next/build-stamp.txt" ] || { echo "There is no build in $release: npm run build there first." >&2; exit 1; }
before=$(realpath -e "$current" 2>/dev/null || true)
for unit; do
  systemctl cat "$unit.socket" >/dev/null || { echo "Install $unit.socket first: docs/operations.md, Without containers." >&2; exit 1; }
done

# Points the link `current` to a release. `mv` replaces the old link in one step, so that `current`
# is never missing.
serve() {
  ln -sfn "$1" "$current.new"
  mv -T "$current.new" "$current"
}

url_of() {
  port=3000
  case $1 in *@*) port=${1#*@} ;; esac
  echo "http://127.0.0.1:$port"
}

# Prints how many times systemd has restarted the unit by itself, such as after a crash.
restarts_of() {
  systemctl show --property=NRestarts --value "$1"
}

# Waits at most a minute until the unit is ready. Returns 1 as soon as the unit has crashed twice,
# because nginx gives up on waiting requests after 30 seconds.
is_ready() {
  restarts=$(restarts_of "$1")
  deadline=$(($(date +%s) + 60))
  while [ "$(date +%s)" -lt $deadline ] && [ "$(restarts_of "$1")" -lt $((restarts + 2)) ]; do
    curl --fail --silent --output /dev/null --max-time 3 "$(url_of "$1")/api/health/ready" && return
    sleep 0.5
  done
  return 1
}

# Serves the previous release again, with a restart of the units that run the new release.
give_up() {
  echo "$1" >&2
  if [ -n "$before" ]; then
    serve "$before"
    for each in $started; do systemctl restart "$each" && is_ready "$each" || true; done
    echo "Serving $before again." >&2
  fi
  exit 1
}

# Copies the static files of the previous build into the new release, because open and cached pages
# request these files.
[ -z "$before" ] || [ "$before" = "$release" ] || cp -Rup "$before/.next/static/." "$release/.next/static/"

serve "$release"
started=
for unit; do
  started="$started $unit"
  systemctl restart "$unit" ||
    give_up "$unit does not start (systemctl status $unit.socket $unit). Another process may have its port: ss -ltnp names it."
  is_ready "$unit" || give_up "$unit does not become ready with $release (journalctl -u $unit)."
done
echo "Serving $release."
