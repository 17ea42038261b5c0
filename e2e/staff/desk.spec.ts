import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { content } from '#lib/content/content'
import { addLead } from '#e2e/support/test-lead'
import { addDemoLeads, callBackSince, enterDesk, emptyDeskTest as test, expectFitForAll } from '#e2e/support/desk-page'
import { startDeskSite } from '#e2e/support/desk-site'
import { anyEmail } from '#e2e/support/staff'
import type { Site } from '#e2e/support/site'
import { expect, expectAccessible, test as base, words } from '#e2e/support/test'
import { localeDetails } from '#lib/i18n/locales'
import { atKyiv, kyivDay } from '#lib/time/kyiv-time'
import { formatPhone } from '#lib/leads/phone'
import { openStore } from '#lib/leads/store/open-store'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { openingMinutes } from '#lib/time/opening-minutes'
import { findOrder } from '#lib/orders'
import type { Role } from '#lib/auth/person'

const t = words('ua', 'Staff')
const minuteMs = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString()
const rows = (page: Page) => page.locator('[data-row]')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** What a button says; its key beside it is no part of it. */
const does = (name: Parameters<typeof t>[0]) => new RegExp(`^${t(name).replace(/\s/g, '\\s')}(\\s\\S)?$`)

async function act(page: Page, name: Parameters<typeof t>[0]): Promise<void> {
  await page
    .locator('article')
    .getByRole('button', { name: does(name) })
    .click()
}

/** Looks for leads; ends at the page of those found. */
async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel(t('list.search')).fill(words)
  const found = page.waitForEvent('domcontentloaded')
  await press(page, t('list.find'))
  await found
}

async function expectSaid(page: Page, number: number, action: string): Promise<void> {
  const notice = page.locator('.desk-notice').filter({ hasText: `№ ${number}` })
  await expect(notice).toContainText(action)
}

/** Another person's browser. */
async function colleague(browser: Browser, site: Site, store: LeadStore, role: Role = 'reception') {
  const email = anyEmail()
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  await enterDesk(page, site, store, email, role)
  return { page, name: email.replace(/@.*/, '') }
}

