#!/bin/sh
# Starts $CHROMIUM without features that cost time and that no test needs: the pop-ups of the
# address bar, which are extra pages in every browser context, and the spare renderer process.
# This script appends these features to Playwright's --disable-features, because Chromium uses only
# one --disable-features option.
for argument; do
  shift
  case $argument in
  --disable-features=*) argument=$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess ;;
  esac
  set -- "$@" "$argument"
done
exec "$CHROMIUM" "$@"
