import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * Finds a Chromium: the path in `CHROMIUM_PATH`, or else Playwright's Chromium, or else Debian's.
 * Undefined when no Chromium exists.
 * @param debian further paths of Debian's Chromium, which are tried before `/usr/bin/chromium`
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

/**
 * Finds a Chromium, and prefers Debian's headless shell to Debian's full Chromium. The headless
 * shell needs a third less processor time.
 */
export const findHeadlessShell = (): string | undefined =>
  findChromium('/usr/bin/chromium-headless-shell')

/**
 * Arguments for Chromium in a container without a network. Font hinting is off, because hinted
 * letters in a container have other widths than letters on a real screen.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  '--font-render-hinting=none',
]