test('whoever signs in sees whom to call first: callbacks that are due, then who has waited longest', async ({
  page,
  store,
  enter,
}) => {
  await enter('reception')
  const order = findOrder('check-up')?.code ?? null
  const friday = await addLead(store, { name: 'Ірина Зразкова', createdAt: ago(3 * 1440), order, language: 'en' })
  const fresh = await addLead(store, {
    name: 'Богдан Приклад',
    lastTouch: { utm_source: 'google', utm_campaign: 'osin' },
  })
  const due = await addLead(store, { name: 'Оксана Примірна', createdAt: ago(2000) })
  await callBackSince(store, due, new Date(Date.now() - 5 * minuteMs))
  const later = await addLead(store, { name: 'Дмитро Зразок' })
  await callBackSince(store, later, new Date(Date.now() + 60 * minuteMs))
  await addLead(store, { name: 'Win $$$', status: 'suspected' })
  const again = await addLead(store, { name: 'Богдан', phone: '+380440000001', createdAt: ago(1) })
  await addLead(store, { name: 'Богдан знову', phone: '+380440000001' })

  await page.goto('/staff')
  await expect(rows(page)).toHaveCount(4)
  const numbers = await rows(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(numbers).toEqual([due, friday, fresh, again].map((number) => `/staff?lead=${number}`))
  const row = rows(page).nth(1)
  const waited = openingMinutes(new Date(ago(3 * 1440)), new Date(), content.clinic.hours)
  const texts = [waited, waited - 1].map((minutes) =>
    t('row.minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
  )
  expect(texts).toContain(await row.locator('.lead-wait').textContent())
  await expect(row).toContainText('Ірина Зразкова')
  await expect(row).toContainText(findOrder('check-up')?.label.ua ?? '')
  await expect(row).toContainText(localeDetails.en.name)
  await expect(rows(page).nth(2)).toContainText(/google\s*osin/)
  await expect(rows(page).nth(3)).toContainText(t('row.same', { count: 1 }))
  // The first is chosen, the panel shows it.
  await expect(rows(page).nth(0)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('article').getByRole('heading', { name: 'Оксана Примірна' })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  const variant = javaScriptEnabled ? {} : { tag: '@slow' }

  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, variant, () => {
    test.use({ javaScriptEnabled })

    test('one tap records what became of a call, and another takes it back', async ({ page, store, enter }) => {
      await enter('reception')
      const [phone, name] = ['+380440000002', 'Наталя Тестова']
      const number = await addLead(store, { name, phone })
      const entry = () =>
        store.database.selectFrom('lead').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
      await page.goto(`/staff?lead=${number}`)
      const panel = page.locator('article')
      await expect(panel.getByRole('link', { name: does('do.call') })).toHaveAttribute('href', `tel:${phone}`)
      await expect(panel.getByText(formatPhone(phone))).toBeVisible()

      const outcomes = [
        { press: () => act(page, 'do.noAnswer'), action: 'noAnswer', attempts: 1 },
        {
          press: async () => {
            await page.locator('summary[data-key="x"]').click()
            await press(page, t('reasons.declined'))
          },
          action: 'closed',
          attempts: 0,
        },
      ] as const
      for (const { press, action, attempts } of outcomes) {
        await page.goto(`/staff?lead=${number}`)
        await press()
        await expect(page).toHaveURL(/\/staff\?said=/)
        await expectSaid(page, number, t(`audit.actions.${action}`))
        await expect(rows(page)).toHaveCount(0)
        expect(await entry()).toMatchObject({ deskStatus: action, attempts })
        await page
          .locator('.desk-notice')
          .getByRole('button', { name: does('do.undo') })
          .click()
        await expectSaid(page, number, t('audit.actions.undo'))
        expect(await entry()).toMatchObject({ deskStatus: 'new', attempts: 0, status: 'new' })
      }
      // Nobody answered twice: that is counted, and comes back in an hour.
      await act(page, 'do.noAnswer')
      await expect(rows(page)).toHaveCount(0)
      await page.goto(`/staff/leads/${number}`)
      await act(page, 'do.noAnswer')
      await expectSaid(page, number, t('audit.actions.noAnswer'))
      const { attempts, dueAt } = await entry()
      expect(attempts).toBe(2)
      expect(Math.abs(Date.parse(dueAt ?? '') - Date.now() - 60 * minuteMs)).toBeLessThan(minuteMs)
    })

    test(
      'a callback is promised for a time, offered or one’s own, and stands on the tab «later»',
      { tag: '@slow' },
      async ({ page, store, enter }) => {
        await enter('reception')
        const number = await addLead(store, { name: 'Богдан Приклад' })
        const dueAt = async () =>
          (await store.database.selectFrom('lead').select('dueAt').where('number', '=', number).executeTakeFirst())
            ?.dueAt ?? ''
        const panel = page.locator('article')
        await page.goto(`/staff?lead=${number}`)
        await page.locator('summary[data-key="l"]').click()
        const offered = panel.locator('button[value^="later="]').last()
        const value = (await offered.getAttribute('value')) ?? ''
        await offered.click()
        await expectSaid(page, number, t('audit.actions.later'))
        expect(`later=${await dueAt()}`).toBe(value)

        const day = kyivDay(new Date(Date.now() + 3 * 1440 * minuteMs))
        await page.goto(`/staff/leads/${number}`)
        await page.locator('summary[data-key="l"]').click()
        await panel.getByLabel(t('do.time')).fill(`${day}T11:30`)
        await panel.getByLabel(t('do.time')).press('Enter')
        await expectSaid(page, number, t('audit.actions.later'))
        expect(await dueAt()).toBe(atKyiv(day, '11:30')?.toISOString())
        await page.goto('/staff/later')
        await expect(rows(page)).toHaveCount(1)
        await expect(rows(page)).toContainText('11:30')

        // A time that has passed, or none, changes nothing.
        for (const time of ['2020-01-01T10:00', '']) {
          await page.goto(`/staff/leads/${number}`)
          await page.locator('summary[data-key="l"]').click()
          await panel.getByLabel(t('do.time')).fill(time)
          await press(page, t('do.laterAt'))
          await expect(page.locator('.desk-notice').getByText(t('said.invalid', { number }))).toBeVisible()
          expect(await dueAt()).toBe(atKyiv(day, '11:30')?.toISOString())
        }
      },
    )

    test('a note goes with whatever is pressed, and what the other one did is not lost: two people on one lead', async ({
      page,
      browser,
      site,
      store,
      enter,
    }) => {
      await enter('reception')
      const number = await addLead(store, { name: 'Сергій Умовний' })
      const other = await colleague(browser, site, store)
      await page.goto(`/staff?lead=${number}`)
      await other.page.goto(`/staff?lead=${number}`)
      await other.page.getByLabel(t('lead.note')).fill('Просить по обіді')
      await act(other.page, 'do.booked')
      await expectSaid(other.page, number, t('audit.actions.booked'))

      await page.getByLabel(t('lead.note')).fill('Телефонувала двічі')
      await act(page, 'do.noAnswer')
      const alert = page.locator('.desk-notice.is-conflict')
      await expect(alert).toContainText(t('said.conflict', { number }))
      await expect(alert).toContainText(other.name)
      await expect(alert).toContainText(t('audit.actions.booked'))
      await expect(page.locator('article .lead-state')).toContainText(t('statuses.booked'))
      for (const note of ['Просить по обіді', 'Телефонувала двічі'])
        await expect(page.locator('.lead-history').getByText(note)).toBeVisible()
      await page.close()
      await other.page.context().close()
    })

    test(
      'a note typed while the session ended is there again after signing in, until it is saved',
      { tag: '@slow' },
      async ({ page, store, enter }) => {
        const { id } = await enter('reception')
        const number = await addLead(store, { name: 'Олена Приклад' })
        const typed = `${'Просить 🙂 по обіді; '.repeat(4)}«так»`
        await page.goto(`/staff?lead=${number}`)
        await page.getByLabel(t('lead.note')).fill(typed)
        await store.database.deleteFrom('staffSession').where('staffId', '=', id).execute()
        await act(page, 'do.noAnswer')
        await expect(page.getByRole('button', { name: t('signIn.action') })).toBeVisible()
        expect(new URL(page.url()).searchParams.get('to')).toBe(`/staff?lead=${number}`)
        await enter('reception')
        await page.goto(`/staff?lead=${number}`)
        await expect(page.getByLabel(t('lead.note'))).toHaveValue(typed)
        await expect(page.getByText(t('lead.noteUnsaved'))).toBeVisible()
        await act(page, 'do.note')
        await expect(page.locator('.lead-history').getByText(typed)).toBeVisible()
        await expect(page.getByLabel(t('lead.note'))).toHaveValue('')
      },
    )

    test('the others see who is calling', { tag: '@slow' }, async ({ page, browser, site, store, enter }) => {
      await enter('reception')
      const number = await addLead(store, { name: 'Ірина Зразкова' })
      const other = await colleague(browser, site, store)
      await other.page.goto(`/staff?lead=${number}`)
      await act(other.page, 'do.claim')
      await expect(other.page.locator('article').getByRole('button', { name: t('do.release') })).toBeVisible()
      await page.goto(`/staff?lead=${number}`)
      await expect(rows(page)).toContainText(t('row.calls', { name: other.name }))
      await expect(page.locator('article .lead-state')).toContainText(t('row.calls', { name: other.name }))
      await expect(page.locator('article').getByRole('button', { name: t('do.claim') })).toHaveCount(0)
      await act(other.page, 'do.release')
      await expect(other.page.locator('article').getByRole('button', { name: t('do.claim') })).toBeVisible()
      await page.reload()
      await expect(page.locator('article').getByRole('button', { name: t('do.claim') })).toBeVisible()
      await other.page.context().close()
    })

    test(
      'a lead is found by name, by its phone in any spelling and by number, and no address tells whom',
      { tag: '@slow' },
      async ({ page, store, enter }) => {
        await enter('reception')
        const number = await addLead(store, {
          name: 'Наталя Тестова-Прикладна',
          phone: '+380445556677',
          order: 'check-up',
        })
        // Of a phone that no number of a lead begins.
        await addLead(store, { name: 'Сергій Умовний', phone: '+380', order: 'check-up' })
        const addresses: string[] = []
        page.on('framenavigated', (frame) => addresses.push(frame.url()))
        page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''))
        await page.goto('/staff/all?order=check-up')
        await expect(rows(page)).toHaveCount(2)
        for (const spelling of ['ПРИКЛ', '+38 (044) 555-66-77', String(number)]) {
          await search(page, spelling)
          await expect(rows(page)).toHaveCount(1)
          await expect(rows(page)).toContainText('Наталя')
          await expect(page.getByLabel(t('list.search'))).toHaveValue(spelling)
          await expect(page.getByLabel(t('lead.order'))).toHaveValue('check-up')
        }
        await page.reload()
        await expect(rows(page)).toHaveCount(1)
        const told = decodeURIComponent(addresses.join(' ')).toLowerCase()
        for (const secret of ['наталя', 'прикл', '5556677', '555-66', '555 66', '555+66'])
          expect(told).not.toContain(secret)

        await search(page, 'Ґудзенко')
        await expect(page.getByText(t('list.nothing'))).toBeVisible()
      },
    )
  })
}

test(
  'filters stand in the address, so that a view can be shared; the words of a search cannot',
  { tag: '@slow' },
  async ({ page, browser, site, store, enter }) => {
    await enter('reception')
    const touch = { utm_source: 'google', utm_campaign: 'osin' }
    await addLead(store, { name: 'Одна', order: 'check-up', lastTouch: touch })
    await addLead(store, { name: 'Друга', order: 'check-up', lastTouch: touch, createdAt: ago(5 * 1440) })
    await addLead(store, { name: 'Третя', lastTouch: touch })
    await addLead(store, { name: 'Спам', status: 'suspected', lastTouch: touch })
    await page.goto('/staff/all')
    await expect(rows(page)).toHaveCount(4)
    await page.getByLabel(t('list.status')).selectOption('new')
    await page.getByLabel(t('list.day')).fill(kyivDay(new Date()))
    await page.getByLabel(t('lead.order')).selectOption('check-up')
    await page.getByLabel(t('lead.campaign')).fill('osin')
    await press(page, t('list.show'))
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Одна')
    const other = await colleague(browser, site, store)
    await other.page.goto(page.url())
    await expect(rows(other.page)).toHaveCount(1)
    await page.goto('/staff/all?status=spam')
    await search(page, 'Спам')
    await expect(rows(page)).toHaveCount(1)
    await other.page.goto(page.url())
    await expect(other.page.getByText(t('list.elsewhere'))).toBeVisible()
    await expect(rows(other.page)).toHaveCount(0)
    await other.page.context().close()
  },
)

test(
  'an admin downloads exactly what is shown, after the passkey',
  { tag: '@slow' },
  async ({ page, store, enter }) => {
    const shown = await addLead(store, { name: '=Наталя', order: 'check-up' })
    await addLead(store, { name: 'Сергій', order: 'check-up' })
    await addLead(store, { name: 'Наталя Інша' })
    const { id } = await enter('admin', 6)
    await page.goto('/staff/all?order=check-up')
    await search(page, 'Наталя')
    await expect(rows(page)).toHaveCount(1)
    await press(page, t('list.csv'))
    await expect(page.getByRole('heading', { name: t('signIn.recentTitle') })).toBeVisible()
    await store.database
      .updateTable('staffSession')
      .set({ createdAt: ago(0) })
      .where('staffId', '=', id)
      .execute()

    await page.goBack()
    await expect(rows(page)).toHaveCount(1)
    const download = page.waitForEvent('download')
    await press(page, t('list.csv'))
    const file = await download
    expect(file.suggestedFilename()).toBe(`leads-${kyivDay(new Date())}.csv`)
    const chunks = await (await file.createReadStream()).toArray()
    const [head = '', ...lines] = Buffer.concat(chunks as Buffer[])
      .toString()
      .trim()
      .split('\r\n')
    expect(head).toContain('number,')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${shown},new,.*'=Наталя`))
    const audit = store.database
      .selectFrom('audit')
      .select('action')
      .where('staffId', '=', id)
      .where('action', '=', 'export')
    expect(await audit.execute()).toHaveLength(1)
  },
)

test(
  'an admin erases for good, after the passkey and being asked, and a proof stays',
  { tag: '@slow' },
  async ({ page, site, store, enter }) => {
    const phone = '+380440000003'
    const number = await addLead(store, { name: 'Стерти Мене', phone })
    const same = await addLead(store, { name: 'Стерти Мене', phone })
    const { id } = await enter('admin', 6)
    const erase = async () => {
      await page.goto(`/staff/leads/${number}`)
      await page.getByText(t('erase.open')).click()
      await page.getByLabel(t('erase.sure')).check()
      await press(page, t('erase.phone', { count: 2 }))
    }
    await erase()
    await expect(page.getByRole('heading', { name: t('signIn.recentTitle') })).toBeVisible()
    expect(await store.database.selectFrom('lead').select('id').execute()).toHaveLength(2)
    await store.database
      .updateTable('staffSession')
      .set({ createdAt: ago(0) })
      .where('staffId', '=', id)
      .execute()
    await erase()
    await expect(page.getByRole('status').getByText(t('said.erased', { number, leads: 2 }))).toBeVisible()
    expect(await store.database.selectFrom('lead').select('id').execute()).toHaveLength(0)
    const [proof] = await store.database
      .selectFrom('erasure')
      .select(['leads', 'reason'])
      .orderBy('at', 'desc')
      .execute()
    expect(proof).toEqual({ leads: 2, reason: 'phone' })
    const audit = store.database
      .selectFrom('audit')
      .select('leadNumber')
      .where('staffId', '=', id)
      .where('action', '=', 'erase')
    expect((await audit.execute()).map(({ leadNumber }) => leadNumber).sort()).toEqual([number, same].sort())
    expect((await page.goto(`${site.url}/staff/leads/${number}`))?.status()).toBe(404)
  },
)

test('reception cannot what only admins can, and nobody anything without a session', async ({
  page,
  site,
  store,
  enter,
  request,
}) => {
  const { token, id } = await enter('reception')
  const number = await addLead(store, { name: 'Не чіпати', phone: '+380440000004' }, ['provider'])
  await page.goto(`/staff/leads/${number}`)
  await expect(page.getByText(t('erase.open'))).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('do.tryAgain') })).toHaveCount(0)
  await page.goto('/staff/all')
  await expect(page.getByRole('button', { name: t('list.csv') })).toHaveCount(0)

  const origin = { Origin: site.url, 'Sec-Fetch-Site': 'same-origin' }
  const fields = { number: String(number), version: '1', to: '/staff', next: '/staff' }
  const actions = ['noAnswer', 'closed=other', 'spam', 'claim', 'undo', 'note', 'tryAgain', 'hold', `later=${ago(-60)}`]
  const posts: { path: string; form: Record<string, string> }[] = [
    ...actions.map((each) => ({ path: '/api/staff/lead', form: { ...fields, do: each, note: 'x' } })),
    { path: '/api/staff/search', form: { words: 'Не' } },
    { path: '/api/staff/csv', form: { tab: 'all' } },
    { path: '/api/staff/erase', form: { ...fields, sure: 'yes', scope: 'lead' } },
  ]
  const send = (post: (typeof posts)[number], cookie: string, headers: Record<string, string> = origin) =>
    request.post(site.url + post.path, { form: post.form, headers: { ...headers, Cookie: cookie }, maxRedirects: 0 })
  const state = async () => ({
    leads: await store.database.selectFrom('lead').selectAll().execute(),
    events: await store.database.selectFrom('leadEvent').selectAll().execute(),
  })
  const before = await state()
  const session = `__Host-staff=${token}`

  // As reception, by hand.
  for (const post of posts.filter(({ path, form }) => /csv|erase/.test(path) || /tryAgain|hold/.test(form['do'] ?? '')))
    expect(
      (await send({ ...post, form: { ...post.form, note: '' } }, session)).status(),
      post.form['do'] ?? post.path,
    ).toBe(403)
  // From another site, or one that hides it.
  const foreign = [{}, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, { Origin: site.url }]
  for (const headers of foreign)
    for (const response of await Promise.all(posts.map((post) => send(post, session, headers))))
      expect(response.status()).toBe(403)
  expect(await state()).toEqual(before)

  const pages = [
    '/staff',
    `/staff?lead=${number}`,
    `/staff/leads/${number}`,
    '/staff/later',
    '/staff/all',
    '/staff/leads/999999',
    ...['/staff/links', '/staff/links/qr', '/staff/statistics', '/staff/statistics/csv?table=day'],
  ]
  const expectShut = async (cookie: string) => {
    for (const response of await Promise.all(posts.map((post) => send(post, cookie)))) {
      expect(response.status()).toBe(303)
      expect(response.headers()['location']).toMatch(/^\/staff\/sign-in/)
    }
    for (const path of pages) {
      const response = await request.get(site.url + path, { headers: { Cookie: cookie }, maxRedirects: 0 })
      expect(response.status()).toBe(307)
      expect(response.headers()['location']).toMatch(/^\/staff\/sign-in/)
      expect(await response.text()).not.toContain('Не чіпати')
    }
    const news = await request.get(`${site.url}/api/staff/news`, { headers: { Cookie: cookie } })
    expect(news.status()).toBe(401)
    expect(await news.text()).not.toContain('Не чіпати')
    expect(await state()).toEqual(before)
  }
  await expectShut('')
  await expectShut('__Host-staff=guessed')
  await store.database.deleteFrom('staffSession').where('staffId', '=', id).execute()
  await expectShut(session)
})

