#!/bin/sh
# Serves another release, to update as well as to roll back. As root:
#   sh deploy/switch.sh /srv/clinic/releases/2026-11-22                          the unit clinic
#   sh deploy/switch.sh /srv/clinic/releases/2026-11-22 clinic@3000 clinic@3001  one after the other, without interruption
# Each unit is ready before the next is restarted; when one is not after a minute, the release before is served again.
set -eu

case ${1:-} in ''|-*) sed -n 's/^# \{0,1\}//; 2,5p' "$0" >&2; exit 2 ;; esac
release=$(realpath "$1")
shift
[ $# -gt 0 ] || set -- clinic
current=$(dirname "$(dirname "$release")")/current
[ -f "$release/.next/build-stamp.txt" ] || { echo "There is no build in $release: npm run build there first." >&2; exit 1; }
before=$(realpath -e "$current" 2>/dev/null || true)

# Replaces the link in one step.
serve() {
  ln -sfn "$1" "$current.new"
  mv -T "$current.new" "$current"
}

url_of() {
  port=3000
  case $1 in *@*) port=${1#*@} ;; esac
  echo "http://127.0.0.1:$port"
}

# True when something answers on the port of a unit that is stopped: it would answer in the unit's place, with what it has.
is_taken() {
  code=0
  curl --silent --output /dev/null --max-time 5 "$(url_of "$1")" || code=$?
  # 7: nothing listens there.
  [ $code -ne 7 ]
}

is_ready() {
  for _ in $(seq 120); do
    curl --fail --silent --output /dev/null "$(url_of "$1")/api/health/ready" && return
    sleep 0.5
  done
  return 1
}

# Ends with the release before, in the units that were started with the new one.
give_up() {
  echo "$1" >&2
  if [ -n "$before" ]; then
    serve "$before"
    for each in $started; do systemctl restart "$each" && is_ready "$each" || true; done
    echo "Serving $before again." >&2
  fi
  exit 1
}

# Pages that are open, or in a cache, ask for the files of their own build.
[ -z "$before" ] || [ "$before" = "$release" ] || cp -Rup "$before/.next/static/." "$release/.next/static/"

serve "$release"
started=
for unit; do
  systemctl stop "$unit" || give_up "$unit cannot be stopped (systemctl status $unit)."
  if is_taken "$unit"; then
    give_up "$unit is stopped, yet $(url_of "$unit") answers: another process has its port (another unit? systemctl disable --now it; ss -ltnp names it)."
  fi
  started="$started $unit"
  systemctl start "$unit" && is_ready "$unit" ||
    give_up "$unit does not become ready with $release (journalctl -u $unit)."
done
echo "Serving $release."
