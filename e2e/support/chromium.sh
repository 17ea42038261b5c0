#!/bin/sh
# Starts $CHROMIUM without the pop-ups of its address bar: pages of their own that no test sees, made for every context.
# Here, as Chromium reads --disable-features once, and Playwright has a list of its own there.
for argument; do
  shift
  case $argument in
  --disable-features=*) argument=$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup ;;
  esac
  set -- "$@" "$argument"
done
exec "$CHROMIUM" "$@"
