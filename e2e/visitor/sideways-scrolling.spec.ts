import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { articleSlugs } from '#e2e/support/pages'
import { expect, tagRepetition, test, getTranslator } from '#e2e/support/test'
import { expectCardSide, waitForHydration, listSweeps } from '#e2e/support/visitor'

/**
 * Finds elements that scroll sideways.
 * @param selector `html` to check the page, or a selector that matches a dialog and its parts
 */
function findTooWide(page: Page, selector = 'html'): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((boxes) =>
      boxes
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(
          ({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} > ${clientWidth}`,
        ),
    )
}

/** Finds visible texts with letters smaller than 13 px, except texts in drawings. */
function findSmallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { parentElement: parent, textContent: text } = texts.currentNode
      if (!parent || !text?.trim() || parent.closest('svg, script, style, [data-inclusion]'))
        continue
      const { width, height } = parent.getBoundingClientRect()
      const size = parseFloat(getComputedStyle(parent).fontSize)
      // A link with letters of size 0 covers a whole card and shows no text.
      if (size > 0 && size < 13 && width > 1 && height > 1) found.push(`${size}: ${text}`)
    }
    return found
  })
}

/** Sets the text size of the page as the browser's setting for text size does. */
function enlargeText(page: Page, size: string) {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, size)
}

/**
 * Screen widths in pixels, each with a text size; '' is the default size of the browser. WCAG
 * 1.4.10 requires the width of 320 px.
 */
const screenSizes = [
  [320, ''],
  [345, ''],
  [390, ''],
  [768, ''],
  [1280, ''],
  [1920, ''],
] as const

test.describe('pages', () => {
  // Motion is allowed, because animated elements can also cause sideways scrolling.
  test.use({ reducedMotion: 'no-preference', viewport: { width: 320, height: 844 } })

  for (const locale of locales)
    for (const { pages, pathsOf } of listSweeps())
      test(`no page scrolls sideways on any screen, ${locale}: ${pages}${tagRepetition(locale !== 'ua')}`, async ({
        page,
      }) => {
        const articles = pages.endsWith('@slow')
          ? articleSlugs.map((slug) => pathTo(locale, 'article', { slug }))
          : []
        for (const path of [...pathsOf(locale), ...articles]) {
          await page.goto(path)
          expect.soft(await findSmallTexts(page), `small texts of ${path}`).toEqual([])
          for (const [width, fontSize] of [
            ...screenSizes,
            [path.includes('/article/') ? 320 : 390, '200%'] as const,
          ]) {
            await page.setViewportSize({ width, height: 844 })
            await enlargeText(page, fontSize)
            if (fontSize === '')
              expect
                .soft(
                  await findTooWide(page, '.article-figure > div'),
                  `figure of ${path} at ${width}`,
                )
                .toEqual([])
            for (const depth of [0, 0.5, 1]) {
              await page.evaluate((depth) => {
                const top = depth * (document.documentElement.scrollHeight - innerHeight)
                scrollTo({ top, behavior: 'instant' })
                return new Promise(requestAnimationFrame)
              }, depth)
              expect
                .soft(
                  await findTooWide(page),
                  `${path} at ${width}, text ${fontSize}, depth ${depth}`,
                )
                .toEqual([])
            }
          }
        }
      })
})

for (const { locale, width, fontSize } of [
  { locale: 'ua', width: 320, fontSize: '' },
  { locale: 'en', width: 390, fontSize: '200%' },
] as const)
  test(`dialogs, menu and contacts do not scroll sideways, ${locale} at ${width} px, text ${fontSize || 'as it is'}${tagRepetition(locale !== 'ua')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(pathTo(locale))
    await waitForHydration(page)
    await enlargeText(page, fontSize)
    const ids = [
      ...content.packages.map(({ id }) => `package-${id}`),
      ...content.services.map(({ slug }) => `services-${slug}`),
    ]
    for (const id of ids) {
      await test.step(id, async () => {
        await page.goto(pathTo(locale, 'home', { anchor: id }))
        await expect(page.locator(`dialog#${id}`)).toBeVisible()
        expect.soft(await findTooWide(page, 'dialog[open], dialog[open] > *')).toEqual([])
      })
    }
    await page.keyboard.press('Escape')

    await test.step('contacts', async () => {
      await page
        .getByRole('button', {
          name: getTranslator(locale, 'Subscribe')('flipToContacts'),
          exact: true,
        })
        .click()
      await expectCardSide(page, locale, 'contacts')
      expect.soft(await findTooWide(page)).toEqual([])
    })

    await test.step('menu', async () => {
      const t = getTranslator(locale, 'Header')
      await page.getByRole('link', { name: t('openMenu'), exact: true }).click()
      await expect(page.getByRole('navigation', { name: t('navigation') })).toBeVisible()
      expect.soft(await findTooWide(page, '#menu')).toEqual([])
    })
  })
