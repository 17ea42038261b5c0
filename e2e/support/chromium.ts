import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * Finds a Chromium: `CHROMIUM_PATH`, then Playwright's own, then Debian's. Undefined when none
 * exists.
 */
export function findChromium(...debian: string[]): string | undefined {
  const paths = [
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    ...debian,
    '/usr/bin/chromium',
  ]
  return paths.find((path) => path && existsSync(path))
}

/** Prefers Debian's Chromium without a window, which needs a third less processor time. */
export const findHeadlessShell = (): string | undefined =>
  findChromium('/usr/bin/chromium-headless-shell')

/** Arguments for Chromium in a container without a network, with letters as wide as on a screen. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  '--font-render-hinting=none',
]
