#!/bin/sh
# Runs a command of the site with the user and the settings of clinic@.service. As root:
#   sh /srv/clinic/current/deploy/as-clinic.sh staff invite anna@clinic.example --role admin
# Commands: leads, staff, backup, preflight, move-store.
set -eu

case ${1:-} in
  leads) script=lib/leads/leads-command.ts ;;
  staff) script=lib/auth/staff-command.ts ;;
  move-store) script=lib/database/move-store.ts ;;
  backup|preflight) script=scripts/$1.ts ;;
  *) sed -n 's/^# \{0,1\}//; 2,4p' "$0" >&2; exit 2 ;;
esac
shift
user=${CLINIC_USER:-clinic}
cd "$(dirname "$0")/.."

# Exports the settings of clinic@.service, then the settings of /etc/clinic.env (NAME=value, with or
# without quotes). The settings are not arguments, because all users of the machine can read a
# command's arguments.
for setting in $(sed -n 's/^Environment=\(NODE_ENV=.*\)/\1/p' 'deploy/clinic@.service'); do export "$setting"; done
while IFS= read -r line || [ -n "$line" ]; do
  case $line in [A-Z]*=*) ;; *) continue ;; esac
  value=${line#*=}
  case $value in
    \'*\') value=${value#\'}; value=${value%\'} ;;
    \"*\") value=${value#\"}; value=${value%\"} ;;
  esac
  export "${line%%=*}=$value"
done <"${CLINIC_ENV:-/etc/clinic.env}"

umask 077
export HOME="$DATA_DIR" PATH="$PWD/node_modules/.bin:$PATH:/usr/local/bin"
set -- node --disable-warning=ExperimentalWarning "$script" "$@"
[ "$(id -un)" = "$user" ] || set -- setpriv --reuid="$user" --regid="$(id -g "$user")" --init-groups "$@"
exec "$@"
