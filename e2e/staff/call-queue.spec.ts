import { content } from '#e2e/support/content'
import { addLead } from '#e2e/support/test-lead'
import { setCallbackDue, deskTest as test } from '#e2e/support/desk-page'
import {
  getTimeMinutesAgo,
  getCallerCard,
  openColleaguePage,
  deleteSessions,
  getHistory,
  readLeadRow,
  minuteMs,
  getNoteField,
  openLeadCard,
  getOrderName,
  pressButton,
  pressOutcome,
  getRows,
} from '#e2e/support/desk-steps'
import { scriptsRoute } from '#e2e/support/visitor'
import { expect, getTranslator } from '#e2e/support/test'
import { getLanguageName } from '#lib/i18n/format'
import { countOpeningMinutes } from '#lib/time/opening-minutes'

const t = getTranslator('ua', 'Staff')

test('due callbacks come first, then the longest waiting leads; arrow keys move through the list; suspected leads are accepted by a tap', async ({
  page,
  store,
}) => {
  const order = 'check-up'
  const friday = await addLead(store, {
    name: 'Ірина Зразкова',
    createdAt: getTimeMinutesAgo(3 * 1440),
    order,
    language: 'en',
  })
  const lastTouch = { utm_source: 'google', utm_campaign: 'osin' }
  const fresh = await addLead(store, { name: 'Богдан Приклад', lastTouch })
  const due = await addLead(store, { name: 'Оксана Примірна', createdAt: getTimeMinutesAgo(2000) })
  await setCallbackDue(store, due, new Date(Date.now() - 5 * minuteMs))
  const later = await addLead(store, { name: 'Дмитро Зразок' })
  await setCallbackDue(store, later, new Date(Date.now() + 60 * minuteMs))
  const suspected = await addLead(store, { name: 'Справжня Людина', status: 'suspected' })
  const orders = ['check-up', 'package:concierge-light'] as const
  await addLead(store, {
    name: 'Богдана',
    phone: '+380440000001',
    createdAt: getTimeMinutesAgo(1),
    order: orders[0],
  })
  const again = await addLead(store, {
    name: 'Богдана знову',
    phone: '+380440000001',
    order: orders[1],
  })

  await page.goto('/staff')
  await expect(getRows(page)).toHaveCount(4)
  const numbers = await getRows(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )
  expect(numbers).toEqual([due, friday, fresh, again].map((number) => `/staff?lead=${number}`))
  const waited = countOpeningMinutes(
    new Date(getTimeMinutesAgo(3 * 1440)),
    new Date(),
    content.clinic.hours,
  )
  const texts = [waited, waited - 1].map((minutes) =>
    t('row.minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
  )
  const row = getRows(page).nth(1)
  const shown = (await row.textContent()) ?? ''
  expect(texts.some((text) => shown.includes(text))).toBe(true)
  const language = t('row.language', { locale: 'en', language: getLanguageName('en', 'ua') })
  for (const text of ['Ірина Зразкова', getOrderName(order), language])
    await expect(row).toContainText(text)
  await expect(getRows(page).nth(2)).toContainText(/google\s*osin/)
  for (const text of [t('row.requests', { count: 2 }), ...orders.map(getOrderName)])
    await expect(getRows(page).nth(3)).toContainText(text)
  await page.getByRole('link', { name: t('queue.begin', { name: 'Оксана Примірна' }) }).click()
  await expect(getCallerCard(page).getByRole('heading', { name: 'Оксана Примірна' })).toBeVisible()
  await expect(getRows(page).nth(0)).toHaveAttribute('aria-current', 'true')

  await test.step('arrow keys move, and no other key acts', async () => {
    const shown = (name: string) =>
      expect(getCallerCard(page).getByRole('heading', { name })).toBeVisible()
    const before = await store.database.selectFrom('lead').selectAll().execute()
    await expect(async () => {
      await getRows(page).nth(0).focus()
      await page.keyboard.press('ArrowDown')
      await expect(getRows(page).nth(1)).toBeFocused({ timeout: 500 })
    }).toPass()
    await shown('Ірина Зразкова')
    await page.keyboard.press('j')
    await expect(getRows(page).nth(2)).toBeFocused()
    await shown('Богдан Приклад')
    await expect(getRows(page).nth(2)).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('k')
    await shown('Ірина Зразкова')
    for (const key of ['n', 'b', 'x', 's', 'u', 'c']) await page.keyboard.press(key)
    await getNoteField(page).fill('')
    await page.keyboard.type('jjkk')
    await shown('Ірина Зразкова')
    expect(await store.database.selectFrom('lead').selectAll().execute()).toEqual(before)
  })

  await page.getByRole('link', { name: `${t('tabs.suspected')} 1` }).click()
  await getRows(page).click()
  await pressOutcome(page, 'Справжня Людина', 'notSpam')
  expect(await readLeadRow(store, suspected)).toMatchObject({ status: 'new' })
  await page.goto('/staff')
  await expect(getRows(page)).toHaveCount(5)
})

test('every desk shows who is calling a caller, and a second call asks first', async ({
  page,
  browser,
  site,
  store,
}) => {
  const name = 'Ірина Зразкова'
  const other = await openColleaguePage(browser, site, store)
  await page.clock.install()
  const number = await openLeadCard(page, store, { name })
  await page.clock.pauseAt(Date.now() + minuteMs)
  // The call button warns about a colleague's call only when the page is hydrated. A request for
  // news proves that the colleague's page is hydrated.
  const isAnswering = other.page.waitForRequest('**/api/staff/news*')
  await other.page.goto(page.url())
  await isAnswering
  const asked: string[] = []
  const told = other.page.waitForResponse('**/api/staff/lead')
  await other.page.getByRole('link', { name: t('do.call') }).click()
  await told
  // The clock of the first page is paused, so this page does not show the colleague's call.
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: t('do.call') }).click()
  await expect.poll(() => asked).toEqual([t('said.ask.claimed', { name })])
  expect((await readLeadRow(store, number)).claimedBy).toBe(other.id)
  await page.clock.runFor(3500)
  await expect(getRows(page)).toContainText(t('row.calls', { name: other.name }))
  await expect(getCallerCard(page)).toContainText(other.name)
  // The colleague continues in a new page. The old page has followed a `tel:` link, which the test
  // browser cannot open.
  const again = await other.page.context().newPage()
  await again.goto(`/staff?lead=${number}`)
  await pressButton(again, t('do.release'))
  await expect(again.getByRole('button', { name: t('do.release') })).toHaveCount(0)
  await page.clock.runFor(3500)
  await expect(getRows(page)).not.toContainText(t('row.calls', { name: other.name }))
  await other.page.context().close()
})

