import type { Page } from '@playwright/test'
import type { Locale } from '#lib/i18n/locales'
import { sweeps } from '#e2e/support/visitor'
import { expect, repeats, test, words } from '#e2e/support/test'

const locales = ['ua', 'en'] as const
const header = (page: Page) => page.getByRole('banner')

type Item = 'home' | 'products' | 'checkUp' | 'weightLoss' | 'aboutUs' | 'contacts'

const other = { ua: 'en', en: 'ua' } as const

function menu(page: Page, locale: Locale = 'ua') {
  const t = words(locale, 'Header')
  const navigation = page.getByRole('navigation', { name: t('navigation') })
  return {
    t,
    navigation,
    burger: page.getByRole('link', { name: t('openMenu'), exact: true }),
    item: (name: string) => navigation.getByRole('link', { name, exact: true }),
  }
}

/** The link to a language; its code stands first. */
const languageLink = (page: Page, locale: Locale) =>
  header(page).getByRole('link', { name: new RegExp(`^${locale.toUpperCase()} `) })

/** The sign-up action of the header that is shown. */
const signUpAction = (page: Page, locale: Locale) =>
  header(page)
    .getByRole('link', { name: words(locale, 'Header')('signUp'), exact: true })
    .filter({ visible: true })

/** How far the page lets itself be scrolled sideways. */
const sidewaysRoom = (page: Page) =>
  page.evaluate(() => {
    window.scrollBy({ left: 1000, behavior: 'instant' })
    return window.scrollX
  })

/** Chooses an item of the menu, opening it first where it is behind a button. */
async function choose(page: Page, locale: Locale, key: Item) {
  const { t, item, burger } = menu(page, locale)
  if (await burger.isVisible()) await burger.click()
  await item(t(key)).click()
}

