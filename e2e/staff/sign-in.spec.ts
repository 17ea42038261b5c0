import { emptyDeskTest as test } from '#e2e/support/desk-page'
import { startDeskSite } from '#e2e/support/desk-site'
import {
  addAuthenticator,
  createInvitationLink,
  getNameOfEmail,
  joinDesk,
  makeUniqueEmail,
  runStaffCommand,
  signInWithPasskey,
} from '#e2e/support/staff'
import { findSessionCookie, makeDeskHeaders } from '#e2e/support/staff-sessions'
import { test as base, expect, getTranslator } from '#e2e/support/test'

const t = getTranslator('ua', 'Staff')

const notFoundMessage = getTranslator('ua', 'NotFound')

base(
  'the desk is a 404 until a person is invited, and again when no person is left @slow',
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

test('an invitation becomes a passkey; the passkey signs in, leads to the wanted page, and the person signs out', async ({
  page,
  request,
  site,
}) => {
  const email = makeUniqueEmail()
  const link = createInvitationLink(site, email, 'reception')
  const device = await addAuthenticator(page)

  await test.step('sign-in fails when the device does not verify the person', async () => {
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

  await page.goto(link)
  await expect(page.getByText(t('passkey.over'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('join.action') })).toBeDisabled()
})

test('a guest who uses up the limit of an address does not lock out people who signed in there before @slow', async ({
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
  // A guest on the clinic's Wi-Fi has the same IP address as staff. The guest sends requests with
  // an invented device cookie.
  const headers = { ...makeDeskHeaders(site), Cookie: `__Host-staff-device=${'x'.repeat(43)}` }
  const askToSignIn = () =>
    request.post('/api/staff/passkey', { headers, data: { ceremony: 'signIn' } })
  const answers = await Promise.all(Array.from({ length: 61 }, askToSignIn))
  const refused = answers.filter((answer) => answer.status() !== 200)
  // The limit is 60 requests. `joinDesk` has sent up to three of them, so one to four of these 61
  // requests are refused.
  expect(refused.length).toBeLessThan(5)
  expect(refused[0]?.status()).toBe(429)
  expect(Number(refused[0]?.headers()['retry-after'])).toBeGreaterThan(0)
  await signInWithPasskey(page)

  // A browser without a known device cookie shares the limit of its IP address, which is used up.
  await page.getByRole('button', { name: t('signOut') }).click()
  await store.database.deleteFrom('staffDevice').execute()
  await page.getByRole('button', { name: t('signIn.action') }).click()
  await expect(page.getByText(t('passkey.throttled'))).toBeVisible()
})
