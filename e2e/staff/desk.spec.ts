import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Messages } from 'next-intl'
import { content } from '#lib/content/content'
import { addLead } from '#e2e/support/test-lead'
import { addDemoLeads, callBackSince, enterDesk, emptyDeskTest as test, expectFitForAll } from '#e2e/support/desk-page'
import { startDeskSite } from '#e2e/support/desk-site'
import { anyEmail } from '#e2e/support/staff'
import type { Site } from '#e2e/support/site'
import { expect, expectAccessible, test as base, words } from '#e2e/support/test'
import { atKyiv, kyivDay } from '#lib/time/kyiv-time'
import { formatPhone } from '#lib/leads/phone'
import { openStore } from '#lib/leads/store/open-store'
import { countRows } from '#lib/leads/store/tables'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { openingMinutes } from '#lib/time/opening-minutes'
import { findOrder } from '#lib/orders'
import type { Role } from '#lib/auth/person'
import { laterTimes } from '#lib/desk/actions'

const t = words('ua', 'Staff')
const minuteMs = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString()
const rows = (page: Page) => page.locator('[data-row]')
const card = (page: Page) => page.getByRole('article')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const open = (page: Page, number: number) => page.goto(`/staff/all?lead=${number}`)
/** Not the framework's own, which tells of pages. */
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const history = (page: Page) => page.getByRole('region', { name: t('lead.history') })
const orderName = (code: string) => findOrder(code)?.label.ua ?? ''

const leadOf = ({ database }: LeadStore, number: number) =>
  database.selectFrom('lead').selectAll().where('number', '=', number).executeTakeFirstOrThrow()

/** Looks for somebody; ends at the page of those found. */
async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel(t('list.search')).fill(words)
  const found = page.waitForEvent('domcontentloaded')
  await press(page, t('list.find'))
  await found
}

type ActionName = keyof Messages['Staff']['audit']['actions']

/** A message tells whom it is about, and what was done; the address nothing of either. */
async function expectSaid(page: Page, name: string, action: ActionName): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: `${name}: ${t(`audit.actions.${action}`)}` })).toBeVisible()
  expect(new URL(page.url()).searchParams.size).toBeLessThanOrEqual(1)
}

/** Presses what records an outcome; ends at the page that says so. */
async function record(page: Page, name: string, action: ActionName & keyof Messages['Staff']['do']): Promise<void> {
  await press(page, t(`do.${action}`))
  await expectSaid(page, name, action)
}

/** Closes the request whose card is open. */
async function decline(page: Page, name: string): Promise<void> {
  await press(page, t('do.closed'))
  await press(page, t('reasons.declined'))
  await expectSaid(page, name, 'closed')
}

const endSessions = ({ database }: LeadStore) => database.deleteFrom('staffSession').execute()

/** As if the passkey had just been asked for. */
const confirm = ({ database }: LeadStore) =>
  database
    .updateTable('staffSession')
    .set({ createdAt: ago(0) })
    .execute()

const auditOf = ({ database }: LeadStore, staffId: string, action: string) =>
  countRows(database.selectFrom('audit').where('staffId', '=', staffId).where('action', '=', action))

/** Another person's browser. */
async function colleague(browser: Browser, site: Site, store: LeadStore, role: Role = 'reception') {
  const email = anyEmail()
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  const { id } = await enterDesk(page, site, store, email, role)
  const { name } = await store.database
    .selectFrom('staff')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { page, name, id }
}

/** A time in opening hours two days on or later, as a form has it. */
function openTime(): string {
  const at = laterTimes(new Date(Date.now() + 2 * 1440 * minuteMs)).at(-1) ?? new Date()
  const time = at.toLocaleTimeString('sv', { timeZone: 'Europe/Kyiv', hour: '2-digit', minute: '2-digit' })
  return `${kyivDay(at)}T${time}`
}

const isoOf = (local: string) => atKyiv(local.slice(0, 10), local.slice(11))?.toISOString()

