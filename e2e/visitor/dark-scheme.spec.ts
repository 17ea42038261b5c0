import type { Locator, Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { expect, getTranslator, test } from '#e2e/support/test'
import { waitForHydration } from '#e2e/support/visitor'
import { pathTo } from '#lib/i18n/routes'

/** The relative luminance (WCAG 2) of the background of an element, from 0 to 1. */
const getLuminance = (element: Locator) =>
  element.evaluate((node) => {
    const [red = NaN, green = NaN, blue = NaN] = (
      getComputedStyle(node).backgroundColor.match(/\d+/g) ?? []
    ).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })

const getSection = (card: Locator) =>
  card.locator('xpath=ancestor::*[self::section or self::main][1]')

async function expectRising(page: Page, card: Locator): Promise<void> {
  const [ground, section, top] = await Promise.all([
    getLuminance(page.locator('html')),
    getLuminance(getSection(card)),
    getLuminance(card),
  ])
  expect(section).toBeGreaterThan(ground)
  expect(top).toBeGreaterThan(section)
}

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' })

  test('a section is lighter than the page, and a card is lighter than its section', async ({
    page,
  }) => {
    await test.step('home: the form and the doctors', async () => {
      await page.goto(pathTo('ua'))
      await expectRising(page, page.locator('#subscribe .flip-side').first())
      for (const card of await page.locator('#team li').all()) await expectRising(page, card)
    })

    await test.step('a dialog is lighter than a section', async () => {
      await waitForHydration(page)
      await page.goto(pathTo('ua', 'home', { anchor: `package-${content.packages[0]?.id ?? ''}` }))
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      expect(await getLuminance(dialog)).toBeGreaterThan(
        await getLuminance(page.locator('#subscribe')),
      )
    })

    await test.step('the page of the form', async () => {
      await page.goto(pathTo('ua', 'signUp'))
      await expectRising(page, page.locator('.sign-up-card'))
    })

    await test.step('the plan', async () => {
      await page.goto(pathTo('ua', 'checkUp'))
      await expectRising(page, page.getByRole('article', { name: content.plan.label.ua }))
    })

    await test.step('the packages', async () => {
      await page.goto(pathTo('ua', 'weightLoss'))
      const packages = page.getByRole('region', {
        name: getTranslator('ua', 'WeightLoss')('packagesTitle'),
      })
      const cards = packages.getByRole('article')
      await expect(cards).toHaveCount(content.weightLoss.packages.length)
      for (const card of await cards.all()) await expectRising(page, card)
    })
  })
})
