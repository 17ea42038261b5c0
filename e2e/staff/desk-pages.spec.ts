import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { addLead } from '#e2e/support/test-lead'
import {
  addDemoLeads,
  deskTest as test,
  enterDesk,
  expectFitsEveryWidth,
} from '#e2e/support/desk-page'
import { startDeskSite } from '#e2e/support/desk-site'
import { deleteSessions, openLeadCard, pressButton, pressOutcome } from '#e2e/support/desk-steps'
import { makeUniqueEmail } from '#e2e/support/staff'
import { expect, expectAccessible, test as base, getTranslator } from '#e2e/support/test'
import { openStore } from '#lib/database/open'

const t = getTranslator('ua', 'Staff')

test("reception cannot do an admin's work, and nothing works without a session @slow", async ({
  page,
  site,
  store,
  reception,
  request,
}) => {
  const number = await addLead(store, { name: 'Не чіпати', phone: '+380440000004' }, ['provider'])
  await page.goto(`/staff/all?lead=${number}`)
  await expect(page.getByText(t('erase.title'))).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: t('list.download', { format: 'CSV' }) }),
  ).toHaveCount(0)

  const origin = { Origin: site.url, 'Sec-Fetch-Site': 'same-origin' }
  const fields = { number: String(number), version: '1', to: '/staff', sure: 'yes' }
  const actions = [
    'noAnswer',
    'closed&reason=other',
    'spam',
    'claim',
    'undo&event=1',
    'note',
    'booked&appointmentAt=2030-01-02T10:00&appointmentKind=checkUp&appointmentDoctor=',
    'reopened&of=1',
    'cancelledByUs&appointment=1',
    'moved&appointment=1&appointmentAt=2030-01-02T10:00&appointmentKind=checkUp&appointmentDoctor=',
    'later&dueAt=2030-01-02T10:00',
  ]
  const ofAdmins = [
    { path: '/api/staff/csv', form: { tab: 'all' } },
    { path: '/api/staff/lead', form: { ...fields, do: 'kind=erase' } },
  ]
  const posts: { path: string; form: Record<string, string> }[] = [
    ...actions.map((each) => ({
      path: '/api/staff/lead',
      form: { ...fields, do: `kind=${each}`, note: 'x' },
    })),
    {
      path: '/api/staff/add',
      form: { ...fields, name: 'X', phone: '0671234567', consent: 'on', key: 'k' },
    },
    { path: '/api/staff/search', form: { words: 'Не' } },
    { path: '/api/staff/handover', form: { text: 'Не', version: '' } },
    ...ofAdmins,
  ]
  const sendPost = (
    post: (typeof posts)[number],
    cookie: string,
    headers: Record<string, string> = origin,
  ) =>
    request.post(site.url + post.path, {
      form: post.form,
      headers: { ...headers, Cookie: cookie },
      maxRedirects: 0,
    })
  const readState = async () => ({
    leads: await store.database.selectFrom('lead').selectAll().execute(),
    events: await store.database.selectFrom('leadEvent').selectAll().execute(),
  })
  const before = await readState()
  const session = `__Host-staff=${reception.token}`

  // Only administrators may send these POST requests. The desk refuses these requests from
  // reception staff.
  for (const post of ofAdmins) expect((await sendPost(post, session)).status(), post.path).toBe(403)
  // The headers of three POST requests that the desk must refuse. The first has neither `Origin`
  // nor `Sec-Fetch-Site`, the second is from another site, the third lacks only `Sec-Fetch-Site`.
  const foreign = [
    {},
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: site.url },
  ]
  for (const headers of foreign)
    for (const response of await Promise.all(posts.map((post) => sendPost(post, session, headers))))
      expect(response.status()).toBe(403)
  expect(await readState()).toEqual(before)

  const ofLeads = ['later', 'suspected', 'all', 'day', 'add', `all?lead=${number}`].map(
    (page) => `/staff/${page}`,
  )
  const others = ['links', 'statistics', 'help', 'missing'].map((page) => `/staff/${page}`)
  const expectShut = async (cookie: string) => {
    for (const response of await Promise.all(posts.map((post) => sendPost(post, cookie)))) {
      expect(response.status()).toBe(303)
      expect(response.headers()['location']).toMatch(/^\/staff\/sign-in/)
    }
    for (const path of ['/staff', `/staff?lead=${number}`, ...ofLeads, ...others]) {
      const response = await request.get(site.url + path, {
        headers: { Cookie: cookie },
        maxRedirects: 0,
      })
      expect(response.status()).toBe(307)
      expect(response.headers()['location']).toMatch(/^\/staff\/sign-in/)
      expect(await response.text()).not.toContain('Не чіпати')
    }
    const news = await request.get(`${site.url}/api/staff/news`, { headers: { Cookie: cookie } })
    expect(news.status()).toBe(401)
    expect(await news.text()).not.toContain('Не чіпати')
    expect(await readState()).toEqual(before)
  }
  await expectShut('')
  await expectShut('__Host-staff=guessed')
  await deleteSessions(store)
  await expectShut(session)
})

