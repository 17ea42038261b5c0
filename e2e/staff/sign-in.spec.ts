import { globSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { emptyDeskTest as test, enterDesk } from '#e2e/support/desk-page'
import { startDeskSite } from '#e2e/support/desk-site'
import {
  addAuthenticator,
  makeUniqueEmail,
  createInvitationLink,
  joinDesk,
  getNameOfEmail,
  runStaffCommand,
  signInWithPasskey,
} from '#e2e/support/staff'
import type { Site } from '#e2e/support/site'
import { expect, test as base, getTranslator } from '#e2e/support/test'
import { localeDetails, locales } from '#lib/i18n/locales'
import { openStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'

const t = getTranslator('ua', 'Staff')
const notFoundMessage = getTranslator('ua', 'NotFound')
const findSessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === '__Host-staff')

/** What a browser sends with a form of the desk. */
const makeDeskHeaders = (site: Site) => ({ Origin: site.url, 'Sec-Fetch-Site': 'same-origin' })

/** Makes the sessions of people so old that their passkey is asked for again. */
const ageSessions = (db: Db) =>
  db
    .updateTable('staffSession')
    .set({ createdAt: new Date(Date.now() - 301_000).toISOString() })
    .execute()

base(
  'until somebody is invited the desk is a 404 like any other, and again when nobody is left @slow',
  async ({ page }) => {
    const site = await startDeskSite()
    for (const path of ['/staff', '/staff/sign-in', '/staff/people', '/staff/join', '/staff/x/y']) {
      const response = await page.request.get(site.url + path)
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain(`>${notFoundMessage('title')}</h1>`)
      expect(response.headers()).not.toHaveProperty('set-cookie')
    }
    const unknown = await page.request.post(`${site.url}/api/unknown`)
    const options = await page.request.post(`${site.url}/api/staff/passkey`, {
      headers: makeDeskHeaders(site),
    })
    expect([options.status(), await options.json()]).toEqual([
      unknown.status(),
      await unknown.json(),
    ])

    const link = createInvitationLink(site, 'anna@clinic.example', 'admin')
    expect((await page.goto(`${site.url}/staff`))?.status()).toBe(200)
    await addAuthenticator(page)
    await joinDesk(page, link)
    expect(runStaffCommand(site, 'remove', 'nobody').stderr).toContain('anna@clinic.example')
    expect(runStaffCommand(site, 'remove', 'anna@clinic.example').stdout).toContain(
      'Nobody is left',
    )
    expect((await page.goto(`${site.url}/staff`))?.status()).toBe(404)
    await site.stop()
  },
)

test('an invitation becomes a passkey, which signs in, leads to where one was going, and signs out', async ({
  page,
  request,
  site,
}) => {
  const email = makeUniqueEmail()
  const link = createInvitationLink(site, email, 'reception')
  const device = await addAuthenticator(page)

  await test.step('not without being verified by the device', async () => {
    await device.setUserVerified(false)
    await page.goto(link)
    await page.getByRole('button', { name: t('join.action') }).click()
    await expect(page.getByRole('alert').filter({ hasText: t('passkey.cancelled') })).toBeVisible()
    const headers = makeDeskHeaders(site)
    const options = await request.post('/api/staff/passkey', {
      headers,
      data: { ceremony: 'signIn' },
    })
    expect(await options.json()).toMatchObject({ userVerification: 'required', rpId: 'localhost' })
    await device.setUserVerified(true)
  })

  await joinDesk(page, link)
  await expect(page.getByText(getNameOfEmail(email))).toBeVisible()
  expect(page.url()).toBe(`${site.url}/staff`)
  expect(await findSessionCookie(page.context())).toMatchObject({
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    domain: 'localhost',
  })
  const signedOut = page.waitForResponse('**/api/staff/sign-out')
  const first = await findSessionCookie(page.context())
  await page.getByRole('button', { name: t('signOut') }).click()
  expect(await (await signedOut).headerValue('clear-site-data')).toBe('"cache", "storage"')
  await expect(page.getByRole('heading', { name: t('signIn.title') })).toBeVisible()
  expect(await findSessionCookie(page.context())).toBeUndefined()

  await page.goto('/staff/later?day=2026-11-20')
  await expect(page).toHaveURL(
    `/staff/sign-in?to=${encodeURIComponent('/staff/later?day=2026-11-20')}`,
  )
  await signInWithPasskey(page)
  await expect(page).toHaveURL('/staff/later?day=2026-11-20')
  expect((await findSessionCookie(page.context()))?.value).not.toBe(first?.value)

  // The link that was used says so before a passkey is made.
  await page.goto(link)
  await expect(page.getByText(t('passkey.over'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('join.action') })).toBeDisabled()
})

/** Where a role begins, and what it may do of what is not for everybody. */
type RoleAccess = {
  start: 'content' | 'statistics' | 'queue'
  pages: string[]
  handlers: string[]
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
    handlers: ['/link'],
    news: 403,
  },
  reception: {
    start: 'queue',
    pages: ['/[[...tab]]', '/day', '/add', '/help', '/statistics', '/links'],
    handlers: ['/link', '/lead', '/add', '/search'],
    news: 200,
  },
}
const publicRoutes = ['/sign-in', '/sign-out', '/join', '/passkey', '/language']

