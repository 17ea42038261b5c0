import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { expect, revalidateSite, test, getTranslator } from '#e2e/support/test'
import { waitForHydration } from '#e2e/support/visitor'

test('a path without a language redirects to Ukrainian or to the language that it names', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/', '/ua'],
    ['/check-up?utm_source=x', '/ua/check-up?utm_source=x'],
    ['/EN', '/en'],
  ] as const) {
    await test.step(`${from} to ${to}`, async () => {
      const response = await request.get(from, {
        maxRedirects: 0,
        headers: { 'Accept-Language': 'en' },
      })
      expect(response.status()).toBe(307)
      expect(response.headers()['location']).toBe(to)
      expect(response.headers()['cache-control']).toBe('private, no-store')
      expect(response.headers()['vary']).toContain('Cookie')
    })
  }
})

test('the language switcher is a link that navigates at once; only a choice is remembered', async ({
  page,
  context,
}) => {
  await page.goto('/en/blog')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe('en')
  await page.goto('/')
  await expect(page).toHaveURL(/\/ua$/)

  await page.goto('/ua/blog?utm_source=mail#content')
  const button = page.getByRole('button', {
    name: getTranslator('ua', 'Header')('language', { current: 'UA' }),
  })
  const link = page.getByRole('link', { name: /^EN / })
  await waitForHydration(page)
  await button.click()
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await (await opened).waitForURL('/en/blog?utm_source=mail#content')
  await expect(page).toHaveURL('/ua/blog?utm_source=mail#content')

  // From here on only requests for pages get a response, so pages load without scripts and styles.
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : undefined,
  )
  await link.click()
  await expect(page).toHaveURL('/en/blog?utm_source=mail#content')
  const cookie = (await context.cookies()).find(({ name }) => name === 'lang')
  expect(cookie).toMatchObject({ value: 'en', sameSite: 'Lax', path: '/' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThanOrEqual(30)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/en$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const hasNavigationApi of [true, false])
    test(`a language chosen in the menu is remembered, and keeps query and fragment${hasNavigationApi ? '' : ' in a browser without the Navigation API'}`, async ({
      page,
      context,
    }) => {
      if (!hasNavigationApi)
        await page.addInitScript(() => {
          Object.defineProperty(window, 'navigation', { value: undefined })
        })
      await page.goto(pathTo('ua', 'checkUp') + '?utm_source=fb&x=1#cards')
      await waitForHydration(page)
      await page
        .getByRole('link', { name: getTranslator('ua', 'Header')('openMenu'), exact: true })
        .tap()
      await page.getByRole('link', { name: /^EN / }).tap()
      await expect(page).toHaveURL(pathTo('en', 'checkUp') + '?utm_source=fb&x=1#cards')
      const cookie = (await context.cookies()).find(({ name }) => name === 'lang')
      expect(cookie?.value).toBe('en')
      await page.goto('/')
      await expect(page).toHaveURL(/\/en$/)
    })
})

test('the API behind the switcher redirects only to pages of this site in its language', async ({
  request,
}) => {
  const call = (path: string, headers = {}) =>
    request.get('/api/en/locale', { params: { path }, maxRedirects: 0, headers })
  const chosen = await call('/en/blog?utm_source=mail')
  expect([chosen.status(), chosen.headers()['location']]).toEqual([303, '/en/blog?utm_source=mail'])
  expect(chosen.headers()['cache-control']).toBe('private, no-store')
  expect(chosen.headers()['set-cookie']).toMatch(/^lang=en;/)
  const linked = await call('/en/blog', { 'Sec-Fetch-Site': 'cross-site' })
  expect([linked.status(), linked.headers()['set-cookie']]).toEqual([303, undefined])
  for (const path of [
    '',
    '/ua/blog',
    '//evil.example/en',
    '/\t/evil.example/en',
    'https://evil.example/en',
    '\\\\evil.example/en',
  ]) {
    const refused = await call(path)
    expect([refused.status(), refused.headers()['set-cookie']], path).toEqual([404, undefined])
  }
})

test('unknown addresses are a localised 404 that is not indexed, also after revalidation', async ({
  request,
  clinic,
}) => {
  const robots = async (url: string) =>
    (await (await fetch(url)).text()).match(/<meta name="robots"[^>]*>/g)
  await revalidateSite(clinic.url)
  for (const path of ['nope', 'article/nope'])
    expect(await robots(`${clinic.url}/ua/${path}`), path).toContainEqual(
      expect.stringContaining('noindex'),
    )
  for (const locale of locales)
    for (const path of ['nope', 'blog/x/y', 'article/nope', 'not-found']) {
      const response = await request.get(`/${locale}/${path}`)
      expect(response.status()).toBe(404)
      const html = await response.text()
      expect(html).toContain(`>${getTranslator(locale, 'NotFound')('title')}</h1>`)
      expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
    }
})