test.describe('accessible at every width @slow', () => {
  test('the empty queue and an unknown caller', async ({ page, site }) => {
    for (const path of ['/staff', '/staff/all?lead=1']) await expectFitsEveryWidth(page, site, path)
  })

  test('the notice after an action', async ({ page, site, store }) => {
    const number = await openLeadCard(page, store, { name: 'Олена Приклад' })
    await pressOutcome(page, 'Олена Приклад', 'noAnswer')
    await expectFitsEveryWidth(page, site, `/staff?lead=${number}`)
    await expect(
      page.getByRole('button', { name: getTranslator('en', 'Staff')('do.undo'), exact: true }),
    ).toHaveCount(1)
  })

  test('every page of the desk', async ({ page, site, store, enter }) => {
    await enter('admin')
    await addDemoLeads(store)
    const tabs = ['', '/later', '/suspected', '/all', '/day']
    for (const path of [...tabs, '/add', '/help', '/people', '/sign-in', '/join', '/missing'])
      await test.step(path, () => expectFitsEveryWidth(page, site, `/staff${path}`))
  })

  for (const [which, index] of [
    ['whose deliveries failed', 0],
    ['with the longest name', -1],
  ] as const)
    test(`the card of a caller ${which}, with its options open`, async ({
      page,
      site,
      store,
      enter,
    }) => {
      await enter('admin')
      const number = (await addDemoLeads(store)).at(index) ?? 0
      await expectFitsEveryWidth(page, site, `/staff?lead=${number}`)
      const en = getTranslator('en', 'Staff')
      for (const outcome of ['do.later', 'do.booked', 'do.closed'] as const) {
        await pressButton(page, en(outcome))
        await expectAccessible(page)
        await pressButton(page, en('do.back'))
      }
    })

  test('the help has pictures in the language of the desk', async ({ page, site }) => {
    await page.context().addCookies([{ name: 'lang', value: 'en', url: site.url }])
    await page.goto('/staff/help')
    for (const name of ['help.somebody', 'help.another'] as const)
      await expect(page.getByText(getTranslator('en', 'Staff')(name)).first()).toBeVisible()
  })
})

base(
  'while the database is away the desk says so, and the desk works again after that @slow',
  async ({ browser }) => {
    const folder = mkdtempSync(resolve(tmpdir(), 'away-'))
    const data = resolve(folder, 'disk', 'data')
    writeFileSync(resolve(folder, 'disk'), 'not a folder')
    const site = await startDeskSite({ DATA_DIR: data })
    const page = await (
      await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    ).newPage()
    await page.goto('/staff')
    await expect(page.getByRole('heading', { name: t('away.title') })).toBeVisible()
    const headers = { Origin: site.url, 'Sec-Fetch-Site': 'same-origin' }
    const form = { do: 'kind=spam', number: '1', note: 'x' }
    const post = await page.request.post('/api/staff/lead', { form, headers, maxRedirects: 0 })
    expect(post.headers()['location']).toBe('/staff')
    expect(post.headers()['set-cookie']).toMatch(/^staff-failed=1/)
    rmSync(resolve(folder, 'disk'))
    mkdirSync(resolve(folder, 'disk'))
    // The database can be opened, but the database has no staff, so the desk is closed.
    expect((await page.request.get('/api/staff/news')).status()).toBe(404)
    const store = await openStore({ folder: data })
    await enterDesk(page, site, store, makeUniqueEmail(), 'reception')
    await store.close()
    await page.goto('/staff')
    await expect(page.getByText(t('said.failed'))).toBeVisible()
    await expect(page.getByText(t('list.empty.queue'))).toBeVisible()
    await page.context().close()
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  },
)