test('whoever signs in sees whom to call first: callbacks that are due, then who has waited longest', async ({
  page,
  store,
  enter,
}) => {
  await enter('reception')
  const order = 'check-up'
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
  await addLead(store, { name: 'Богдана', phone: '+380440000001', createdAt: ago(1) })
  const again = await addLead(store, { name: 'Богдана знову', phone: '+380440000001' })

  await page.goto('/staff')
  await expect(rows(page)).toHaveCount(4)
  const numbers = await rows(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(numbers).toEqual([due, friday, fresh, again].map((number) => `/staff?lead=${number}`))
  const waited = openingMinutes(new Date(ago(3 * 1440)), new Date(), content.clinic.hours)
  const texts = [waited, waited - 1].map((minutes) =>
    t('row.minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
  )
  const row = rows(page).nth(1)
  const shown = (await row.textContent()) ?? ''
  expect(texts.some((text) => shown.includes(text))).toBe(true)
  for (const text of ['Ірина Зразкова', orderName(order), t('row.english')]) await expect(row).toContainText(text)
  await expect(rows(page).nth(2)).toContainText(/google\s*osin/)
  await expect(rows(page).nth(3)).toContainText(t('row.requests', { count: 2 }))
  await page.getByRole('link', { name: t('queue.begin', { name: 'Оксана Примірна' }) }).click()
  await expect(card(page).getByRole('heading', { name: 'Оксана Примірна' })).toBeVisible()
  await expect(rows(page).nth(0)).toHaveAttribute('aria-current', 'true')
})

for (const javaScriptEnabled of [true, false]) {
  const variant = javaScriptEnabled ? {} : { tag: '@slow' }

  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, variant, () => {
    test.use({ javaScriptEnabled })

    test('one tap records what became of a call, and another takes it back', async ({ page, store, enter }) => {
      await enter('reception')
      const [phone, name] = ['+380440000002', 'Наталя Тестова']
      const number = await addLead(store, { name, phone })
      await page.goto(`/staff?lead=${number}`)
      await expect(card(page).getByRole('link', { name: t('do.call') })).toHaveAttribute('href', `tel:${phone}`)
      await expect(card(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        'https://wa.me/380440000002',
      )
      await expect(card(page).getByText(formatPhone(phone))).toBeVisible()

      const undo = async () => {
        await press(page, t('do.undo'))
        await expectSaid(page, name, 'undo')
        expect(await leadOf(store, number)).toMatchObject({ deskStatus: 'new', attempts: 0 })
      }
      await record(page, name, 'noAnswer')
      expect(await leadOf(store, number)).toMatchObject({ deskStatus: 'noAnswer', attempts: 1 })
      await undo()
      await decline(page, name)
      expect(await leadOf(store, number)).toMatchObject({ deskStatus: 'closed', attempts: 0 })
      await undo()
    })

    test('two different orders of one person stay in sight until each is settled', async ({ page, store, enter }) => {
      await enter('reception')
      const [phone, name] = ['+380440000005', 'Марія Двічі']
      const first = await addLead(store, { name, phone, order: 'check-up', createdAt: ago(60) })
      const second = await addLead(store, { name, phone, order: 'package:concierge-light' })
      await page.goto('/staff')
      await expect(rows(page)).toHaveCount(1)
      for (const code of ['check-up', 'package:concierge-light'])
        await expect(rows(page)).toContainText(orderName(code))
      await page.goto(`/staff?lead=${second}`)
      await decline(page, name)
      expect(await leadOf(store, second)).toMatchObject({ deskStatus: 'closed' })
      expect(await leadOf(store, first)).toMatchObject({ deskStatus: 'new' })
      await page.goto('/staff')
      await expect(rows(page)).toContainText(orderName('check-up'))
      // No answer is of the person: once, whatever was asked for.
      await addLead(store, { name, phone, order: 'package:concierge-light' })
      await page.goto(`/staff?lead=${second}`)
      await record(page, name, 'noAnswer')
      expect(await leadOf(store, first)).toMatchObject({ deskStatus: 'noAnswer', attempts: 1 })
      await expect(card(page).getByText(t('statuses.noAnswer'), { exact: true })).toHaveCount(2)
      await record(page, name, 'reopened')
    })

    test('a visit is booked for a day, time and doctor, stands on the page of the day, and is moved and cancelled', async ({
      page,
      store,
      enter,
    }) => {
      await enter('reception')
      const [name, other] = ['Богдан Приклад', 'Ірина Зразкова']
      const [number, another] = [await addLead(store, { name }), await addLead(store, { name: other })]
      const [doctor] = content.doctors
      const time = openTime()
      const book = async (lead: number, at: string) => {
        await open(page, lead)
        await press(page, t('do.booked'))
        await page.getByLabel(t('visit.at')).fill(at)
        await page.getByLabel(t('visit.kind')).selectOption('consultation')
        await page.getByLabel(t('visit.doctor')).selectOption(doctor?.id ?? '')
        await press(page, t('visit.book'))
      }
      await book(number, time)
      await expectSaid(page, name, 'booked')
      const booked = { deskStatus: 'booked', visitAt: isoOf(time), visitDoctor: doctor?.id }
      expect(await leadOf(store, number)).toMatchObject(booked)
      // The doctor is taken at that time: asked first.
      await book(another, time)
      await expect(alert(page)).toContainText(t('said.ask.doubleBooked', { name: other }))
      expect(await leadOf(store, another)).toMatchObject({ deskStatus: 'new' })
      await press(page, t('said.sure'))
      await expectSaid(page, other, 'booked')
      // Moved: what was agreed stands there, and stays but for the time.
      const moved = time.replace(/\d\d:\d\d$/, '15:00')
      await open(page, number)
      await press(page, t('do.moved'))
      await expect(page.getByLabel(t('visit.at'))).toHaveValue(time)
      await page.getByLabel(t('visit.at')).fill(moved)
      await press(page, t('visit.book'))
      await expectSaid(page, name, 'booked')
      expect(await leadOf(store, number)).toMatchObject({ ...booked, visitAt: isoOf(moved) })
      await page.goto(`/staff/day?day=${time.slice(0, 10)}`)
      const line = page.getByRole('listitem').filter({ hasText: name })
      for (const text of ['15:00', t('visit.kinds.consultation'), doctor?.name.ua ?? ''])
        await expect(line).toContainText(text)
      await page.getByRole('link', { name, exact: true }).click()
      await record(page, name, 'cancelled')
      expect(await leadOf(store, number)).toMatchObject({ deskStatus: 'new', visitAt: null })
    })

    test(
      'a callback is promised for a time, offered or one’s own, in opening hours or knowingly not',
      { tag: '@slow' },
      async ({ page, store, enter }) => {
        await enter('reception')
        const name = 'Богдан Приклад'
        const number = await addLead(store, { name })
        const dueAt = async () => (await leadOf(store, number)).dueAt
        await open(page, number)
        await press(page, t('do.later'))
        const offered = card(page).locator('button[value^="kind=later&dueAt="]').last()
        const value = (await offered.getAttribute('value')) ?? ''
        await offered.click()
        await expectSaid(page, name, 'later')
        expect(await dueAt()).toBe(isoOf(value.replace(/.*=/, '')))

        const promise = async (time: string) => {
          await open(page, number)
          await press(page, t('do.later'))
          await page.getByLabel(t('do.time')).fill(time)
          await press(page, t('do.laterAt'))
        }
        const night = openTime().replace(/T.*/, 'T02:30')
        await promise(night)
        await expect(alert(page)).toContainText(t('said.ask.outsideHours', { name }))
        await press(page, t('said.sure'))
        await expectSaid(page, name, 'later')
        for (const [day, count] of [
          [night.slice(0, 10), 1],
          ['2020-01-01', 0],
        ] as const) {
          await page.goto(`/staff/later?day=${day}`)
          await expect(rows(page)).toHaveCount(count)
        }
        // No time changes nothing.
        await promise('')
        await expect(alert(page)).toContainText(t('said.invalid', { name }))
        expect(await dueAt()).toBe(isoOf(night))
      },
    )

    test('a note goes with whatever is pressed, and what the other one did is not lost: two people on one person', async ({
      page,
      browser,
      site,
      store,
      enter,
    }) => {
      const { id } = await enter('reception')
      const name = 'Сергій Умовний'
      const number = await addLead(store, { name })
      const other = await colleague(browser, site, store)
      // This card has not renewed itself yet.
      await page.route('**/api/staff/news*', (route) => route.abort())
      await page.goto(`/staff?lead=${number}`)
      await other.page.goto(`/staff?lead=${number}`)
      await other.page.getByLabel(t('lead.note')).fill('Просить по обіді')
      await record(other.page, name, 'noAnswer')

      await page.getByLabel(t('lead.note')).fill('Телефонувала двічі')
      await press(page, t('do.noAnswer'))
      const told = alert(page)
      await expect(told).toContainText(t('said.conflict', { name }))
      await expect(told).toContainText(other.name)
      await expect(told).toContainText(t('audit.actions.noAnswer'))
      for (const note of ['Просить по обіді', 'Телефонувала двічі'])
        await expect(history(page).getByText(note)).toBeVisible()
      expect(await leadOf(store, number)).toMatchObject({ attempts: 1 })
      // A colleague's slip is taken back by whoever sees it, and the history says who did.
      await press(page, t('do.undoNamed', { action: t('audit.actions.noAnswer') }))
      await expectSaid(page, name, 'undo')
      const me = await store.database.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirstOrThrow()
      await expect(history(page)).toContainText(`${me.name}: ${t('audit.actions.undo')}`)
      expect(await leadOf(store, number)).toMatchObject({ attempts: 0 })
      await other.page.context().close()
    })

    test(
      'somebody is found by name in either alphabet, by a phone in any spelling, a note and a number, and no address tells whom',
      { tag: '@slow' },
      async ({ page, store, enter }) => {
        const { id } = await enter('reception')
        const number = await addLead(store, {
          name: 'Наталя Тестова-Прикладна',
          phone: '+380445556677',
          order: 'check-up',
        })
        await addLead(store, { name: 'Сергій Умовний', phone: '+380', order: 'check-up' })
        const addresses: string[] = []
        page.on('framenavigated', (frame) => addresses.push(frame.url()))
        page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''))
        await open(page, number)
        await page.getByLabel(t('lead.note')).fill('Просила після шостої')
        await press(page, t('do.note'))
        await expect(history(page)).toContainText('шостої')
        await page.goto('/staff/all?order=check-up')
        await expect(rows(page)).toHaveCount(2)
        for (const spelling of ['Natalia', '(044) 555-66-77', `шостої № ${number}`]) {
          await search(page, spelling)
          await expect(rows(page)).toHaveCount(1)
          await expect(rows(page)).toContainText('Наталя')
          await expect(page.getByLabel(t('list.search'))).toHaveValue(spelling)
          await expect(page.getByLabel(t('lead.order'))).toHaveValue('check-up')
        }
        await page.reload()
        await expect(rows(page)).toHaveCount(1)
        expect(await auditOf(store, id, 'search')).toBe(3)
        const told = decodeURIComponent(addresses.join(' ')).toLowerCase()
        for (const secret of ['натал', 'natal', '5556677', '555-66', '6677', 'шостої'])
          expect(told).not.toContain(secret)
        await search(page, 'Ґудзенко')
        await expect(page.getByText(t('list.nothing'))).toBeVisible()
      },
    )

    test('who came or phoned is added with the consent they gave; what is wrong is told, nothing typed is lost', async ({
      page,
      store,
      enter,
    }) => {
      const { id } = await enter('reception')
      await page.goto('/staff/add')
      const name = page.getByLabel(t('lead.name'))
      await name.fill('Орися Прийшла')
      await page.getByLabel(t('lead.phone')).fill('+48 601 234 567')
      await page.getByLabel(t('add.source')).selectOption('messenger')
      await page.getByRole('checkbox').check()
      await press(page, t('add.action'))
      await expect(alert(page)).toContainText(t('add.errors.foreign'))
      await expect(name).toHaveValue('Орися Прийшла')
      await page.getByLabel(t('lead.phone')).fill('067 123 45 67')
      await page.getByRole('checkbox').check()
      await press(page, t('add.action'))
      await expectSaid(page, 'Орися Прийшла', 'added')
      const lead = await store.database.selectFrom('lead').selectAll().executeTakeFirstOrThrow()
      expect(lead).toMatchObject({
        phone: '+380671234567',
        source: 'messenger',
        consentVersion: content.consents.version,
      })
      const event = await store.database.selectFrom('leadEvent').selectAll().executeTakeFirstOrThrow()
      expect(event).toMatchObject({ action: 'added', staffId: id })
      await expect(rows(page)).toHaveCount(1)
    })
  })
}