/** Goes to a page and waits until its scripts answer: the header says where the page is scrolled to. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(header(page)).toHaveAttribute('data-position', /top|scrolled/)
  await page.waitForFunction(() => localStorage.getItem('lang') !== null)
}

test.describe('menu at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('has six items in order, each with its target', async ({ page }) => {
    for (const locale of locales) {
      const { t, navigation, burger } = menu(page, locale)
      await page.goto(`/${locale}/blog`)
      const items = navigation.getByRole('link')
      await expect(items).toHaveText([
        t('home'),
        t('products'),
        t('checkUp'),
        t('weightLoss'),
        t('aboutUs'),
        t('contacts'),
      ])
      const targets = await items.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(targets).toEqual([
        `/${locale}#home`,
        `/${locale}#servicePackages`,
        `/${locale}/check-up`,
        `/${locale}/weight-loss`,
        `/${locale}#aboutUs`,
        `/${locale}#contacts`,
      ])
      await expect(items.first()).toBeVisible()
      await expect(burger).toBeHidden()
    }
  })

  test('says which page is being read, scripts or no scripts', { tag: '@slow' }, async ({ page, request }) => {
    for (const [path, key, locale] of [
      ['', 'home', 'ua'],
      ['/check-up', 'checkUp', 'en'],
      ['/weight-loss', 'weightLoss', 'ua'],
    ] as const) {
      await test.step(key, async () => {
        const { t, navigation, item } = menu(page, locale)
        const html = await (await request.get(`/${locale}${path}`)).text()
        expect(html.match(/<nav.*?<\/nav>/s)?.[0].match(/aria-current="page"/g)).toHaveLength(1)
        await page.goto(`/${locale}${path}`)
        const looks = (name: Item) => item(t(name)).evaluate((element) => getComputedStyle(element).textDecorationLine)
        await expect(navigation.locator('[aria-current=page]')).toHaveText(t(key))
        expect(await looks(key)).toBe('underline')
        const others = (['home', 'products', 'checkUp', 'weightLoss'] as const).filter((name) => name !== key)
        for (const name of others) expect(await looks(name)).toBe('none')
      })
    }
  })

  test('leads to the other pages at their top, marks them, and leads home from the logo', async ({ page, request }) => {
    const { t, navigation } = menu(page, 'en')
    await open(page, '/en')
    for (const [key, path] of [
      ['checkUp', '/en/check-up'],
      ['weightLoss', '/en/weight-loss'],
    ] as const) {
      await page.mouse.move(700, 500)
      await page.mouse.wheel(0, 600)
      await expect(header(page)).toHaveAttribute('data-position', 'scrolled')
      await choose(page, 'en', key)
      await expect(page).toHaveURL(path)
      await expect(navigation.locator('[aria-current]')).toHaveText(t(key))
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText(words('en', key === 'checkUp' ? 'CheckUp' : 'WeightLoss')('title'))
      await expect(title).toBeInViewport({ ratio: 1 })
    }
    // The first link skips the header.
    await header(page).getByRole('link').nth(1).click()
    await expect(page).toHaveURL('/en#home')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en', 'Hero')('title'))
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    for (const path of ['/ua/blog', '/ua/article/DASH-diet', '/ua/nothing-here']) {
      const html = await (await request.get(path)).text()
      expect(html.match(/<nav.*?<\/nav>/s)?.[0]).not.toContain('aria-current')
    }
  })
})

for (const [width, key, anchor] of [
  [390, 'products', 'servicePackages'],
  [390, 'contacts', 'contacts'],
  [1440, 'aboutUs', 'aboutUs'],
  [1440, 'contacts', 'contacts'],
] as const) {
  test.describe(`sections at ${width} px${repeats(key !== 'aboutUs')}`, () => {
    test.use({ viewport: { width, height: 844 } })

    test(`${anchor} is gone to from another page, and scrolled to at home`, { tag: '@slow' }, async ({ page }) => {
      const section = page.locator(`#${anchor}`)
      await open(page, '/ua/blog')
      await choose(page, 'ua', key)
      await expect(page).toHaveURL(`/ua#${anchor}`)
      await expect(section).toBeInViewport()

      await open(page, '/ua')
      await expect(header(page)).toHaveAttribute('data-position', 'top')
      await page.locator('body').evaluate((body) => {
        body.setAttribute('data-same-page', '')
      })
      await choose(page, 'ua', key)
      await expect(section).toBeInViewport()
      await expect(page).toHaveURL(`/ua#${anchor}`)
      await expect(page.locator('body')).toHaveAttribute('data-same-page')
      await expect(header(page)).toHaveAttribute('data-position', 'scrolled')
      expect(await sidewaysRoom(page)).toBe(0)
    })
  })
}

test.describe('scrolling', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the header knows the very top of the page and stays on the screen', async ({ page }) => {
    await open(page, '/ua')
    await expect(header(page)).toHaveAttribute('data-position', 'top')
    const atTop = await header(page).evaluate((element) => getComputedStyle(element).boxShadow)
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 500)
    await expect(header(page)).toHaveAttribute('data-position', 'scrolled')
    await expect(header(page)).toBeInViewport({ ratio: 1 })
    await expect(header(page)).not.toHaveCSS('box-shadow', atTop)
    await page.mouse.wheel(0, -500)
    await expect(header(page)).toHaveAttribute('data-position', 'top')

    await test.step('a page opened in its middle begins scrolled', async () => {
      await page.goto('about:blank')
      await page.goto('/ua#subscribe')
      await expect(header(page)).toHaveAttribute('data-position', 'scrolled')
    })
  })
})

test.describe('smooth scrolling', () => {
  test.use({ reducedMotion: 'no-preference', viewport: { width: 1440, height: 900 } })

  test('a section is scrolled to, not jumped to', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/ua')
    await page.evaluate(() => {
      const places = new Set<number>()
      window.addEventListener('scroll', () => {
        document.body.setAttribute('data-places', String(places.add(window.scrollY).size))
      })
    })
    const { t, item } = menu(page)
    await item(t('contacts')).click()
    await expect(page.locator('#contacts')).toBeInViewport()
    await expect.poll(async () => Number(await page.locator('body').getAttribute('data-places'))).toBeGreaterThan(3)
  })
})

for (const [width, height] of [
  [320, 640],
  [1024, 768],
  [1280, 800],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    for (const locale of locales) {
      test(`a sign-up action stands in the header and steps aside for the form, ${locale}${repeats(locale === 'en' || width !== 320)}`, async ({
        page,
      }) => {
        await open(page, `/${locale}`)
        const action = signUpAction(page, locale)
        await expect(action).toBeInViewport({ ratio: 1 })
        for (const part of await header(page).locator('a:visible, button:visible').all()) {
          const box = await part.boundingBox()
          expect(box?.height).toBeGreaterThanOrEqual(44)
          expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true)
        }
        await action.click()
        await expect(page).toHaveURL(`/${locale}#subscribe`)
        await expect(page.locator('#sign-up-form')).toBeInViewport()
        await expect(action).toHaveCount(0)
        await page.locator('footer').getByRole('listitem').last().scrollIntoViewIfNeeded()
        await page.evaluate(() => {
          window.scrollTo({ top: 0, behavior: 'instant' })
        })
        await expect(action).toBeVisible()
        if (width < 1024) return
        const box = await menu(page, locale).navigation.boundingBox()
        expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThanOrEqual(2)
      })
    }
  })
}

test.describe('a press before the scripts have come', () => {
  for (const width of [390, 1440]) {
    test(`opens at ${width} px what it would open later${repeats(width === 1440)}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.route('**/_next/static/**/*.js', () => undefined)
      await page.goto('/ua/blog', { waitUntil: 'commit' })
      await header(page).getByRole('button').click()
      await expect(languageLink(page, 'en')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(languageLink(page, 'en')).toBeHidden()
      await expect(header(page).getByRole('button')).toBeFocused()
    })
  }
})

