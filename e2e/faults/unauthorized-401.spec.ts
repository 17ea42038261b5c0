import type { Page } from '@playwright/test'
import { getReadMoreLinks } from '#e2e/support/provider-pages'
import { requestRevalidation, providerTest as test } from '#e2e/support/provider-site'
import type { Site } from '#e2e/support/site'
import { expect, getTranslator } from '#e2e/support/test'

test.describe('401', () => {
  test.use({ isNewSite: true })

  const findToken = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'token')

  const addToken = (page: Page, { url }: Site) =>
    page.context().addCookies([{ name: 'token', value: 'old', url }])

  test("a 401 of the provider leads home in the page's language and deletes the token; the home page stays @slow", async ({
    page,
    request,
    provider,
    clinic,
  }) => {
    provider.mode = 'unauthorized'
    for (const path of ['/api/uk/blog?page=1', '/api/ua/post/provider-post-1']) {
      await test.step(`${path} answers 401 and deletes the token`, async () => {
        const response = await request.get(path)
        expect(response.status()).toBe(401)
        expect(response.headers()['set-cookie']).toMatch(/^token=;.*Max-Age=0/)
      })
    }
    // `/article/provider-post-1` shows one post. The other pages of this table show lists of posts.
    for (const [locale, path] of [
      ['ua', '/blog'],
      ['ua', '/blog/page/2'],
      ['en', '/check-up'],
      ['en', '/article/provider-post-1'],
    ] as const) {
      await test.step(`/${locale}${path}`, async () => {
        await addToken(page, clinic)
        // `goto` must not wait for the load event, because the page's script may redirect before
        // this event.
        await page.goto(`/${locale}${path}`, { waitUntil: 'commit' })
        await expect(page).toHaveURL(`/${locale}`)
        await expect.poll(() => findToken(page)).toBeUndefined()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          getTranslator(locale, 'Hero')('title'),
        )
      })
    }

    await test.step('the home page', async () => {
      await addToken(page, clinic)
      const navigations: string[] = []
      page.on('request', (each) => {
        if (each.isNavigationRequest()) navigations.push(new URL(each.url()).pathname)
      })
      const answer = page.waitForResponse(/\/api\/en\/blog/)
      await page.goto('/en')
      expect((await answer).status()).toBe(401)
      await expect.poll(() => findToken(page)).toBeUndefined()
      await expect(getReadMoreLinks(page, 'en')).not.toHaveCount(0)
      expect(navigations).toEqual(['/en'])
    })
  })
})

test('a 401 behind a cached response still deletes the token', async ({
  page,
  request,
  provider,
  clinic,
}) => {
  for (const path of ['/api/uk/blog?page=1', '/api/uk/post/provider-post-1'])
    expect((await request.get(path)).status(), path).toBe(200)
  await requestRevalidation(request)
  provider.mode = 'unauthorized'
  for (const path of ['/api/uk/blog?page=1', '/api/uk/post/provider-post-1']) {
    const response = await request.get(path)
    expect([path, response.status(), response.headers()['cache-control']]).toEqual([
      path,
      200,
      'no-store',
    ])
    expect(response.headers()['set-cookie'], path).toMatch(/^token=;.*Max-Age=0/)
  }
  await page.context().addCookies([{ name: 'token', value: 'old', url: clinic.url }])
  await page.goto('/ua/blog')
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => name === 'token'))
    .toEqual([])
  provider.mode = 'ok'
  await requestRevalidation(request)
  const again = await request.get('/api/uk/blog?page=1')
  expect([again.status(), again.headers()['set-cookie']]).toEqual([200, undefined])
})