test('everybody sees who is calling, and a second call asks first', async ({ page, browser, site, store, enter }) => {
  await enter('reception')
  const number = await addLead(store, { name: 'Ірина Зразкова' })
  const other = await colleague(browser, site, store)
  await page.clock.install()
  await page.goto(`/staff?lead=${number}`)
  await page.clock.pauseAt(Date.now() + minuteMs)
  await other.page.goto(`/staff?lead=${number}`)
  const calls: string[] = []
  const told = other.page.waitForResponse('**/api/staff/lead')
  await other.page.getByRole('link', { name: t('do.call') }).click()
  await told
  // This card has not renewed itself yet.
  page.on('dialog', (dialog) => {
    calls.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: t('do.call') }).click()
  await expect(() => {
    expect(calls).toEqual([t('said.taken')])
  }).toPass()
  expect((await leadOf(store, number)).claimedBy).toBe(other.id)
  await page.clock.runFor(3500)
  await expect(rows(page)).toContainText(t('row.calls', { name: other.name }))
  await expect(card(page)).toContainText(other.name)
  // The browser has no telephone to leave the first page to.
  const again = await other.page.context().newPage()
  await again.goto(`/staff?lead=${number}`)
  await press(again, t('do.release'))
  await expect(again.getByRole('button', { name: t('do.release') })).toHaveCount(0)
  await page.clock.runFor(3500)
  await expect(rows(page)).not.toContainText(t('row.calls', { name: other.name }))
  await other.page.context().close()
})

