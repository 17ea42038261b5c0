import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The browser at hand: `CHROMIUM_PATH`, Playwright's own, then Debian's; undefined when there is none. */
export function findChromium(...debian: string[]): string | undefined {
  const paths = [
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    ...debian,
    '/usr/bin/chromium',
  ]
  return paths.find((path) => path && existsSync(path))
}

/** Of Debian's two, the one without a window first: it takes a third less of the machine. */
export const findHeadlessShell = (): string | undefined =>
  findChromium('/usr/bin/chromium-headless-shell')

/** How Chromium is started in a container and without a network, its letters as wide as on a screen. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  '--font-render-hinting=none',
]
