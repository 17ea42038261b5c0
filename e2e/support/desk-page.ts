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

const screens = [
  [1920, 'light'],
  [1100, 'dark'],
  [768, 'light'],
  [390, 'dark'],
  [320, 'light'],
] as const

/** Axe finds nothing on pages of the desk, all of them opened, and nothing scrolls sideways: both languages, any screen. */
export async function expectFitForAll(page: Page, { url }: Site, ...paths: readonly string[]): Promise<void> {
  for (const locale of locales) {
    await page.context().addCookies([{ name: 'lang', value: locale, url }])
    for (const [width, colorScheme] of screens) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      for (const path of paths) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', localeDetails[locale].tag)
        await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
          for (const details of all) details.open = true
        })
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
      }
    }
  }
}