test('a new request appears by itself and is told; only a page that is used keeps its session alive', async ({
  page,
  store,
  enter,
}) => {
  const { id } = await enter('reception')
  const number = await addLead(store, { name: 'Перша' })
  await page.addInitScript(() => {
    const told: string[] = []
    const Told = Object.assign(
      function (text: string) {
        told.push(text)
      },
      { permission: 'granted', requestPermission: () => Promise.resolve('granted') },
    )
    Object.assign(window, { Notification: Told, told })
  })
  await page.clock.install()
  await page.goto(`/staff?lead=${number}`)
  await expect(rows(page)).toHaveCount(1)
  await press(page, t('queue.tell'))
  await expect(page.getByLabel(t('queue.sound'))).toBeVisible()
  await page.getByLabel(t('lead.note')).fill('Не загубити')
  const asked = page.waitForResponse('**/api/staff/news*')
  await page.clock.runFor(3500)
  await asked
  const used = store.database.selectFrom('staffSession').select('usedAt').where('staffId', '=', id)
  const stale = ago(20)
  await store.database.updateTable('staffSession').set({ usedAt: stale }).where('staffId', '=', id).execute()
  await addLead(store, { name: 'Друга' })
  await page.clock.runFor(3500)
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: `${t('queue.news')}: 1` })).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\)/)
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([t('queue.news')])
  // What is open and typed stays as it is.
  await expect(card(page).getByRole('heading', { name: 'Перша' })).toBeVisible()
  await expect(page.getByLabel(t('lead.note'))).toHaveValue('Не загубити')
  expect((await used.executeTakeFirstOrThrow()).usedAt).toBe(stale)
  await rows(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(card(page).getByRole('heading', { name: 'Друга' })).toBeVisible()
  await page.clock.runFor(3500)
  await expect.poll(async () => (await used.executeTakeFirstOrThrow()).usedAt > stale).toBe(true)

  await endSessions(store)
  await page.clock.runFor(3500)
  await expect(page.getByRole('link', { name: t('queue.signedOut') })).toBeVisible()
  // Nobody is there to be told: it asks no more.
  let requests = 0
  page.on('request', () => requests++)
  await page.clock.runFor(61_000)
  expect(requests).toBe(0)
  await page.getByRole('link', { name: t('queue.signedOut') }).click()
  await expect(page.getByRole('heading', { name: t('signIn.title') })).toBeVisible()
})

