import type { Browser, BrowserContext, Page } from '@playwright/test'
import { addAuthenticator, invitation, join, startDeskSite } from '#e2e/support/staff'
import type { Site } from '#e2e/support/site'
import { expect, expectAccessible, test as base } from '#e2e/support/test'
import { locales, localeDetails } from '#lib/i18n/locales'
import type { Role } from '#lib/staff/person'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** A desk of the worker's own, and the cookies of somebody at its reception. */
export const deskTest = base.extend<object, { site: Site; cookies: Cookies }>({
  site: [
    async ({}, use) => {
      const site = await startDeskSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  cookies: [
    async ({ browser, site }, use) => {
      await use(await signedIn(browser, site, 'reception'))
    },
    { scope: 'worker' },
  ],
  context: async ({ context, cookies }, use) => {
    await context.addCookies(cookies)
    await use(context)
  },
})

async function signedIn(browser: Browser, site: Site, role: Role): Promise<Cookies> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await addAuthenticator(page)
  await join(page, invitation(site, `${role}@clinic.example`, role))
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** Axe finds nothing on a page of the desk, and nothing scrolls sideways: both languages, wide and narrow, light and dark. */
export async function expectFitForAll(page: Page, site: Site, path: string): Promise<void> {
  for (const locale of locales) {
    await page.context().addCookies([{ name: 'lang', value: locale, url: site.url }])
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', localeDetails[locale].tag)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    }
  }
}
