import type { Page } from '@playwright/test'
import { content } from '#lib/content/content'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { slugs } from '#e2e/support/pages'
import { expect, repeats, test, words } from '#e2e/support/test'
import { expectSide, hydrated, sweeps } from '#e2e/support/visitor'

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

/** The CSS widths of common phones, the narrowest that WCAG 1.4.10 names first. */
const phoneWidths = [320, 345, 360, 375, 390, 412, 430]

test.describe('articles @slow', () => {
  test.use({ viewport: { width: 320, height: 844 } })

  for (const locale of locales) {
    for (const slug of slugs) {
      test(`${slug} does not scroll sideways on any phone, nor with text at 200 %, ${locale}`, async ({ page }) => {
        await page.goto(pathTo(locale, 'article', { slug }))
        for (const fontSize of ['', '200%']) {
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = size
          }, fontSize)
          for (const width of phoneWidths) {
            await page.setViewportSize({ width, height: 844 })
            expect.soft(await tooWide(page), `at ${width} px, text ${fontSize}`).toEqual([])
          }
        }
      })
    }
  }
})

test.describe('as one reads', () => {
  // Some of what moves with the page moves for those alone who do not mind.
  test.use({ reducedMotion: 'no-preference' })

  for (const locale of locales)
    for (const { pages, pathsOf } of sweeps(locale === 'en'))
      test(`no page is wider than the screen at any depth, ${locale}: ${pages}`, async ({ page }) => {
        for (const path of pathsOf(locale)) {
          await page.goto(path)
          for (const width of [320, 390, 768, 1280, 1920]) {
            await page.setViewportSize({ width, height: 844 })
            for (const depth of [0, 0.25, 0.5, 0.75, 1]) {
              await page.evaluate((depth) => {
                const top = depth * (document.documentElement.scrollHeight - innerHeight)
                scrollTo({ top, behavior: 'instant' })
                return new Promise(requestAnimationFrame)
              }, depth)
              expect.soft(await tooWide(page), `${path} at ${width}, depth ${depth}`).toEqual([])
            }
          }
        }
      })
})

for (const { title, width, fontSize } of [
  { title: 'at 320 px', width: 320, fontSize: '' },
  { title: 'at 390 px with text at 200 %', width: 390, fontSize: '200%' },
]) {
  test.describe(title, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const locale of locales) {
      const enlarge = (page: Page) =>
        page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize
        }, fontSize)

      const isRepetition = (locale === 'en') === (width === 320)

      for (const { pages, pathsOf } of sweeps(isRepetition)) {
        test(`nothing scrolls sideways, ${locale}: ${pages}`, async ({ page }) => {
          for (const path of pathsOf(locale)) {
            await test.step(path, async () => {
              await page.goto(path)
              await enlarge(page)
              expect.soft(await tooWide(page)).toEqual([])
            })
          }
        })
      }

      test(`nor do the dialogs, the menu and the contacts, ${locale}${repeats(isRepetition || fontSize !== '')}`, async ({
        page,
      }) => {
        await page.goto(pathTo(locale))
        await hydrated(page)
        await enlarge(page)
        const ids = [
          ...content.packages.map(({ id }) => `package-${id}`),
          ...content.services.map(({ slug }) => `services-${slug}`),
        ]
        for (const id of ids) {
          await test.step(id, async () => {
            await page.goto(pathTo(locale, 'home', { anchor: id }))
            await expect(page.locator(`dialog#${id}`)).toBeVisible()
            expect.soft(await tooWide(page, 'dialog[open], dialog[open] > *')).toEqual([])
          })
        }
        await page.keyboard.press('Escape')

        await test.step('contacts', async () => {
          await page.getByRole('button', { name: words(locale, 'Subscribe')('flipToContacts'), exact: true }).click()
          await expectSide(page, locale, 'contacts')
          expect.soft(await tooWide(page)).toEqual([])
        })

        await test.step('menu', async () => {
          const t = words(locale, 'Header')
          await page.getByRole('link', { name: t('openMenu'), exact: true }).click()
          await expect(page.getByRole('navigation', { name: t('navigation') })).toBeVisible()
          expect.soft(await tooWide(page, '#menu')).toEqual([])
        })
      })
    }
  })
}
