import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const find = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** The browser at hand: `CHROMIUM_PATH`, Playwright's own, then Debian's; undefined when there is none. */
export const findChromium = () => find(process.env['CHROMIUM_PATH'], chromium.executablePath(), '/usr/bin/chromium')

/** The one without a window, which takes a third less of the machine, before the one with. */
export const findShell = () => find(process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell') ?? findChromium()

/** How Chromium is started in a container and without a network, its letters as wide as on a screen. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  '--font-render-hinting=none',
]
