#!/bin/sh
# Starts $CHROMIUM without what costs time and no test sees: the pop-ups of its address bar, pages of their own in every
# context, and the spare renderer, a process kept ready for the next site.
# Here, as Chromium reads --disable-features once, and Playwright has a list of its own there.
for argument; do
  shift
  case $argument in
  --disable-features=*) argument=$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess ;;
  esac
  set -- "$@" "$argument"
done
exec "$CHROMIUM" "$@"
