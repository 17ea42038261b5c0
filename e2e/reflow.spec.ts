import type { Page } from '@playwright/test'
import { serviceCategories } from '#content/service-categories'
import { servicePackages } from '#content/service-packages'
import { languages } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'
import { expect, test, words } from '#e2e/support/test'
import { expectSide, pagesOf, takenOver } from '#e2e/support/visitor'

/** What can be scrolled sideways of the boxes that match: `html` for the page, a dialog and its parts. */
function tooWide(page: Page, selector = 'html'): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((boxes) =>
      boxes
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} > ${clientWidth}`),
    )
}

for (const { title, width, fontSize } of [
  { title: 'at 320 px', width: 320, fontSize: '' },
  { title: 'at 390 px with text at 200 %', width: 390, fontSize: '200%' },
]) {
  test.describe(title, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const language of languages) {
      const enlarge = (page: Page) =>
        page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize
        }, fontSize)

      test(`no page scrolls sideways, ${language}`, async ({ page }) => {
        for (const path of pagesOf(language)) {
          await test.step(path, async () => {
            await page.goto(path)
            await enlarge(page)
            expect.soft(await tooWide(page)).toEqual([])
          })
        }
      })

      test(`nor do the dialogs, the menu and the contacts, ${language}`, async ({ page }) => {
        await page.goto(pathTo(language))
        await takenOver(page.locator('dialog a').last())
        await takenOver(page.locator('[data-flip-from]').first())
        await enlarge(page)
        const ids = [
          ...servicePackages.map(({ id }) => `package-${id}`),
          ...serviceCategories.map(({ slug }) => `services-${slug}`),
        ]
        for (const id of ids) {
          await test.step(id, async () => {
            await page.goto(pathTo(language, 'home', { anchor: id }))
            await expect(page.locator(`dialog#${id}`)).toBeVisible()
            expect.soft(await tooWide(page, 'dialog[open], dialog[open] > *')).toEqual([])
          })
        }
        await page.keyboard.press('Escape')

        await test.step('contacts', async () => {
          await page.getByRole('button', { name: words(language, 'Subscribe')('flipToContacts'), exact: true }).click()
          await expectSide(page, language, 'contacts')
          expect.soft(await tooWide(page)).toEqual([])
        })

        await test.step('menu', async () => {
          const t = words(language, 'Header')
          await page.getByRole('button', { name: t('openMenu'), exact: true }).click()
          await expect(page.getByRole('navigation', { name: t('navigation') })).toBeVisible()
          expect.soft(await tooWide(page, '[data-menu=open]')).toEqual([])
        })
      })
    }
  })
}
