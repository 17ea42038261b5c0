import type { Page } from '@playwright/test'
import { clearLeads, enterDesk } from '#e2e/support/desk-leads'
import { anyEmail } from '#e2e/support/staff'
import type { Site } from '#e2e/support/site'
import { expect, expectAccessible, test as base } from '#e2e/support/test'
import { locales, localeDetails } from '#lib/i18n/locales'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { openStore } from '#lib/leads/store/open-store'
import type { Role } from '#lib/auth/person'

type Fixtures = {
  store: LeadStore
  /** Lets the page in, with a session but without the ceremony. */
  enter: (role: Role, minutesAgo?: number) => Promise<{ id: string; token: string }>
}

/** The worker's desk, which every test finds without leads. */
export const emptyDeskTest = base.extend<Fixtures>({
  site: async ({ desk }, use) => {
    await use(desk)
  },
  store: async ({ site }, use) => {
    const store = await openStore({ folder: site.dataDir })
    await clearLeads(store)
    await use(store)
    await store.close()
  },
  enter: async ({ page, site, store }, use) => {
    await use((role, minutesAgo) => enterDesk(page, site, store, anyEmail(), role, minutesAgo))
  },
})

export const deskTest = emptyDeskTest.extend<{ reception: { id: string } }>({
  reception: [
    async ({ enter }, use) => {
      await use(await enter('reception'))
    },
    { auto: true },
  ],
})

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