test('a new lead appears and is announced by itself; only use of the desk prolongs the session', async ({
  page,
  store,
  reception: { id },
}) => {
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
  await openLeadCard(page, store, { name: 'Перша' })
  await expect(getRows(page)).toHaveCount(1)
  await pressButton(page, t('queue.tell'))
  await expect(page.getByLabel(t('queue.sound'))).toBeVisible()
  await getNoteField(page).fill('Не загубити')
  const asked = page.waitForResponse('**/api/staff/news*')
  await page.clock.runFor(3500)
  await asked
  const used = store.database.selectFrom('staffSession').select('usedAt').where('staffId', '=', id)
  const usedAt = getTimeMinutesAgo(20)
  await store.database.updateTable('staffSession').set({ usedAt }).execute()
  await addLead(store, { name: 'Друга' })
  await page.clock.runFor(3500)
  await expect(getRows(page)).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: `${t('queue.news')}: 1` })).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\)/)
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([
    t('queue.news'),
  ])
  // The refresh of the queue must neither close the open card nor empty the typed note.
  await expect(getCallerCard(page).getByRole('heading', { name: 'Перша' })).toBeVisible()
  await expect(getNoteField(page)).toHaveValue('Не загубити')
  expect((await used.executeTakeFirstOrThrow()).usedAt).toBe(usedAt)
  await getRows(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(getCallerCard(page).getByRole('heading', { name: 'Друга' })).toBeVisible()
  await page.clock.runFor(3500)
  await expect.poll(async () => (await used.executeTakeFirstOrThrow()).usedAt > usedAt).toBe(true)

  await test.step('a page without a connection says so, and goes on by itself', async () => {
    await page.route('**/api/staff/news*', (route) => route.abort())
    await page.clock.runFor(3500)
    await expect(page.getByRole('link', { name: t('queue.away') })).toBeVisible()
    await page.unroute('**/api/staff/news*')
    await addLead(store, { name: 'Третя' })
    await page.clock.runFor(6500)
    await expect(getRows(page)).toHaveCount(3)
  })

  await deleteSessions(store)
  await page.clock.runFor(3500)
  const signIn = page.getByRole('link', { name: t('queue.signedOut') })
  await expect(signIn).toBeVisible()
  let requests = 0
  page.on('request', () => requests++)
  await page.clock.runFor(61_000)
  expect(requests).toBe(0)
  await signIn.click()
  await expect(page.getByRole('heading', { name: t('signIn.title') })).toBeVisible()
})