test('a day half typed among the options keeps no button from working', async ({ page, store, enter }) => {
  await enter('reception')
  const number = await addLead(store, { name: 'Олена Приклад' })
  await page.goto(`/staff?lead=${number}`)
  await press(page, t('do.later'))
  const time = page.getByLabel(t('do.time'))
  await time.pressSequentially('12')
  expect(await time.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true)
  await press(page, t('do.back'))
  await record(page, 'Олена Приклад', 'noAnswer')
})

test('a browser without notifications offers none', { tag: '@slow' }, async ({ page, enter }) => {
  await enter('reception')
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Notification')
  })
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.goto('/staff')
  await expect(page.getByRole('button', { name: t('queue.tell') })).toHaveCount(0)
  expect(problems).toEqual([])
})

test('what was typed is there again when the person comes back, until it is saved', async ({ page, store, enter }) => {
  await enter('reception')
  const caller = { name: 'Олена Приклад', phone: '+380671112233' }
  const number = await addLead(store, caller)
  const typed = `${'Просить 🙂 по обіді; '.repeat(4)}«так»`
  const note = page.getByLabel(t('lead.note'))
  await page.goto(`/staff?lead=${number}`)
  await note.fill(typed)
  await endSessions(store)
  await press(page, t('do.noAnswer'))
  await expect(page.getByRole('button', { name: t('signIn.action') })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('to')).toBe(`/staff?lead=${number}`)
  await enter('reception')
  // Work on somebody else comes in between, and another request of the person.
  await page.goto(`/staff?lead=${await addLead(store, { name: 'Інша' })}`)
  await record(page, 'Інша', 'noAnswer')
  await page.goto(`/staff?lead=${await addLead(store, caller)}`)
  await expect(note).toHaveValue(typed)
  await press(page, t('do.note'))
  await expect(history(page).getByText(typed)).toBeVisible()
  await expect(note).toHaveValue('')
})

