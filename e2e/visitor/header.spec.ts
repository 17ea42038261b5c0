import type { Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { localeDetails, locales, type Locale } from '#lib/i18n/locales'
import { menuItems as items, pathTo } from '#lib/i18n/routes'
import { formatOpeningWeek } from '#lib/time/opening-days'
import { waitForHydration, scriptsRoute, listSweeps } from '#e2e/support/visitor'
import { expect, tagRepetition, test, getTranslator } from '#e2e/support/test'

/** The language to which a page is switched. */
const findOther = (locale: Locale): Locale => locales.find((each) => each !== locale) ?? locale
const getHeader = (page: Page) => page.getByRole('banner')

function parts(page: Page, locale: Locale = 'ua') {
  const t = getTranslator(locale, 'Header')
  const navigation = page.getByRole('navigation', { name: t('navigation') })
  return {
    t,
    navigation,
    burger: getHeader(page).getByRole('link', { name: t('openMenu'), exact: true }),
    close: getHeader(page).getByRole('link', { name: t('closeMenu'), exact: true }),
    item: (label: (typeof items)[number]['label']) =>
      navigation.getByRole('link', { name: t(label), exact: true }),
    signUp: getHeader(page)
      .getByRole('link', { name: t('signUp'), exact: true })
      .filter({ visible: true }),
    /** The language links. Each link's name begins with the language code. */
    languages: getHeader(page).getByRole('link', {
      name: new RegExp(`^(${locales.join('|').toUpperCase()}) `),
    }),
    language: (code: Locale) =>
      getHeader(page).getByRole('link', {
        name: new RegExp(`^${code.toUpperCase()} `),
        includeHidden: false,
      }),
  }
}

test.describe('menu at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the menu has its items in order with their targets, and marks the current page', async ({
    page,
    request,
  }) => {
    for (const locale of locales) {
      const t = getTranslator(locale, 'Header')
      for (const { label, name } of items.filter(
        ({ anchor }) => anchor === '' || anchor === 'home',
      )) {
        const [nav = ''] =
          /<nav.*?<\/nav>/s.exec(await (await request.get(pathTo(locale, name))).text()) ?? []
        const links = [...nav.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)/g)]
        expect(links.map(([, href, text]) => [href, text])).toEqual(
          items.map(({ name, anchor, label }) => [pathTo(locale, name, { anchor }), t(label)]),
        )
        expect(
          [...nav.matchAll(/<a[^>]*aria-current="page"[^>]*>([^<]*)/g)].map(([, text]) => text),
        ).toEqual([t(label)])
      }
    }
    const { t, navigation, burger, item } = parts(page)
    await page.goto(pathTo('ua', 'checkUp'))
    await waitForHydration(page)
    await expect(navigation.getByRole('link')).toHaveText(items.map(({ label }) => t(label)))
    await expect(burger).toBeHidden()
    await expect(navigation.locator('[aria-current=page]')).toHaveText(t('checkUp'))
    await expect(item('checkUp')).toHaveCSS('text-decoration-line', 'underline')
    await page.goto(pathTo('ua', 'blog'))
    await expect(navigation.locator('[aria-current]')).toHaveCount(0)
  })

  test('the header shows the language code and opens its list; links scroll to sections, open other pages, and the logo leads home', async ({
    page,
  }) => {
    const { t, item, languages, signUp } = parts(page)
    const button = page.getByRole('button', { name: t('language', { current: 'UA' }) })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(pathTo('ua'))
    await waitForHydration(page)

    await test.step('the list of languages opens by its button, and closes by the button, a click outside and Tab', async () => {
      await expect(button).toHaveText('UA')
      await expect(languages).toHaveCount(0)
      await button.click()
      await expect(languages).toHaveText(
        locales.toReversed().map((each) => `${each.toUpperCase()} ${localeDetails[each].name}`),
      )
      await expect(getHeader(page).locator('a[aria-current=true]')).toHaveText(/^UA /)
      await button.click()
      await expect(languages).toHaveCount(0)
      await button.click()
      await expect(languages).toHaveCount(locales.length)
      await page.getByRole('heading', { level: 1 }).click()
      await expect(languages).toHaveCount(0)
      await expect(page).toHaveURL(pathTo('ua'))
      await button.focus()
      for (const key of ['Enter', ...locales.map(() => 'Tab'), 'Tab'])
        await page.keyboard.press(key)
      await expect(languages).toHaveCount(0)
      await expect(page.locator('main :focus')).toHaveCount(1)
      await button.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Shift+Tab')
      await expect(signUp).toBeFocused()
    })

    await expect(getHeader(page)).toHaveAttribute('data-position', 'top')
    const atTop = await getHeader(page).evaluate((element) => getComputedStyle(element).boxShadow)
    await page.evaluate(() => {
      const places = new Set<number>()
      window.addEventListener('scroll', () => {
        document.body.setAttribute('data-places', String(places.add(window.scrollY).size))
      })
    })
    await item('contacts').click()
    await expect(page.locator('#contacts')).toBeInViewport()
    await expect
      .poll(async () => Number(await page.locator('body').getAttribute('data-places')))
      .toBeGreaterThan(3)
    await expect(getHeader(page)).toHaveAttribute('data-position', 'scrolled')
    await expect(getHeader(page)).toBeInViewport({ ratio: 1 })
    await expect(getHeader(page)).not.toHaveCSS('box-shadow', atTop)

    await item('checkUp').click()
    await expect(page).toHaveURL(pathTo('ua', 'checkUp'))
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(getHeader(page)).toHaveAttribute('data-position', 'top')
    // The first link of the header is "Skip to content", so the test clicks the second link, the
    // logo.
    await getHeader(page).getByRole('link').nth(1).click()
    await expect(page).toHaveURL(pathTo('ua', 'home', { anchor: 'home' }))
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
})

