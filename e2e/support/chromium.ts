import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The browser at hand: `CHROMIUM_PATH`, Playwright's own, then Debian's; undefined when there is none. */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), '/usr/bin/chromium']
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/** How Chromium is started in a container and without a network. */
export const chromiumArguments = ['--no-sandbox', '--disable-background-networking', '--disable-gpu']
