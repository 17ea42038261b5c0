import type { Locator, Page } from '@playwright/test'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { listPagePaths, exampleSlug } from '#e2e/support/pages'
import { expect, getTranslator } from '#e2e/support/test'

/** The two pages with the most in them. */
const listFullestPages = (locale: Locale) => [
  pathTo(locale),
  pathTo(locale, 'article', { slug: exampleSlug }),
]

/** How much a sweep visits: the fullest pages in the quick suite, every page in the slow one; a repetition only there. */
export const listSweeps = (isRepetition = false) => [
  ...(isRepetition ? [] : [{ pages: 'the fullest pages', pathsOf: listFullestPages }]),
  { pages: 'every page @slow', pathsOf: listPagePaths },
]

/** The scripts of all pages, as a route. */
export const scriptsRoute = '**/_next/static/**/*.js'

/** What the page's scripts throw or ask, at whatever time. */
export function collectPageProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('dialog', (dialog) => {
    problems.push(dialog.message())
    void dialog.dismiss()
  })
  return problems
}

/** Waits until the page answers: its script has said in the header where the page is scrolled to. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('header')).toHaveAttribute('data-position')
}

/** Chooses an item of the header's menu, opening it first where it is behind a button. */
export async function chooseMenuItem(page: Page, locale: Locale, name: string): Promise<void> {
  const t = getTranslator(locale, 'Header')
  const burger = page.getByRole('link', { name: t('openMenu'), exact: true })
  if (await burger.isVisible()) {
    await waitForHydration(page)
    await burger.click()
  }
  await page
    .getByRole('navigation', { name: t('navigation') })
    .getByRole('link', { name, exact: true })
    .click()
}

/** Goes to the form as a visitor scrolls there, and waits until it answers. */
export async function openSignUpForm(page: Page): Promise<void> {
  await page.locator('#subscribe').scrollIntoViewIfNeeded()
  await expect(page.locator('form[data-hydrated]')).toBeVisible()
}

/** Opens a package's dialog and orders it there. */
export async function orderPackage(page: Page, locale: Locale, name: string): Promise<void> {
  const t = getTranslator(locale, 'Packages')
  await page.getByRole('link', { name: t('openOf', { name }), exact: true }).click()
  await page.getByRole('link', { name: t('orderOf', { name }), exact: true }).click()
}

/** Signs up on the form at hand. Ends at the confirmation. */
export async function submitSignUp(page: Page, locale: Locale, name: string): Promise<void> {
  const t = getTranslator(locale, 'SubscribeForm')
  await expect(page.locator('form[data-hydrated]')).toBeVisible()
  await page.getByLabel(t('name')).fill(name)
  await page.getByLabel(t('phone')).fill('067 123 45 67')
  await page.getByRole('button', { name: t('submit'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('successTitle') })).toBeFocused()
}

/** What the form says the visitor has chosen. */
export function getOrderBadge(page: Page, locale: Locale): Locator {
  return page.getByText(getTranslator(locale, 'Subscribe')('ordered'))
}

/** The side of the subscribe card that is turned to the visitor: the form or the contacts. */
export async function expectCardSide(
  page: Page,
  locale: Locale,
  side: 'subscribe' | 'contacts',
): Promise<void> {
  const t = getTranslator(locale, 'Subscribe')
  const sides = {
    subscribe: page.getByLabel(getTranslator(locale, 'SubscribeForm')('name')),
    contacts: page.getByRole('link', { name: t('vcard'), includeHidden: true }),
  }
  const away = side === 'subscribe' ? 'contacts' : 'subscribe'
  await expect(page.locator('[data-section]')).toHaveAttribute('data-section', side)
  await expect(sides[side]).toBeVisible()
  await expect(sides[away]).toBeHidden()
}

/** How far the element with this id ends below the sticky header, in pixels, once nothing moves any more. */
export function measureGapUnderHeader(page: Page, id: string): Promise<number> {
  return page.evaluate(async (id) => {
    const element = document.getElementById(id)
    const header = document.querySelector('header')
    if (!element || !header) throw new Error(`No #${id} or no header`)
    await document.fonts.ready
    let top = NaN
    for (let still = 0; still < 5;) {
      await new Promise(requestAnimationFrame)
      const now = element.getBoundingClientRect().top
      still = now === top ? still + 1 : 0
      top = now
    }
    return Math.round(top - header.getBoundingClientRect().height)
  }, id)
}

/** The sign-up form is before the visitor: its section stands right under the header. */
export async function expectAtForm(page: Page): Promise<void> {
  await expect
    .poll(async () => Math.abs(await measureGapUnderHeader(page, 'subscribe')))
    .toBeLessThanOrEqual(2)
  await expect(page.locator('#sign-up-form')).toBeInViewport()
}