test.describe('the menu of a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('stands in two columns, its sign-up in sight', { tag: '@slow' }, async ({ page }) => {
    const { burger, item, t } = menu(page)
    await open(page, '/ua')
    await burger.click()
    for (const key of ['home', 'contacts'] as const) await expect(item(t(key))).toBeInViewport({ ratio: 1 })
    await expect(signUpAction(page, 'ua')).toHaveCount(1)
    await expect(signUpAction(page, 'ua')).toBeInViewport({ ratio: 1 })
    const [left, right] = [await item(t('home')).boundingBox(), await signUpAction(page, 'ua').boundingBox()]
    expect((left?.x ?? 0) + 300).toBeLessThan(right?.x ?? 0)
  })
})

test.describe('burger menu at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const isInert = (page: Page, inert: boolean) =>
    Promise.all(['main', 'footer'].map((name) => expect(page.locator(name)).toHaveJSProperty('inert', inert)))

  test('opens with all of it on the screen and the page behind out of reach, and closes', async ({ page }) => {
    const { t, navigation, burger, item } = menu(page)
    await open(page, '/ua')
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 700)
    await expect(header(page)).toHaveAttribute('data-position', 'scrolled')
    await expect(navigation).toBeHidden()
    await isInert(page, false)

    await burger.click()
    for (const key of ['home', 'products', 'checkUp', 'weightLoss', 'aboutUs', 'contacts'] as const) {
      await expect(item(t(key))).toBeInViewport({ ratio: 1 })
    }
    for (const locale of locales) await expect(languageLink(page, locale)).toBeInViewport({ ratio: 1 })
    await expect(languageLink(page, 'ua')).toHaveAttribute('aria-current', 'true')
    await expect(languageLink(page, 'en')).not.toHaveAttribute('aria-current')
    await isInert(page, true)
    expect(await sidewaysRoom(page)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(item(t('home'))).toBeFocused()

    await burger.click()
    await expect(navigation).toBeHidden()
    await isInert(page, false)

    await test.step('by Escape, which gives focus back to the button', async () => {
      await burger.click()
      await item(t('aboutUs')).focus()
      await page.keyboard.press('Escape')
      await expect(burger).toBeFocused()
      await expect(navigation).toBeHidden()
      await isInert(page, false)
    })

    await test.step('when the screen grows wide', async () => {
      await burger.click()
      await isInert(page, true)
      await page.setViewportSize({ width: 1440, height: 844 })
      await isInert(page, false)
      await expect(navigation).toBeVisible()
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(navigation).toBeHidden()
    })

    for (const key of ['contacts', 'checkUp'] as const) {
      await test.step(`by choosing ${key}`, async () => {
        await burger.click()
        await item(t(key)).click()
        await expect(page).toHaveURL(key === 'contacts' ? /contacts/ : /check-up/)
        await expect(navigation).toBeHidden()
        await isInert(page, false)
      })
    }
  })

  for (const current of locales) {
    test(`shows both languages, ${current} marked as the one being read`, { tag: '@slow' }, async ({ page }) => {
      await open(page, `/${current}/blog`)
      const link = (locale: Locale) => languageLink(page, locale)
      await expect(link(current)).toBeHidden()
      await menu(page, current).burger.click()
      for (const locale of locales) await expect(link(locale)).toBeInViewport({ ratio: 1 })
      await expect(link(current)).toHaveAttribute('aria-current', 'true')
      await expect(link(other[current])).not.toHaveAttribute('aria-current')
      const background = (locale: Locale) =>
        link(locale).evaluate((element) => getComputedStyle(element).backgroundColor)
      expect(await background(current)).not.toBe(await background(other[current]))
      await link(other[current]).click()
      await expect(page).toHaveURL(`/${other[current]}/blog`)
    })
  }
})

