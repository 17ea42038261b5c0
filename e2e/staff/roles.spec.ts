import { globSync } from 'node:fs'
import { emptyDeskTest as test } from '#e2e/support/desk-page'
import { makeDeskHeaders } from '#e2e/support/staff-sessions'
import { expect, getTranslator } from '#e2e/support/test'
import { localeDetails, locales } from '#lib/i18n/locales'

const t = getTranslator('ua', 'Staff')

/** The access of one role. */
type RoleAccess = {
  /** The tab that the desk opens after a sign-in. */
  start: 'content' | 'statistics' | 'queue'
  /** Routes of the pages below `/staff` that the role may open. */
  pages: string[]
  /** Paths below `/api/staff` to which the role may send POST requests. */
  handlers: string[]
  /** The HTTP status of a GET request to `/api/staff/news`. */
  news: number
}

const roleAccess: Record<'editor' | 'marketing' | 'reception', RoleAccess> = {
  editor: {
    start: 'content',
    pages: ['/content/[[...document]]'],
    handlers: ['/content', '/picture'],
    news: 403,
  },
  marketing: {
    start: 'statistics',
    pages: ['/statistics', '/links'],
    handlers: ['/link', '/source'],
    news: 403,
  },
  reception: {
    start: 'queue',
    pages: ['/[[...tab]]', '/day', '/week', '/reminders', '/add', '/help', '/statistics', '/links'],
    handlers: ['/link', '/source', '/lead', '/add', '/search', '/handover'],
    news: 200,
  },
}

const publicRoutes = ['/sign-in', '/sign-out', '/join', '/passkey', '/language']

const listRoutes = (folder: string, file: string) =>
  globSync(`${folder}/**/${file}`)
    .map((found) => found.slice(folder.length, -file.length - 1))
    .filter((route) => !publicRoutes.includes(route))

test('each role opens its own pages and handlers only; a post is accepted from pages of the desk only', async ({
  page,
  request,
  site,
  enter,
}) => {
  const sendPost = (path: string, headers: Record<string, string>) =>
    // The request removes no link, because no saved link has the code `x`.
    request.post(path, { headers, form: { remove: 'x' }, maxRedirects: 0 })
  let session = { Cookie: '' }
  for (const [role, { start, pages, handlers, news }] of Object.entries(roleAccess))
    await test.step(role, async () => {
      session = { Cookie: `__Host-staff=${(await enter(role as keyof typeof roleAccess)).token}` }
      for (const route of listRoutes('app/staff', 'page.tsx')) {
        const path = `/staff${route.replace('[[...tab]]', 'all?lead=1').replace('/[[...document]]', '')}`
        const { status } = await fetch(site.url + path, { headers: session, redirect: 'manual' })
        expect(status, route).toBe(pages.includes(route) ? 200 : 404)
      }
      await page.goto('/staff/people')
      await expect(page.getByRole('heading', { name: t('notFound.title') })).toBeVisible()
      const tabs = page.getByRole('navigation', { name: t('tabs.label') })
      await expect(tabs.getByRole('link', { name: t('tabs.people'), exact: true })).toBeHidden()
      for (const route of listRoutes('app/api/staff', 'route.ts')) {
        const path = `/api/staff${route}`
        const withoutSession = await sendPost(path, makeDeskHeaders(site))
        expect([401, 405, '/staff/sign-in'], route).toContain(
          withoutSession.headers()['location'] ?? withoutSession.status(),
        )
        const status = (await sendPost(path, { ...makeDeskHeaders(site), ...session })).status()
        expect([403, 405].includes(status), route).toBe(!handlers.includes(route))
      }
      expect((await request.get('/api/staff/news', { headers: session })).status()).toBe(news)
      await page.goto('/staff')
      await expect(
        page.getByRole('heading', { name: t(`tabs.${start}`), exact: true }),
      ).toBeVisible()
    })

  const wrong = [
    {},
    { Origin: site.url },
    { 'Sec-Fetch-Site': 'same-origin' },
    { ...makeDeskHeaders(site), Origin: 'null' },
    { ...makeDeskHeaders(site), Origin: 'https://evil.example' },
    { ...makeDeskHeaders(site), 'Sec-Fetch-Site': 'same-site' },
    { ...makeDeskHeaders(site), 'Sec-Fetch-Site': 'none' },
  ]
  for (const headers of wrong)
    for (const path of ['/api/staff/sign-out', '/api/staff/passkey', '/api/staff/language'])
      expect((await sendPost(path, { ...headers, ...session })).status()).toBe(403)
  expect((await request.post('/staff', { headers: makeDeskHeaders(site) })).status()).toBe(405)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(
    page.getByRole('heading', { name: getTranslator('en', 'Staff')('tabs.queue') }),
  ).toBeVisible()
})

test('pages of the desk are not cached, not framed and run only their own scripts @slow', async ({
  page,
  request,
  site,
  enter,
}) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await enter('admin')
  for (const path of ['/staff', '/staff/sign-in', '/staff/join', '/staff/people']) {
    const response = await page.goto(path)
    const headers = response?.headers() ?? {}
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers['referrer-policy']).toBe('no-referrer')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'nonce-[^']+' 'strict-dynamic';/)
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    await expect(page.locator('body')).toHaveCSS('font-family', /Onest/)
  }
  expect(problems).toEqual([])
  for (const locale of locales) {
    await page.context().addCookies([{ name: 'lang', value: locale, url: site.url }])
    await page.goto('/staff')
    // Browsers fetch the manifest without cookies, so the test's request has no cookies.
    const manifest = await request.get(
      (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '',
    )
    const { tag: lang } = localeDetails[locale]
    const { icons, ...rest } = (await manifest.json()) as { icons: unknown[] }
    const name = getTranslator(locale, 'Staff')('name')
    expect(rest).toMatchObject({ lang, name, start_url: '/staff', scope: '/staff' })
    expect(icons.length).toBeGreaterThan(1)
  }
  const robots = await (await request.get('/robots.txt')).text()
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const home = await (await request.get('/ua')).text()
  for (const text of [robots, sitemap, home]) expect(text).not.toContain('/staff')
})
