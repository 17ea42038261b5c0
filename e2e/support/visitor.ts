import type { Locator, Page } from '@playwright/test'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { listPagePaths, exampleSlug } from '#e2e/support/pages'
import { expect, getTranslator } from '#e2e/support/test'

/** The group with the buttons for the times of a call, after a sign-up. */
export function getCallTimeGroup(page: Page, locale: Locale): Locator {
  return page.getByRole('group', { name: getTranslator(locale, 'CallWindow')('title') })
}

/** Lists the buttons with the times for a call. */
async function listCallTimes(page: Page, locale: Locale): Promise<Locator[]> {
  const times = getCallTimeGroup(page, locale).getByRole('button')
  await expect(times).toHaveCount(3)
  return times.all()
}

/** The paths of the home page and an article, which have more content than other pages. */
const listFullestPages = (locale: Locale) => [
  pathTo(locale),
  pathTo(locale, 'article', { slug: exampleSlug }),
]

/** A set of pages that one test opens one after another. */
export type Sweep = {
  /** Describes the set at the end of the test's title. */
  pages: string
  /** Lists the paths of the pages. */
  pathsOf: (locale: Locale) => string[]
}

/**
 * Lists the sets of pages for a test. `npm test` opens only the fullest pages. `npm run test:slow`
 * opens every page.
 * @param isRepetition true when the test repeats another test, for example in a second language.
 *   Only `npm run test:slow` runs a repetition.
 */
export const listSweeps = (isRepetition = false): Sweep[] => [
  ...(isRepetition ? [] : [{ pages: 'the fullest pages', pathsOf: listFullestPages }]),
  { pages: 'every page @slow', pathsOf: listPagePaths },
]

/** A pattern for `page.route` that matches the scripts of all pages. */
export const scriptsRoute = '**/_next/static/**/*.js'

/**
 * Returns a list of problems. The list gets the message of each script error, and the text of each
 * dialog that the page opens.
 */
export function collectPageProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('dialog', (dialog) => {
    problems.push(dialog.message())
    void dialog.dismiss()
  })
  return problems
}

/** Waits until the page is hydrated: React has set `data-position` on the header. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('header')).toHaveAttribute('data-position')
}

/** Chooses an item of the header's menu. On a phone the menu is opened first. */
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

/** Scrolls to the sign-up form and waits until the form is hydrated. */
export async function openSignUpForm(page: Page): Promise<void> {
  await page.locator('#subscribe').scrollIntoViewIfNeeded()
  await expect(page.locator('form[data-hydrated]')).toBeVisible()
}

/** Opens the dialog of a package and presses the order link in this dialog. */
export async function orderPackage(page: Page, locale: Locale, name: string): Promise<void> {
  const t = getTranslator(locale, 'Packages')
  await page.getByRole('link', { name: t('openOf', { name }), exact: true }).click()
  await page.getByRole('link', { name: t('orderOf', { name }), exact: true }).click()
}

/**
 * Lists the links and controls of the confirmation after a sign-up, in the order of the Tab key:
 * how to prepare, the times for the call, the steps to tick, and the way back to the form.
 */
export async function listConfirmationControls(page: Page, locale: Locale): Promise<Locator[]> {
  const t = getTranslator(locale, 'SubscribeForm')
  const next = getTranslator(locale, 'SignUpPage')
  const card = page.locator('[data-section]')
  return [
    card.getByRole('link', { name: t('sentArticle'), exact: true }),
    card.getByRole('link', { name: next('firstVisit'), exact: true }),
    ...(await listCallTimes(page, locale)),
    ...(await card
      .getByRole('group', { name: next('stepsTitle') })
      .getByRole('checkbox')
      .all()),
    card.getByRole('link', { name: t('again'), exact: true }),
  ]
}

/** Fills the sign-up form of the page and presses its button. */
export async function fillAndSubmit(page: Page, locale: Locale, name: string): Promise<void> {
  const t = getTranslator(locale, 'SubscribeForm')
  await page.getByLabel(t('name')).fill(name)
  await page.getByLabel(t('phone')).fill('067 123 45 67')
  await page.getByRole('button', { name: t('submit'), exact: true }).click()
}

/** Fills and sends the hydrated sign-up form of the page, and waits for the confirmation. */
export async function submitSignUp(page: Page, locale: Locale, name: string): Promise<void> {
  const t = getTranslator(locale, 'SubscribeForm')
  await expect(page.locator('form[data-hydrated]')).toBeVisible()
  await fillAndSubmit(page, locale, name)
  await expect(page.getByRole('heading', { name: t('successTitle') })).toBeFocused()
}

/** The badge in the sign-up section that names the visitor's order. */
export function getOrderBadge(page: Page, locale: Locale): Locator {
  return page.getByText(getTranslator(locale, 'Subscribe')('ordered'))
}

/**
 * Expects that the sign-up card shows one of its two sides: the form (`subscribe`) or the clinic's
 * contacts (`contacts`).
 */
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

/**
 * Waits until the page stops moving. Then measures the distance from the bottom of the sticky
 * header to the top of an element, in pixels.
 */
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

/** Expects that the section with the sign-up form is directly under the header. */
export async function expectAtForm(page: Page): Promise<void> {
  await expect
    .poll(async () => Math.abs(await measureGapUnderHeader(page, 'subscribe')))
    .toBeLessThanOrEqual(2)
  await expect(page.locator('#sign-up-form')).toBeInViewport()
}
