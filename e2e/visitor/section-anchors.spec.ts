import type { Page } from '@playwright/test'
import { pathTo } from '#lib/i18n/routes'
import { expect, tagRepetition, test, getTranslator } from '#e2e/support/test'
import { chooseMenuItem, measureGapUnderHeader } from '#e2e/support/visitor'
import { exampleSlug } from '#e2e/support/pages'

// Most visitors have not asked for reduced motion. Without reduced motion links scroll smoothly, so
// the page may scroll even after the load event.
test.use({ reducedMotion: 'no-preference' })

const menu = getTranslator('ua', 'Header')
const article = getTranslator('ua', 'Article')
const otherPage = pathTo('ua', 'article', { slug: exampleSlug })

/**
 * How a visitor gets from an article to each section of the home page. If the article has no link
 * to a section, the test opens the section's address.
 */
const waysFromElsewhere = {
  home: (page: Page) => chooseMenuItem(page, 'ua', menu('home')),
  servicePackages: (page: Page) => chooseMenuItem(page, 'ua', menu('products')),
  aboutUs: (page: Page) => chooseMenuItem(page, 'ua', menu('aboutUs')),
  contacts: (page: Page) => chooseMenuItem(page, 'ua', menu('contacts')),
  subscribe: (page: Page) =>
    page.getByRole('link', { name: article('signUp'), exact: true }).click(),
  nutraceuticals: (page: Page) => page.getByRole('link', { name: article('buy') }).click(),
  blog: (page: Page) => page.goto(pathTo('ua', 'home', { anchor: 'blog' })),
}

type Anchor = keyof typeof waysFromElsewhere
const anchors = Object.keys(waysFromElsewhere) as Anchor[]
/**
 * Expects that the section is directly under the sticky header. For `home`, expects the top of the
 * page.
 */
async function expectLanded(page: Page, anchor: Anchor) {
  await expect(page).toHaveURL(pathTo('ua', 'home', { anchor }))
  if (anchor === 'home') await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  else
    await expect
      .poll(async () => Math.abs(await measureGapUnderHeader(page, anchor)))
      .toBeLessThanOrEqual(2)
}

// `npm test` opens only one section in this file. `contacts-side.spec.ts` and `header.spec.ts` test
// links of the menu.
for (const [width, sections] of [
  [390, ['nutraceuticals']],
  [390, anchors],
  [1440, ['subscribe']],
] as const)
  test(`a link to ${sections.join(', ')} at ${width} px lands right under the header${tagRepetition(sections[0] !== 'nutraceuticals')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const anchor of sections) {
      await test.step(`#${anchor} from a shared link`, async () => {
        await page.goto('about:blank')
        await page.goto(pathTo('ua', 'home', { anchor }))
        await expectLanded(page, anchor)
        await expect(page.locator(`#${anchor}`)).toBeAttached()
      })

      await test.step(`#${anchor} from another page`, async () => {
        await page.goto(otherPage)
        await waysFromElsewhere[anchor](page)
        await expectLanded(page, anchor)
      })
    }
  })

for (const width of [320, 390])
  test(`a reload keeps the scroll position, at ${width} px @slow`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(pathTo('ua'))
    const form = page.getByRole('form')
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      await expect(form).toBeInViewport({ timeout: 50 })
    }).toPass()
    const getFormTop = async () => (await form.boundingBox())?.y ?? NaN
    const before = await getFormTop()
    await page.reload()
    await expect.poll(async () => Math.abs((await getFormTop()) - before)).toBeLessThan(100)
  })
