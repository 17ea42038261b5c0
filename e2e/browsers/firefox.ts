import puppeteer from 'puppeteer-core'
import { window, type BrowserVisitor } from '#e2e/browsers/visitor'

/** Firefox ESR by WebDriver BiDi, without a screen. */
export async function openFirefox(): Promise<BrowserVisitor> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true })
  const page = await browser.newPage()
  await page.setViewport(window)
  return {
    open: async (address) => {
      await page.goto(address)
    },
    click: (selector) => page.locator(selector).click(),
    type: async (selector, text) => {
      await page.locator(selector).click()
      await page.keyboard.type(text)
    },
    see: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    screenshot: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
    close: () => browser.close(),
  }
}