test('somebody half added is there again after the session ended, and gone once added', async ({
  page,
  store,
  enter,
}) => {
  await enter('reception')
  const [name, phone] = [page.getByLabel(t('lead.name')), page.getByLabel(t('lead.phone'))]
  const send = async () => {
    await page.getByRole('checkbox').check()
    await press(page, t('add.action'))
  }
  await page.goto('/staff/add')
  await name.fill('Орися Прийшла')
  await phone.fill('067 123 45 67')
  await page.getByLabel(t('add.source')).selectOption('messenger')
  await endSessions(store)
  await send()
  await expect(page.getByRole('button', { name: t('signIn.action') })).toBeVisible()
  await enter('reception')
  await page.goto('/staff/add')
  await expect(name).toHaveValue('Орися Прийшла')
  await expect(phone).toHaveValue('067 123 45 67')
  await expect(page.getByLabel(t('add.source'))).toHaveValue('messenger')
  await send()
  await expectSaid(page, 'Орися Прийшла', 'added')
  // The next one is begun while this is still told.
  for (const typed of ['', 'Мар’яна']) {
    await page.goto('/staff/add')
    await expect(name).toHaveValue('')
    await name.fill(typed)
  }
  await page.goto('/staff')
  await page.goto('/staff/add')
  await expect(name).toHaveValue('Мар’яна')
})

