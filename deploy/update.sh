#!/bin/sh
# Installs, updates or rolls back the site in containers. In the folder of compose.yaml:
#   sh deploy/update.sh v0.2.0      a tag or commit of the repository, or an earlier version
# Each instance is ready before the next is replaced, so no visitor waits. If an instance does not
# become ready, the script serves the previous version again.
set -eu

case ${1:-} in ''|-*) sed -n 's/^# \{0,1\}//; 2,5p' "$0" >&2; exit 2 ;; esac
version=$1
before=$(sed -n 's/^VERSION=//p' .env)

# Saves the version in .env, so that a restart of the machine and all other commands use this
# version.
remember() {
  { sed '/^VERSION=/d' .env; echo "VERSION=$1"; } >.env.new
  chmod 600 .env.new
  mv .env.new .env
}

serve() {
  git checkout --quiet "$1" && remember "$1" || return 1
  for service in site-a site-b proxy; do
    docker compose up --detach --no-build --wait --wait-timeout 360 "$service" || return 1
  done
  docker compose exec -T proxy caddy reload --config /etc/caddy/Caddyfile
  docker compose up --detach --no-build
}

build() {
  git fetch --tags --quiet && git checkout --quiet "$version" && VERSION=$version docker compose build site-a &&
    docker tag "clinic-site:$version" "clinic-site:$(git rev-parse --short HEAD)"
}

if ! docker image inspect "clinic-site:$version" >/dev/null 2>&1 && ! build; then
  problem='cannot be built'
elif serve "$version"; then
  echo "Serving $version."
  exit
else
  problem='does not become ready: docker compose logs site-a'
fi
echo "$version $problem" >&2
[ -z "$before" ] || { serve "$before" && echo "Serving $before again." >&2; }
exit 1