const listRoutes = (folder: string, file: string) =>
  globSync(`${folder}/**/${file}`)
    .map((found) => found.slice(folder.length, -file.length - 1))
    .filter((route) => !publicRoutes.includes(route))

test('each role has its pages and handlers, every other one answers 404 or 403; a post must come from the desk’s own pages, and say so', async ({
  page,
  request,
  site,
  enter,
}) => {
  const sendPost = (path: string, headers: Record<string, string>) =>
    // Of a link that is none: nothing is left for other tests.
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
        const nobody = await sendPost(path, makeDeskHeaders(site))
        expect([401, 405, '/staff/sign-in'], route).toContain(
          nobody.headers()['location'] ?? nobody.status(),
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

test('admins invite, end sessions and remove, after the passkey once more; the last one stays @slow', async ({
  page,
  browser,
}) => {
  const site = await startDeskSite()
  await addAuthenticator(page)
  await joinDesk(page, createInvitationLink(site, 'anna@clinic.example', 'admin'))
  const store = await openStore({ folder: site.dataDir })
  await ageSessions(store.database)
  const before = await findSessionCookie(page.context())
  await page.getByRole('link', { name: t('tabs.people'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('confirm.title') })).toBeVisible()
  await page.getByRole('button', { name: t('confirm.action') }).click()
  await expect(page).toHaveURL(`${site.url}/staff/people`)
  expect((await findSessionCookie(page.context()))?.value).not.toBe(before?.value)

  await page.getByLabel(t('invite.name')).fill(' Ольга  Ко ')
  await page.getByLabel(t('invite.email')).fill('Olha@clinic.example')
  await page.getByRole('button', { name: t('invite.action') }).click()
  const link = await page.getByLabel(t('invite.link', { name: 'Ольга Ко' })).inputValue()
  expect(link).toMatch(/\/staff\/join#[\w-]{43}$/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: t('links.copy') }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(page.getByRole('img', { name: t('invite.code') }).locator('svg')).toBeVisible()
  expect(page.url()).toBe(`${site.url}/staff/people`)
  const other = await (await browser.newContext()).newPage()
  await addAuthenticator(other)
  await joinDesk(other, link)

  await page.reload()
  const olha = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Ольга Ко' }) })
  await olha.getByRole('button', { name: t('member.end'), exact: true }).click()
  await other.goto(`${site.url}/staff`)
  await signInWithPasskey(other)

  // An action long after the passkey: it is asked for, and nothing is done before.
  await ageSessions(store.database)
  await page.reload()
  await page.getByRole('button', { name: t('confirm.action') }).click()
  await expect(page.getByRole('heading', { name: t('invite.title') })).toBeVisible()
  await olha.getByText(t('member.remove'), { exact: true }).click()
  await ageSessions(store.database)
  await olha.getByRole('button', { name: t('member.removeAction', { name: 'Ольга Ко' }) }).click()
  await page.getByRole('button', { name: t('confirm.action') }).click()
  await olha.getByText(t('member.remove'), { exact: true }).click()
  await olha.getByRole('button', { name: t('member.removeAction', { name: 'Ольга Ко' }) }).click()
  await expect(olha).toBeHidden()
  await other.goto(`${site.url}/staff`)
  await other.getByRole('button', { name: t('signIn.action') }).click()
  await expect(other.getByText(t('passkey.refused'))).toBeVisible()

  const anna = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'anna' }) })
  await anna.getByText(t('member.remove'), { exact: true }).click()
  await anna.getByRole('button', { name: t('member.removeAction', { name: 'anna' }) }).click()
  await expect(page.getByText(t('invite.problems.lastAdmin'))).toBeVisible()

  const rows = page.getByRole('group', { name: t('audit.title') }).getByRole('row')
  await expect(rows.filter({ hasText: t('audit.actions.remove') })).toContainText('Ольга Ко')
  await expect(rows.filter({ hasText: t('audit.command') })).toContainText(
    t('audit.actions.invite'),
  )
  await store.close()
  await other.context().close()
  await site.stop()
})