test.describe('language list at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  function list(page: Page, locale: Locale) {
    const label = words(locale, 'Header')('language', { current: locale.toUpperCase() })
    return {
      button: page.getByRole('button', { name: label }),
      links: header(page).getByRole('link', { name: /^(EN|UA) / }),
    }
  }

  test('shows the language in capitals, opens with EN and UA, and closes', async ({ page }) => {
    for (const locale of locales) {
      const { button, links } = list(page, locale)
      await open(page, `/${locale}`)
      await expect(button).toHaveText(locale.toUpperCase())
      await expect(links).toHaveCount(0)
      await button.click()
      await expect(links).toHaveText(['EN English', 'UA Українська'])
      await expect(header(page).locator('a[aria-current=true]')).toHaveText(new RegExp(`^${locale.toUpperCase()} `))
      await button.click()
      await expect(links).toHaveCount(0)
    }
    const { button, links } = list(page, 'en')

    await test.step('by Escape, which gives focus back', async () => {
      await button.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(links.first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(links).toHaveCount(0)
      await expect(button).toBeFocused()
    })

    await test.step('by a click outside', async () => {
      await button.click()
      await expect(links).toHaveCount(2)
      await page.getByRole('heading', { level: 1 }).click()
      await expect(links).toHaveCount(0)
      await expect(page).toHaveURL('/en')
    })

    await test.step('by leaving it with Tab, in either direction', async () => {
      await button.focus()
      await page.keyboard.press('Enter')
      for (const link of await links.all()) {
        await page.keyboard.press('Tab')
        await expect(link).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(links).toHaveCount(0)
      await expect(page.locator('main :focus')).toHaveCount(1)

      await button.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Shift+Tab')
      await expect(signUpAction(page, 'en')).toBeFocused()
    })
  })
})

/** Opens what is behind a button: the menu on small screens, the languages on wide ones. */
async function openBehindButton(page: Page) {
  await header(page).getByRole('button').click()
}

for (const [width, locale] of [
  [390, 'ua'],
  [1440, 'en'],
] as const) {
  test.describe(`without JavaScript at ${width} px${repeats(width === 1440)}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 844 } })

    test(`the menu and both languages are there and work in ${locale}`, async ({ page }) => {
      const { t, navigation, burger, item } = menu(page, locale)
      const openMenu = async () => {
        if (await burger.isVisible()) await burger.click()
      }
      await page.goto(`/${locale}/blog`)
      await openMenu()
      await expect(navigation.getByRole('link')).toHaveCount(6)
      for (const link of await navigation.getByRole('link').all()) await expect(link).toBeVisible()
      await page.goto(`/${locale}/blog`)
      await openBehindButton(page)
      for (const name of locales) await expect(languageLink(page, name)).toBeVisible()
      await languageLink(page, other[locale]).click()
      await expect(page).toHaveURL(`/${other[locale]}/blog`)
      await openBehindButton(page)
      await languageLink(page, locale).click()
      await expect(page).toHaveURL(`/${locale}/blog`)
      await openMenu()
      await item(t('contacts')).click()
      await expect(page).toHaveURL(`/${locale}#contacts`)
      await expect(page.locator('#subscribe')).toBeInViewport()
      await openMenu()
      await item(t('checkUp')).click()
      await expect(page).toHaveURL(`/${locale}/check-up`)
    })
  })
}

/** One language on the smallest screen; every other pair is left to the slow suite. */
const first = 'ua 320'

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [568, 320],
] as const) {
  test.describe(`without JavaScript at ${width} × ${height} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height } })

    for (const locale of locales) {
      const isRepetition = first !== `${locale} ${width}`

      for (const { pages, pathsOf } of sweeps(isRepetition)) {
        test(`the header takes little, and every part of the page is reached, ${locale}: ${pages}`, async ({
          page,
        }) => {
          for (const path of pathsOf(locale)) {
            await test.step(path, async () => {
              await page.goto(path)
              const box = await header(page).boundingBox()
              expect(box?.height).toBeLessThanOrEqual(72)
              const links = page.locator(':is(main, footer) :is(a, button):visible')
              for (const link of [links.first(), links.last()]) await link.click({ trial: true })
            })
          }
        })
      }

      test(`the menu opens and closes, and all of it is reached, ${locale}${repeats(isRepetition)}`, async ({
        page,
      }) => {
        const { navigation, burger } = menu(page, locale)
        await page.goto(`/${locale}`)
        await expect(navigation).toBeHidden()
        await burger.focus()
        await page.keyboard.press('Enter')
        await expect(navigation.getByRole('link')).toHaveCount(6)
        const codes = header(page).getByRole('link', { name: /^(EN|UA) / })
        await expect(codes).toHaveCount(2)
        for (const link of [...(await navigation.getByRole('link').all()), ...(await codes.all())]) {
          await link.click({ trial: true })
          await expect(link).toBeInViewport({ ratio: 0.98 })
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await burger.click()
        await expect(navigation).toBeHidden()
      })
    }
  })
}
