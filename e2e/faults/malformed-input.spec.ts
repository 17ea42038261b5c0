import type { Page } from '@playwright/test'
import { defaultLocale, getLocaleInPath, locales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { sendRawGet, getRawStatus } from '#e2e/support/raw-request'
import { expect, test, getTranslator } from '#e2e/support/test'
import { exampleSlug } from '#e2e/support/pages'
import {
  waitForHydration,
  openSignUpForm,
  collectPageProblems,
  listSweeps,
} from '#e2e/support/visitor'

const longValue = 'x'.repeat(3000)
/**
 * A long query value that fits into an address: the site allows addresses of at most 2,048 bytes.
 */
const halfCharacters = 'x'.repeat(1500)
const malformedEscapes = [
  '%',
  '%E0%A4%A',
  '%25',
  '%00',
  '%F0%9F',
  '%ED%A0%80',
  '__proto__',
  '[',
  '"><b>',
  '%'.repeat(500),
]
const hashes = [...malformedEscapes, 'package-nope', 'content', '.', longValue].map(
  (text) => `#${text}`,
)
const queries = [
  '%',
  '%E0%A4%A=%',
  'order=%E0%A4%A',
  'order=%00',
  `utm_source=${halfCharacters}`,
  '__proto__=1',
  '&&=',
]
const values = [
  '',
  '{',
  'null',
  '[]',
  '1',
  '{"first":1,"last":"x"}',
  '{"package":{}}',
  '\ud800',
  '..',
  '.',
  '%',
  longValue,
]
const storageKeys = [
  'lang',
  'touches',
  'checkupRequest',
  'weightLossRequest',
  'lastPost',
  'sign-up-draft',
]
const cookieNames = ['lang', 'token', 'sign-up', '__proto__']
const cookies = ['%', '%E0%A4%A', '{', '%7B', '%7B%22status%22%3A%22x%22%7D', '"']

/** Expects that the page responds to clicks, is in the language `locale` and has this heading. */
async function expectUsable(page: Page, locale: Locale, heading: string) {
  const t = getTranslator(locale, 'Header')
  const button = page.getByRole('button', {
    name: t('language', { current: locale.toUpperCase() }),
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await waitForHydration(page)
  await button.click()
  await expect(page.locator('#languages')).toBeVisible()
  await page.keyboard.press('Escape')
}

test.describe('malformed input @slow', () => {
  test.setTimeout(180_000)

  for (const path of [pathTo('ua'), pathTo('en', 'article', { slug: exampleSlug })]) {
    test(`malformed hashes and queries do not change ${path}`, async ({ page }) => {
      const problems = collectPageProblems(page)
      const locale = getLocaleInPath(path) ?? defaultLocale
      await page.goto(path)
      const heading = await page.getByRole('heading', { level: 1 }).innerText()
      for (const hash of hashes) {
        await test.step(hash.slice(0, 40), async () => {
          await page.evaluate((hash) => {
            location.hash = hash
          }, hash)
          await expectUsable(page, locale, heading)
        })
      }
      for (const address of [...hashes.slice(0, 3), ...queries.map((query) => `?${query}`)]) {
        await test.step(`opened with ${address.slice(0, 40)}`, async () => {
          await page.goto('about:blank')
          await page.goto(path + address)
          await expectUsable(page, locale, heading)
        })
      }
      expect(problems).toEqual([])
    })
  }

  test("malformed values in the browser's storage break no page", async ({ page }) => {
    const problems = collectPageProblems(page)
    const t = (namespace: 'Hero' | 'NotFound' | 'Blog') => getTranslator('ua', namespace)('title')
    for (const value of values) {
      await test.step(value.slice(0, 20), async () => {
        await page.goto('/robots.txt')
        await page.evaluate(
          ({ keys, value }) => {
            for (const key of keys) {
              localStorage.setItem(key, value)
              sessionStorage.setItem(key, value)
            }
          },
          { keys: storageKeys, value },
        )
        await page.goto(pathTo('ua'))
        await openSignUpForm(page)
        await expectUsable(page, 'ua', t('Hero'))
        await page.evaluate((value) => {
          localStorage.setItem('lastPost', value)
        }, value)
        // `goto` must not wait for the load event, because the page's script may redirect before
        // this event.
        await page.goto(pathTo('ua', 'article'), { waitUntil: 'commit' })
        await page.waitForURL((url) => url.pathname !== pathTo('ua', 'article'))
        const isNoSlug = ['', '.', '..'].includes(value) || value.length > 1000
        await expectUsable(page, 'ua', t(isNoSlug ? 'Blog' : 'NotFound'))
      })
    }
    expect(problems).toEqual([])
  })
})

for (const { pages, pathsOf } of listSweeps()) {
  test(`no path and no cookie causes a server error: ${pages}`, async ({ site }) => {
    const folders = ['', '/article', '/blog/page', '/og', '/og/article']
    const paths = locales.flatMap((locale) => [
      ...folders.flatMap((folder) =>
        malformedEscapes.map(
          (text) => `/${locale}${folder}/${text}${folder.startsWith('/og') ? '.png' : ''}`,
        ),
      ),
      ...queries.flatMap((query) => pathsOf(locale).map((path) => `${path}?${query}`)),
    ])
    const answers = new Map<string, number>()
    for (const path of [...paths, ...malformedEscapes.map((text) => `/${text}`)])
      answers.set(path.slice(0, 60), getRawStatus(await sendRawGet(site.url, path)))
    for (const path of ['/', '/foo', ...locales.flatMap(pathsOf)]) {
      for (const cookie of cookieNames.flatMap((name) =>
        cookies.map((value) => `${name}=${value}`),
      ))
        answers.set(
          `${path} ${cookie}`,
          getRawStatus(await sendRawGet(site.url, path, [`Cookie: ${cookie}`])),
        )
    }
    const wrong = [...answers].filter(([, status]) => ![200, 307, 308, 404].includes(status))
    expect(wrong).toEqual([])
  })
}
