import type { Page } from '@playwright/test'
import { pathTo } from '#lib/i18n/routes'
import { articleSlugs } from '#e2e/support/pages'
import { expect, tagRepetition, test, getTranslator } from '#e2e/support/test'
import { waitForHydration } from '#e2e/support/visitor'

const locale = 'ua'

// Without reduced motion links scroll smoothly. Even so, the Back button must jump at once to the
// position that the visitor left.
test.use({ reducedMotion: 'no-preference' })

const t = getTranslator(locale, 'Blog')
const getReadMoreLinks = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: t('readMore') })
const getMoreLink = (page: Page) => page.getByRole('link', { name: t('more'), exact: true })

for (const { name, width } of [
  { name: 'home', width: 390 },
  { name: 'blog', width: 1280 },
] as const) {
  const path = pathTo(locale, name)

  test(`Back returns to the same scroll position of ${path}, left by a link of a card or of the header${tagRepetition(name !== 'home')}`, async ({
    page,
  }) => {
    const card = getReadMoreLinks(page).nth(13)
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    await waitForHydration(page)
    for (const count of [12, 18]) {
      await getMoreLink(page).click()
      await expect(getReadMoreLinks(page)).toHaveCount(count)
    }
    for (const link of [card, page.getByRole('banner').locator('a[href*="check-up"]')]) {
      await card.scrollIntoViewIfNeeded()
      // The test reads the card's position when the visitor leaves the page. A position that is
      // read before this moment could be wrong, because a late font may move the card.
      await card.evaluate((card) => {
        window.addEventListener('pagehide', () => {
          sessionStorage.setItem('top', String(card.getBoundingClientRect().top))
        })
      })
      await link.evaluate((each: HTMLElement) => {
        each.focus({ preventScroll: true })
        each.click()
      })
      await expect(page).not.toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      const top = await page.evaluate(() => Number(sessionStorage.getItem('top')))
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect(getReadMoreLinks(page)).toHaveCount(18)
      await expect
        .poll(async () => Math.abs(((await card.boundingBox())?.y ?? NaN) - top))
        .toBeLessThanOrEqual(2)
      if (link === card) await expect(card).toBeFocused()
    }
    await getMoreLink(page).click()
    await expect(getReadMoreLinks(page)).toHaveCount(Math.min(24, articleSlugs.length))
    await expect(getReadMoreLinks(page).nth(18)).toBeFocused()
  })
}
