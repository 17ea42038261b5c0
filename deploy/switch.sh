#!/bin/sh
# Serves another release, to update as well as to roll back. As root:
#   sh deploy/switch.sh /srv/clinic/releases/2026-11-22                          the unit clinic
#   sh deploy/switch.sh /srv/clinic/releases/2026-11-22 clinic@3000 clinic@3001  one after the other, without interruption
# Each unit is ready before the next is restarted; when one is not after a minute, the release before is served again.
set -eu

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

is_ready() {
  port=3000
  case $1 in *@*) port=${1#*@} ;; esac
  for _ in $(seq 120); do
    curl --fail --silent --output /dev/null "http://127.0.0.1:$port/api/health/ready" && return
    sleep 0.5
  done
  return 1
}

# Pages that are open, or in a cache, ask for the files of their own build.
[ -z "$before" ] || [ "$before" = "$release" ] || cp -Rup "$before/.next/static/." "$release/.next/static/"

serve "$release"
for unit; do
  systemctl restart "$unit" && is_ready "$unit" && continue
  echo "$unit does not become ready with $release (journalctl -u $unit)." >&2
  if [ -n "$before" ]; then
    serve "$before"
    for each; do systemctl restart "$each" && is_ready "$each" || true; done
    echo "Serving $before again." >&2
  fi
  exit 1
done
echo "Serving $release."