test('arrows move list and card together while the list has the focus; no key does anything else', async ({
  page,
  store,
  enter,
}) => {
  await enter('reception')
  for (const name of ['Перша', 'Друга', 'Третя']) await addLead(store, { name })
  await page.goto('/staff')
  const before = await store.database.selectFrom('lead').selectAll().execute()
  await expect(async () => {
    await rows(page).nth(0).focus()
    await page.keyboard.press('ArrowDown')
    await expect(rows(page).nth(1)).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(card(page).getByRole('heading', { name: 'Друга' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows(page).nth(2)).toBeFocused()
  await expect(card(page).getByRole('heading', { name: 'Третя' })).toBeVisible()
  await expect(rows(page).nth(2)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('k')
  await expect(card(page).getByRole('heading', { name: 'Друга' })).toBeVisible()
  for (const key of ['n', 'b', 'x', 's', 'u', 'c']) await page.keyboard.press(key)
  await page.getByLabel(t('lead.note')).fill('')
  await page.keyboard.type('jjkk')
  await expect(card(page).getByRole('heading', { name: 'Друга' })).toBeVisible()
  expect(await store.database.selectFrom('lead').selectAll().execute()).toEqual(before)
})

test('suspected requests have a tab of their own, and a person goes from it to the queue', async ({
  page,
  store,
  enter,
}) => {
  await enter('reception')
  const number = await addLead(store, { name: 'Справжня Людина', status: 'suspected' })
  await page.goto('/staff')
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('link', { name: `${t('tabs.suspected')} 1` }).click()
  await rows(page).click()
  await record(page, 'Справжня Людина', 'notSpam')
  await page.goto('/staff')
  await expect(rows(page)).toHaveCount(1)
  expect(await leadOf(store, number)).toMatchObject({ status: 'new' })
})

test(
  'after five calls over three days nobody answered, closing is offered',
  { tag: '@slow' },
  async ({ page, store, enter }) => {
    await enter('reception')
    const number = await addLead(store, { name: 'Мовчазна' })
    const calls = (attempts: number, days: number) =>
      store.database
        .updateTable('lead')
        .set({ deskStatus: 'noAnswer', attempts, dueAt: ago(1), firstCallAt: ago(days * 1440 + 1) })
        .where('number', '=', number)
        .execute()
    for (const [attempts, days] of [
      [4, 9],
      [5, 2],
    ] as const) {
      await calls(attempts, days)
      await page.goto(`/staff?lead=${number}`)
      await expect(page.getByRole('button', { name: t('lead.closeUnreachable') })).toHaveCount(0)
    }
    await calls(5, 3)
    await page.reload()
    await press(page, t('lead.closeUnreachable'))
    await expectSaid(page, 'Мовчазна', 'closed')
    expect(await leadOf(store, number)).toMatchObject({ deskStatus: 'closed', reason: 'unreachable' })
  },
)

test(
  'filters stand in the address, so that a view can be shared; the words of a search and messages cannot',
  { tag: '@slow' },
  async ({ page, browser, site, store, enter }) => {
    await enter('reception')
    const touch = { utm_source: 'google', utm_campaign: 'osin' }
    await addLead(store, { name: 'Одна', order: 'check-up', lastTouch: touch })
    await addLead(store, { name: 'Друга', order: 'check-up' })
    await addLead(store, { name: 'Спам', status: 'suspected', lastTouch: touch })
    await page.goto('/staff/all')
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
    await other.page.goto('/staff?said=booked&about=1&said=erased&leads=99')
    await expect(alert(other.page).or(other.page.getByRole('status').filter({ hasText: /\S/ }))).toHaveCount(0)
    await other.page.context().close()
  },
)

test(
  'an admin downloads exactly what is shown, after the passkey, for people and for machines',
  { tag: '@slow' },
  async ({ page, store, enter }) => {
    await addLead(store, { name: '=Наталя', order: 'check-up' })
    await addLead(store, { name: 'Сергій', order: 'check-up' })
    await addLead(store, { name: 'Наталя Інша' })
    const { id } = await enter('admin', 6)
    await page.goto('/staff/all?order=check-up')
    await search(page, 'Наталя')
    await expect(rows(page)).toHaveCount(1)
    const [csv, json] = ['CSV', 'JSON'].map((format) => t('list.download', { format }))
    await press(page, csv ?? '')
    await expect(page.getByRole('heading', { name: t('confirm.title') })).toBeVisible()
    await confirm(store)
    await page.goBack()
    const read = async (button: string) => {
      const download = page.waitForEvent('download')
      await press(page, button)
      const file = await download
      const chunks = (await (await file.createReadStream()).toArray()) as Buffer[]
      return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString() }
    }
    const table = await read(csv ?? '')
    expect(table.name).toBe(`leads-${kyivDay(new Date())}.csv`)
    const [head = '', ...lines] = table.text.trim().split('\r\n')
    expect(head).toContain(`;${t('lead.name')};${t('lead.phone')};`)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(";'=Наталя;'+380")
    const { name, text } = await read(json ?? '')
    expect(name).toMatch(/\.json$/)
    expect(JSON.parse(text)).toMatchObject({ name: '=Наталя', order: 'check-up' })
    expect(await auditOf(store, id, 'export')).toBe(2)
  },
)

test(
  'an admin erases for good, after the passkey and being asked, and a proof stays',
  { tag: '@slow' },
  async ({ page, store, enter }) => {
    const phone = '+380440000003'
    const number = await addLead(store, { name: 'Стерти Мене', phone })
    const same = await addLead(store, { name: 'Стерти Мене', phone })
    const { id } = await enter('admin', 6)
    const erase = async () => {
      await open(page, number)
      await page.getByText(t('erase.title'), { exact: true }).click()
      await press(page, t('erase.action', { count: 2 }))
    }
    await erase()
    await expect(page.getByRole('heading', { name: t('confirm.title') })).toBeVisible()
    await confirm(store)
    await erase()
    await expect(alert(page)).toContainText(t('said.ask.erase', { name: 'Стерти Мене' }))
    expect(await countRows(store.database.selectFrom('lead'))).toBe(2)
    await press(page, t('said.sure'))
    await expect(page.getByRole('status').getByText(t('said.erased', { number: same, leads: 2 }))).toBeVisible()
    expect(await countRows(store.database.selectFrom('lead'))).toBe(0)
    const [proof] = await store.database
      .selectFrom('erasure')
      .select(['leads', 'reason'])
      .orderBy('at', 'desc')
      .execute()
    expect(proof).toEqual({ leads: 2, reason: 'phone' })
    expect(await auditOf(store, id, 'erase')).toBe(2)
    await open(page, number)
    await expect(page.getByText(t('lead.gone'))).toBeVisible()
  },
)

test('reception cannot what only admins can, and nobody anything without a session', async ({
  page,
  site,
  store,
  enter,
  request,
}) => {
  const { token } = await enter('reception')
  const number = await addLead(store, { name: 'Не чіпати', phone: '+380440000004' }, ['provider'])
  await open(page, number)
  await expect(page.getByText(t('erase.title'))).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('list.download', { format: 'CSV' }) })).toHaveCount(0)

  const origin = { Origin: site.url, 'Sec-Fetch-Site': 'same-origin' }
  const fields = { number: String(number), version: '1', to: '/staff', sure: 'yes' }
  const actions = [
    'noAnswer',
    'closed&reason=other',
    'spam',
    'claim',
    'undo&event=1',
    'note',
    'booked&visitAt=2030-01-02T10:00&visitKind=checkUp&visitDoctor=',
    'reopened&of=1',
    'cancelled&of=1',
    'later&dueAt=2030-01-02T10:00',
  ]
  const ofAdmins = [
    { path: '/api/staff/csv', form: { tab: 'all' } },
    { path: '/api/staff/lead', form: { ...fields, do: 'kind=erase' } },
  ]
  const posts: { path: string; form: Record<string, string> }[] = [
    ...actions.map((each) => ({ path: '/api/staff/lead', form: { ...fields, do: `kind=${each}`, note: 'x' } })),
    { path: '/api/staff/add', form: { ...fields, name: 'X', phone: '0671234567', consent: 'on', key: 'k' } },
    { path: '/api/staff/search', form: { words: 'Не' } },
    ...ofAdmins,
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
  for (const post of ofAdmins) expect((await send(post, session)).status(), post.path).toBe(403)
  // From another site, or one that hides it.
  const foreign = [{}, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, { Origin: site.url }]
  for (const headers of foreign)
    for (const response of await Promise.all(posts.map((post) => send(post, session, headers))))
      expect(response.status()).toBe(403)
  expect(await state()).toEqual(before)

  const pages = [
    '/staff',
    `/staff?lead=${number}`,
    '/staff/later',
    '/staff/suspected',
    '/staff/all',
    '/staff/day',
    '/staff/add',
    '/staff/help',
    `/staff/all?lead=${number}`,
    '/staff/missing',
    ...['/staff/links', '/staff/statistics'],
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
  await endSessions(store)
  await expectShut(session)
})

test(
  'a desk without anybody, and somebody who is not there, are fit for all',
  { tag: '@slow' },
  async ({ page, site, enter }) => {
    await enter('reception')
    for (const path of ['/staff', '/staff/all?lead=1']) await expectFitForAll(page, site, path)
  },
)

const tabs = ['', '/later', '/suspected', '/all', '/day']
const others = ['/add', '/help', '/people', '/sign-in', '/join', '/missing']

for (const path of [...tabs, ...others])
  test(`/staff${path} is fit for all`, { tag: '@slow' }, async ({ page, site, store, enter }) => {
    await enter('admin')
    await addDemoLeads(store)
    await expectFitForAll(page, site, `/staff${path}`)
  })

test('the pictures of the help speak the language of the desk', { tag: '@slow' }, async ({ page, site, enter }) => {
  await enter('reception')
  await page.context().addCookies([{ name: 'lang', value: 'en', url: site.url }])
  await page.goto('/staff/help')
  for (const name of ['help.somebody', 'help.another'] as const)
    await expect(page.getByText(words('en', 'Staff')(name)).first()).toBeVisible()
})

for (const [which, index] of [
  ['whose deliveries failed', 0],
  ['with the longest name', -1],
] as const)
  test(
    `the card of somebody ${which} is fit for all, and its options`,
    { tag: '@slow' },
    async ({ page, site, store, enter }) => {
      await enter('admin')
      const number = (await addDemoLeads(store)).at(index) ?? 0
      await expectFitForAll(page, site, `/staff?lead=${number}`)
      const en = words('en', 'Staff')
      for (const outcome of ['do.later', 'do.booked', 'do.closed'] as const) {
        await press(page, en(outcome))
        await expectAccessible(page)
        await press(page, en('do.back'))
      }
    },
  )

test('the desk can be put on a phone’s home screen', { tag: '@slow' }, async ({ page, enter }) => {
  await enter('reception')
  await page.goto('/staff')
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
  const manifest = (await (await page.request.get(href)).json()) as {
    start_url: string
    scope: string
    icons: unknown[]
  }
  expect(manifest).toMatchObject({ start_url: '/staff', scope: '/staff' })
  expect(manifest.icons.length).toBeGreaterThan(1)
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
      form: { do: 'kind=spam', number: '1', note: 'x' },
      headers,
      maxRedirects: 0,
    })
    expect(post.headers()['location']).toBe('/staff')
    expect(post.headers()['set-cookie']).toMatch(/^staff-failed=1/)
    rmSync(resolve(folder, 'disk'))
    mkdirSync(resolve(folder, 'disk'))
    // Nobody is invited yet.
    expect((await page.request.get('/api/staff/news')).status()).toBe(404)
    const store = await openStore({ folder: data })
    await enterDesk(page, site, store, anyEmail(), 'reception')
    await store.close()
    await page.goto('/staff')
    await expect(page.getByText(t('said.failed'))).toBeVisible()
    await expect(page.getByText(t('list.empty.queue'))).toBeVisible()
    await page.context().close()
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  },
)