/**
 * Expects that the menu on a phone closes when the visitor chooses an item and when the visitor
 * goes back.
 */
async function expectMenuWorks(page: Page, locale: Locale = 'ua') {
  const { navigation, burger, item } = parts(page, locale)
  await burger.click()
  await item('aboutUs').click()
  await expect(navigation).toBeHidden()
  await expect(page.locator('#aboutUs h2')).toBeInViewport()
  await burger.click()
  await expect(navigation).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(navigation).toBeHidden()
  await expect(page).toHaveURL(pathTo(locale, 'home', { anchor: 'aboutUs' }))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the phone menu fits the screen and blocks the page behind; closing it leaves no extra step in the history', async ({
    page,
  }) => {
    const { navigation, burger, close, item, language, signUp } = parts(page)
    await page.goto(pathTo('ua', 'blog'))
    await page.goto(pathTo('ua'))
    await waitForHydration(page)
    await expect(navigation).toBeHidden()
    await expectMenuWorks(page)
    for (const leave of [() => close.click(), () => page.keyboard.press('Escape')]) {
      await burger.click()
      await expect(navigation).toBeVisible()
      await leave()
      await expect(navigation).toBeHidden()
      await expect(burger).toBeFocused()
    }
    await page.goBack()
    await expect(page).toHaveURL(pathTo('ua'))

    await test.step('the smallest phone has a sign-up action in the header, which hides at the form', async () => {
      await page.setViewportSize({ width: 320, height: 800 })
      await expect(signUp).toBeInViewport({ ratio: 1 })
      for (const part of await getHeader(page).locator('a:visible, button:visible').all()) {
        const box = await part.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 320).toBe(true)
      }
      await signUp.click()
      await expect(page).toHaveURL(pathTo('ua', 'home', { anchor: 'subscribe' }))
      await expect(page.locator('#sign-up-form')).toBeInViewport()
      await expect(signUp).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(pathTo('ua'))
      await expect(signUp).toBeVisible()
      await page.setViewportSize({ width: 390, height: 844 })
    })

    await page.goBack()
    await expect(page).toHaveURL(pathTo('ua', 'blog'))
    await page.goForward()
    await expect(page).toHaveURL(pathTo('ua'))
    await waitForHydration(page)
    await burger.click()
    for (const { label } of items) await expect(item(label)).toBeInViewport({ ratio: 1 })
    await expect(signUp).toHaveCount(1)
    await expect(signUp).toBeInViewport({ ratio: 1 })
    const { t } = parts(page)
    const blog = page.locator('#menu').getByRole('link', { name: t('blog'), exact: true })
    await expect(blog).toBeInViewport({ ratio: 1 })
    await expect(blog).toHaveAttribute('href', pathTo('ua', 'blog'))
    await expect(
      page.locator('#menu').getByText(formatOpeningWeek('ua', content.clinic.hours)),
    ).toBeInViewport({ ratio: 1 })
    for (const locale of locales) await expect(language(locale)).toBeInViewport({ ratio: 1 })
    await expect(language('ua')).toHaveAttribute('aria-current', 'true')
    await expect(language('en')).not.toHaveAttribute('aria-current')
    for (const behind of ['main', 'footer']) await expect(page.locator(behind)).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(item('home')).toBeFocused()
    await page.setViewportSize({ width: 1440, height: 844 })
    await expect(page.locator('main')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await close.click()
    await expect(page.locator('main')).toBeVisible()
    await burger.click()
    await language('en').click()
    await expect(page).toHaveURL(pathTo('en'))
  })

  test('the menu works before the scripts have loaded', async ({ page }) => {
    await page.route(scriptsRoute, () => undefined)
    await page.goto(pathTo('ua'), { waitUntil: 'commit' })
    await expectMenuWorks(page)
    await expect(parts(page).navigation).toBeHidden()
  })
})

/**
 * `npm test` tests the screen of 320 × 568 px only. `npm run test:slow` also tests 568 × 320 px.
 */
for (const [width, height, locale] of [
  [320, 568, 'ua'],
  [568, 320, 'en'],
] as const) {
  test.describe(`without JavaScript at ${width} × ${height} px, ${locale}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height } })

    for (const { pages, pathsOf } of listSweeps(width !== 320))
      test(`the header is small, and every part of the page is reachable: ${pages}`, async ({
        page,
      }) => {
        for (const path of pathsOf(locale)) {
          await test.step(path, async () => {
            await page.goto(path)
            const box = await getHeader(page).boundingBox()
            expect(box?.height).toBeLessThanOrEqual(72)
            const links = page.locator(':is(main, footer) :is(a, button):visible')
            for (const link of [links.first(), links.last()]) await link.click({ trial: true })
          })
        }
      })

    test(`the menu opens, every item is reachable, and it closes${tagRepetition(width !== 320)}`, async ({
      page,
    }) => {
      const { navigation, burger, close, languages, language } = parts(page, locale)
      await page.goto(pathTo(locale))
      await burger.focus()
      await page.keyboard.press('Enter')
      await expect(navigation.getByRole('link')).toHaveCount(items.length)
      await expect(languages).toHaveCount(locales.length)
      for (const link of [
        ...(await navigation.getByRole('link').all()),
        ...(await languages.all()),
      ]) {
        await link.click({ trial: true })
        await expect(link).toBeInViewport({ ratio: 0.98 })
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
      await close.click()
      await expect(navigation).toBeHidden()
      await expectMenuWorks(page, locale)
      await burger.click()
      await language(findOther(locale)).click()
      await expect(page).toHaveURL(pathTo(findOther(locale)))
    })
  })
}
