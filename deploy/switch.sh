#!/bin/sh
# Serves a release: an update, a rollback or a restart. As root:
#   sh deploy/switch.sh FOLDER        FOLDER is a release, such as /srv/clinic/releases/2026-11-22
#   sh deploy/switch.sh FOLDER 2      with two instances, which need PostgreSQL
#   sh deploy/switch.sh FOLDER move   with PostgreSQL for the first time (DATABASE_URL in /etc/clinic.env)
# Starts new instances on free ports beside the instances that serve. When each new instance is ready
# and has rendered every page once, nginx sends all requests to the new instances, and the instances
# before are stopped. So no request fails, however long a start takes. If a new instance crashes
# twice, or is not ready after half an hour, the instances before go on serving.
set -eu

case ${1:-} in ''|-*) sed -n 's/^# \{0,1\}//; 2,9p' "$0" >&2; exit 2 ;; esac
release=$(realpath "$1")
current=$(dirname "$(dirname "$release")")/current
servers=${CLINIC_SERVERS:-/etc/nginx/clinic-servers.conf}
ports=${CLINIC_PORTS:-3000 3001 3002 3003}
[ -f "$release/.next/build-stamp.txt" ] || { echo "There is no build in $release: npm run build there first." >&2; exit 1; }
systemctl cat clinic@.socket >/dev/null || { echo 'Install clinic@.service and clinic@.socket first: docs/operations.md, Without containers.' >&2; exit 1; }
before=$(realpath -e "$current" 2>/dev/null || true)

# The ports of the instances that serve now, and the ports of the new instances.
serving=$(sed -n 's/^server 127\.0\.0\.1:\([0-9]*\) max_fails=0;$/\1/p' "$servers" 2>/dev/null | tr '\n' ' ')
case ${2:-} in
  move) move=1 number=1 ;;
  *) move= number=${2:-$(echo "$serving" | wc -w)} ;;
esac
[ "$number" -gt 0 ] || number=1
new=
for port in $ports; do
  case " $serving" in *" $port "*) continue ;; esac
  [ "$(echo "$new" | wc -w)" -eq "$number" ] || new="$new$port "
done

start() {
  systemctl enable --quiet "clinic@$1.service"
  systemctl start "clinic@$1.socket" "clinic@$1.service"
}

stop() {
  for each; do
    systemctl disable --quiet "clinic@$each.service"
    systemctl stop "clinic@$each.socket" "clinic@$each.service"
  done
}

# Writes the ports to which nginx sends requests. The other ports are backups: nginx sends a request
# to them when the instance of the request has just been stopped.
write_servers() {
  {
    for each; do echo "server 127.0.0.1:$each max_fails=0;"; done
    for each in $ports; do
      case " $* " in *" $each "*) ;; *) echo "server 127.0.0.1:$each max_fails=0 backup;" ;; esac
    done
  } >"$servers.new"
  mv "$servers.new" "$servers"
}

# Points the link `current` to a release. `mv` replaces the old link in one step, so that `current`
# is never missing.
point_current_to() {
  ln -sfn "$1" "$current.new"
  mv -T "$current.new" "$current"
}

# Prints how many times systemd has restarted the instance by itself, such as after a crash.
restarts_of() {
  systemctl show --property=NRestarts --value "clinic@$1.service"
}

# Waits at most half an hour until the instance is ready. Returns 1 as soon as the instance has crashed
# twice.
is_ready() {
  restarts=$(restarts_of "$1")
  deadline=$(($(date +%s) + 1800))
  while [ "$(date +%s)" -lt $deadline ] && [ "$(restarts_of "$1")" -lt $((restarts + 2)) ]; do
    curl --fail --silent --output /dev/null --max-time 30 "http://127.0.0.1:$1/api/health/ready" && return
    sleep 0.5
  done
  return 1
}

# Stops the new instances. The instances before go on serving.
give_up() {
  echo "$1" >&2
  stop $new
  if [ -n "$before" ]; then
    point_current_to "$before"
    echo "$before is still served." >&2
  fi
  exit 1
}

# Copies the static files of the previous build into the new release, because open and cached pages
# request these files.
[ -z "$before" ] || [ "$before" = "$release" ] || cp -Rup "$before/.next/static/." "$release/.next/static/"

point_current_to "$release"
for port in $new; do
  # An earlier update may have left an instance here.
  stop "$port"
  start "$port" ||
    give_up "clinic@$port does not start (systemctl status clinic@$port). Another process may have its port: ss -ltnp names it."
done
for port in $new; do
  is_ready "$port" || give_up "clinic@$port does not become ready with $release (journalctl -u clinic@$port)."
done

# Copies the store into PostgreSQL. The instance with SQLite serves and records its changes. The new
# instance needs a moment to load the published texts.
if [ -n "$move" ]; then
  sh "$release/deploy/as-clinic.sh" move-store now || give_up 'The store was not moved: remove DATABASE_URL from /etc/clinic.env.'
  sleep 2
fi

# nginx finishes the requests under way with its earlier configuration. In that configuration the new
# ports are backups.
write_servers $new
if ! systemctl reload nginx; then
  [ -z "$serving" ] || write_servers $serving
  give_up 'nginx refuses its configuration (nginx -t).'
fi
sleep 2
stop $serving
[ -z "$move" ] || sh "$release/deploy/as-clinic.sh" move-store rest
echo "Serving $release on port $new"
