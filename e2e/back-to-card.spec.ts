import type { Page } from '@playwright/test'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { expect, repeats, test, words } from '#e2e/support/test'
import { hydrated } from '#e2e/support/visitor'

for (const locale of locales) {
  const t = words(locale, 'Blog')
  const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: t('readMore') })
  const more = (page: Page) => page.getByRole('button', { name: t('more') })
  const topOf = async (page: Page, index: number) => (await cards(page).nth(index).boundingBox())?.y ?? NaN

  /** Opens the fourteenth card after two times More; answers with where it stood when it was pressed. */
  async function openFourteenth(page: Page, path: string): Promise<number> {
    await page.goto(path)
    await hydrated(page)
    for (const count of [12, 18]) {
      await more(page).click()
      await expect(cards(page)).toHaveCount(count)
    }
    // Until the press, fonts and a fresher list may still move it.
    await cards(page)
      .nth(13)
      .evaluate((card) => {
        card.addEventListener('click', () => {
          sessionStorage.setItem('top', String(card.getBoundingClientRect().top))
        })
      })
    await cards(page).nth(13).click()
    await expect(page).toHaveURL(/\/article\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    return page.evaluate(() => Number(sessionStorage.getItem('top')))
  }

  for (const name of ['home', 'blog'] as const)
    test(`Back leads to the same card of ${pathTo(locale, name)}${repeats(locale !== 'ua' || name !== 'home')}`, async ({
      page,
    }) => {
      const top = await openFourteenth(page, pathTo(locale, name))
      await page.goBack()
      await expect(page).toHaveURL(pathTo(locale, name))
      await expect(cards(page)).toHaveCount(18)
      await expect.poll(async () => Math.abs((await topOf(page, 13)) - top)).toBeLessThanOrEqual(2)
      await expect(cards(page).nth(13)).toBeFocused()
      await more(page).click()
      await expect(cards(page)).toHaveCount(20)
      await expect(cards(page).nth(18)).toBeFocused()
    })

  test(
    `a list opened anew begins with its first page, in ${locale}${repeats(locale === 'ua')}`,
    { tag: '@slow' },
    async ({ page }) => {
      await openFourteenth(page, pathTo(locale, 'blog'))
      await page
        .getByRole('article')
        .first()
        .getByRole('link', { name: words(locale, 'Article')('allPosts') })
        .click()
      await expect(page).toHaveURL(pathTo(locale, 'blog'))
      await expect(cards(page)).toHaveCount(6)
      await expect(more(page)).toBeVisible()
    },
  )
}