test('an invitation of somebody who is there adds a passkey on another device only; all go with the person @slow', async ({
  page,
  browser,
  site,
  store,
}) => {
  const email = makeUniqueEmail()
  const first = await addAuthenticator(page)
  await joinDesk(page, createInvitationLink(site, email, 'reception'))
  const other = await (await browser.newContext()).newPage()
  await enterDesk(other, site, store, makeUniqueEmail(), 'admin')
  await other.goto(`${site.url}/staff/people`)
  const card = other
    .getByRole('listitem')
    .filter({ has: other.getByRole('heading', { name: getNameOfEmail(email) }) })
  await card.getByRole('button', { name: t('member.invite') }).click()
  const link = await other
    .getByLabel(t('invite.link', { name: getNameOfEmail(email) }))
    .inputValue()
  await page.goto(link)
  const make = page.getByRole('button', { name: t('join.action') })
  await make.click()
  await expect(page.getByText(t('passkey.known'))).toBeVisible()
  await first.remove()
  await addAuthenticator(page)
  await make.click()
  await expect(page.getByRole('heading', { name: t('tabs.queue') })).toBeVisible()
  const joined = other.getByRole('row').filter({ hasText: t('audit.actions.join') })
  await other.reload()
  await expect(joined.filter({ hasText: getNameOfEmail(email) })).toHaveCount(2)
  await card.getByText(t('member.remove'), { exact: true }).click()
  await card
    .getByRole('button', { name: t('member.removeAction', { name: getNameOfEmail(email) }) })
    .click()
  await expect(card).toBeHidden()
  await page.goto('/staff')
  await expect(page.getByRole('heading', { name: t('signIn.title') })).toBeVisible()
  await other.context().close()
})

test('who uses up the address keeps nobody out who has signed in there before @slow', async ({
  page,
  request,
  site,
  store,
}) => {
  const email = makeUniqueEmail()
  await addAuthenticator(page)
  await joinDesk(page, createInvitationLink(site, email, 'reception'))
  const device = (await page.context().cookies()).find(({ name }) => name === '__Host-staff-device')
  expect(device).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Strict', path: '/' })
  await page.getByRole('button', { name: t('signOut') }).click()
  await expect(page.getByRole('heading', { name: t('signIn.title') })).toBeVisible()
  // A guest of the same Wi-Fi, with a made-up cookie too.
  const headers = { ...makeDeskHeaders(site), Cookie: `__Host-staff-device=${'x'.repeat(43)}` }
  const askToSignIn = () =>
    request.post('/api/staff/passkey', { headers, data: { ceremony: 'signIn' } })
  const answers = await Promise.all(Array.from({ length: 61 }, askToSignIn))
  const refused = answers.filter((answer) => answer.status() !== 200)
  // Those of joining count as well.
  expect(refused.length).toBeLessThan(5)
  expect(refused[0]?.status()).toBe(429)
  expect(Number(refused[0]?.headers()['retry-after'])).toBeGreaterThan(0)
  await signInWithPasskey(page)

  // Without the cookie one is anybody at the address.
  await page.getByRole('button', { name: t('signOut') }).click()
  await store.database.deleteFrom('staffDevice').execute()
  await page.getByRole('button', { name: t('signIn.action') }).click()
  await expect(page.getByText(t('passkey.throttled'))).toBeVisible()
})

test('its pages are kept by nobody, framed by nobody, and run nothing but their own @slow', async ({
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
    // Browsers fetch it without cookies.
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