test('a new request appears by itself, is told, and keeps no unattended session alive', async ({
  page,
  store,
  enter,
}) => {
  const { id } = await enter('reception')
  await addLead(store, { name: 'Перша' })
  await page.clock.install()
  await page.goto('/staff')
  await expect(rows(page)).toHaveCount(1)
  const used = store.database.selectFrom('staffSession').select('usedAt').where('staffId', '=', id)
  const stale = ago(20)
  await store.database.updateTable('staffSession').set({ usedAt: stale }).where('staffId', '=', id).execute()
  await addLead(store, { name: 'Друга' })
  await page.clock.runFor(21_000)
  await expect(rows(page)).toHaveCount(2)
  const said = t('queue.news', { fresh: 1, due: 0 })
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${said}`))
  expect((await used.executeTakeFirstOrThrow()).usedAt).toBe(stale)
  // Pages renew themselves all day: what was seen already is not noted each time.
  await page.clock.runFor(61_000)
  const seen = store.database.selectFrom('audit').select('id').where('staffId', '=', id).where('action', '=', 'queue')
  expect(await seen.execute()).toHaveLength(2)

  await store.database.deleteFrom('staffSession').where('staffId', '=', id).execute()
  await page.clock.runFor(21_000)
  await expect(page.getByRole('link', { name: t('queue.signedOut') })).toBeVisible()
  // Nobody is there to be told: it asks no more.
  let asked = 0
  page.on('request', () => asked++)
  await page.clock.runFor(61_000)
  expect(asked).toBe(0)
  await page.getByRole('link', { name: t('queue.signedOut') }).click()
  await expect(page.getByRole('heading', { name: t('signIn.title') })).toBeVisible()
})

test(
  'without a mouse: letters of either keyboard, which can be turned off',
  { tag: '@slow' },
  async ({ page, store, enter }) => {
    await enter('reception')
    const numbers = [
      await addLead(store, { name: 'Перша' }),
      await addLead(store, { name: 'Друга' }),
      await addLead(store, { name: 'Третя' }),
    ]
    await page.goto('/staff')
    await expect(page.getByRole('button', { name: t('keys.open') })).toBeVisible()
    const keyboard = page.keyboard
    /** A key of a keyboard with Ukrainian letters. */
    const ukrainian = (key: string, code: string) =>
      page.evaluate(
        ([key, code]) =>
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true })),
        [key, code] as const,
      )
    await expect(async () => {
      await keyboard.press('j')
      await expect(rows(page).nth(2)).toBeFocused({ timeout: 500 })
    }).toPass()
    for (let step = 0; step < 2; step += 1) await keyboard.press('k')
    await expect(rows(page).nth(0)).toBeFocused()
    await ukrainian('о', 'KeyJ')
    await expect(rows(page).nth(1)).toBeFocused()
    await keyboard.press('Enter')
    await expect(page).toHaveURL(`/staff?lead=${numbers[1]}`)
    await expect(page.locator('article').getByRole('heading', { name: 'Друга' })).toBeVisible()
    await expect(async () => {
      await keyboard.press('m')
      await expect(page.getByLabel(t('lead.note'))).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.getByLabel(t('lead.note')).fill('')
    await keyboard.type('nbs x')
    await page.getByRole('heading', { name: 'Друга' }).click()
    await ukrainian('т', 'KeyN')
    await expectSaid(page, numbers[1] ?? 0, t('audit.actions.noAnswer'))
    await expect(async () => {
      await keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 })
    }).toPass()
    await expectAccessible(page)
    await page.getByLabel(t('keys.off')).check()
    await press(page, t('keys.close'))
    await keyboard.press('b')
    await keyboard.press('j')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(rows(page)).toHaveCount(2)
    await expect(page.locator('[data-row]:focus')).toHaveCount(0)
    await page.goto(`/staff/leads/${numbers[1] ?? 0}`)
    await expect(page.locator('.lead-history').getByText('nbs x')).toBeVisible()
  },
)

test('a button that is pressed twice does it once', { tag: '@slow' }, async ({ page, site, store, enter, request }) => {
  const { token } = await enter('reception')
  const number = await addLead(store, { name: 'Двічі' })
  const headers = { Origin: site.url, 'Sec-Fetch-Site': 'same-origin', Cookie: `__Host-staff=${token}` }
  const form = { number: String(number), version: '1', to: `/staff?lead=${number}`, next: '/staff', do: 'noAnswer' }
  const send = () => request.post(`${site.url}/api/staff/lead`, { form, headers, maxRedirects: 0 })
  await send()
  const second = (await send()).headers()['location'] ?? ''
  await page.goto(second)
  await expectSaid(page, number, t('audit.actions.noAnswer'))
  await expect(page.locator('.is-conflict')).toHaveCount(0)
  const entry = store.database.selectFrom('lead').select('attempts').where('number', '=', number)
  expect(await entry.executeTakeFirst()).toEqual({ attempts: 1 })
})

test('is fit for all', { tag: '@slow' }, async ({ page, site, store, enter }) => {
  await enter('admin')
  await expectFitForAll(page, site, '/staff')
  const [first = 0, second = 0] = await addDemoLeads(store)
  const views = [
    '',
    `?lead=${first}`,
    `?lead=${first}&said=conflict&about=${first}`,
    `?said=booked&about=${second}&version=2`,
  ]
  const paths = ['/staff/later', '/staff/all', '/staff/people', '/staff/sign-in', '/staff/join', '/staff/missing']
  await expectFitForAll(page, site, `/staff/leads/${first}`, ...views.map((view) => `/staff${view}`), ...paths)
})

base(
  'while the store is away the desk says so, without JavaScript too, and comes back by itself',
  { tag: '@slow' },
  async ({ browser }) => {
    const folder = mkdtempSync(resolve(tmpdir(), 'away-'))
    const data = resolve(folder, 'disk', 'data')
    writeFileSync(resolve(folder, 'disk'), 'not a folder')
    const site = await startDeskSite({ DATA_DIR: data })
    const page = await (await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })).newPage()
    await page.goto('/staff')
    await expect(page.getByRole('heading', { name: t('away.title') })).toBeVisible()
    const headers = { Origin: site.url, 'Sec-Fetch-Site': 'same-origin' }
    const post = await page.request.post('/api/staff/lead', {
      form: { do: 'booked', number: '1', note: 'x' },
      headers,
      maxRedirects: 0,
    })
    expect(post.headers()['location']).toBe('/staff?said=failed&about=0')
    expect(post.headers()['set-cookie']).toMatch(/^staff-note=/)
    rmSync(resolve(folder, 'disk'))
    mkdirSync(resolve(folder, 'disk'))
    // Nobody is invited yet.
    expect((await page.request.get('/api/staff/news')).status()).toBe(404)
    const store = await openStore({ folder: data })
    await enterDesk(page, site, store, anyEmail(), 'reception')
    await store.close()
    await page.goto('/staff?said=failed&about=0')
    await expect(page.getByText(t('said.failed'))).toBeVisible()
    await expect(page.getByText(t('queue.empty'))).toBeVisible()
    await page.context().close()
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  },
)