test('a browser without notifications is offered none @slow', async ({ page }) => {
  await page.addInitScript(() => {
    delete (window as Partial<Window & typeof globalThis>).Notification
  })
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.goto('/staff')
  await expect(page.getByRole('button', { name: t('queue.tell') })).toHaveCount(0)
  expect(problems).toEqual([])
})

test('a note typed before the session ended is restored until it is saved', async ({
  page,
  store,
  enter,
}) => {
  const caller = { name: 'Олена Приклад', phone: '+380671112233' }
  const typed = `${'Просить 🙂 по обіді; '.repeat(4)}«так»`
  const number = await openLeadCard(page, store, caller)
  await getNoteField(page).fill(typed)
  await pressButton(page, t('do.booked'))
  await page.getByLabel(t('appointment.at')).fill('2030-05-06T10:30')
  await pressButton(page, t('do.back'))
  await deleteSessions(store)
  await pressButton(page, t('do.noAnswer'))
  await expect(page.getByRole('button', { name: t('signIn.action') })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('to')).toBe(`/staff?lead=${number}`)
  await enter('reception')
  // The staff member first records a call with another caller. Then `caller` signs up again, and
  // the staff member opens the card of `caller`.
  await openLeadCard(page, store, { name: 'Інша' })
  await pressOutcome(page, 'Інша', 'noAnswer')
  await openLeadCard(page, store, caller)
  await expect(getNoteField(page)).toHaveValue(typed)
  await expect(page.getByLabel(t('appointment.at'))).toHaveValue('2030-05-06T10:30')
  await pressButton(page, t('do.note'))
  await expect(getHistory(page).getByText(typed)).toBeVisible()
  await expect(getNoteField(page)).toHaveValue('')
})

test('a half-filled form for a new caller is restored after the session has ended', async ({
  page,
  store,
  enter,
}) => {
  const name = page.getByLabel(t('lead.name'))
  const phone = page.getByLabel(t('lead.phone'))
  const source = page.getByLabel(t('add.source'))
  const send = async () => {
    await page.getByRole('checkbox').check()
    await pressButton(page, t('add.action'))
  }
  await page.goto('/staff/add')
  await name.fill('Орися Прийшла')
  await phone.fill('067 123 45 67')
  await source.selectOption('messenger')
  await deleteSessions(store)
  await send()
  await expect(page.getByRole('button', { name: t('signIn.action') })).toBeVisible()
  await enter('reception')
  await page.goto('/staff/add')
  await expect(name).toHaveValue('Орися Прийшла')
  await expect(phone).toHaveValue('067 123 45 67')
  await expect(source).toHaveValue('messenger')
  // The page after this form cannot load its scripts, so no script deletes the typed values from
  // the browser's storage. Even so, the form must be empty when it is opened again.
  await page.route(scriptsRoute, (route) => route.abort())
  await send()
  await expect(page.getByRole('status').filter({ hasText: 'Орися Прийшла' })).toBeVisible()
  await page.unroute(scriptsRoute)
  await page.goto('/staff/add')
  await expect(name).toHaveValue('')
  await name.fill('Мар’яна')
  await page.goto('/staff')
  await page.goto('/staff/add')
  await expect(name).toHaveValue('Мар’яна')
})
