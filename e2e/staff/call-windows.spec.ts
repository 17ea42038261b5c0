import { content } from '#e2e/support/content'
import { deskTest as test, expectFitsEveryWidth, setCallbackDue } from '#e2e/support/desk-page'
import { getCallerCard, getRows, getTimeMinutesAgo, minuteMs } from '#e2e/support/desk-steps'
import { addLead } from '#e2e/support/test-lead'
import { expect, getTranslator } from '#e2e/support/test'
import type { SiteStore } from '#lib/database/open'
import { listCallWindows, type CallWindow } from '#lib/time/call-windows'
import { describeCallWindow } from '#lib/time/format-call-window'
import { getKyivClockTime } from '#lib/time/kyiv-time'

const t = getTranslator('ua', 'Staff')
const words = { dateTag: 'uk', today: t('lead.today'), tomorrow: t('lead.tomorrow') }
const describeWindow = (window: CallWindow) => describeCallWindow(window, new Date(), words)
const getTime = (hours: number) => new Date(Date.now() + hours * 60 * minuteMs).toISOString()

async function setWindow({ database }: SiteStore, number: number, window: CallWindow) {
  await database
    .updateTable('lead')
    .set({ callFrom: window.startsAt, callUntil: window.endsAt })
    .where('number', '=', number)
    .execute()
}

test('the queue begins with missed and present windows; a later one waits at the end; row and card say when to call', async ({
  page,
  store,
  site,
}) => {
  const [ahead = { startsAt: '', endsAt: '' }] = listCallWindows(new Date(), content.clinic.hours)
  const now = { startsAt: getTime(-1), endsAt: getTime(1) }
  const missed = { startsAt: getTime(-4), endsAt: getTime(-2) }
  const createdAt = getTimeMinutesAgo(5 * 60)
  const add = (name: string, changes = {}) => addLead(store, { name, createdAt, ...changes })
  const later = await add('Ярослава Пізніша')
  const plain = await add('Богдан Звичайний')
  const due = await add('Оксана Обіцяна')
  const present = await add('Ірина Теперішня')
  const past = await add('Мирон Пропущений')
  await setCallbackDue(store, due, new Date(Date.now() - 3 * 60 * minuteMs))
  await setWindow(store, later, ahead)
  await setWindow(store, present, now)
  await setWindow(store, past, missed)

  await page.goto('/staff')
  await expect(getRows(page)).toHaveCount(5)
  const hrefs = await getRows(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )
  const order = [past, present, due, plain, later]
  expect(hrefs).toEqual(order.map((number) => `/staff?lead=${number}`))
  const texts = {
    missed: t('row.callMissed', { window: describeWindow(missed) }),
    now: t('row.callNow', { time: getKyivClockTime(new Date(now.endsAt)) }),
    ahead: t('row.callAhead', { window: describeWindow(ahead) }),
  }
  await expect(getRows(page).nth(0)).toContainText(texts.missed)
  await expect(getRows(page).nth(1)).toContainText(texts.now)
  await expect(getRows(page).nth(4)).toContainText(texts.ahead)
  for (const part of ['window', 'due', 'fresh', 'ahead'] as const)
    await expect(page.getByRole('region', { name: t(`queue.${part}`), exact: true })).toBeVisible()

  await getRows(page).nth(4).click()
  await expect(getCallerCard(page).getByText(texts.ahead)).toBeVisible()
  await getCallerCard(page).getByText(t('lead.details')).click()
  await expect(getCallerCard(page).getByRole('definition').nth(1)).toHaveText(describeWindow(ahead))
  await expectFitsEveryWidth(page, site, `/staff?lead=${past}`)
})

test('a caller whose time is still to come is not the next one to call', async ({
  page,
  store,
}) => {
  const [ahead = { startsAt: '', endsAt: '' }] = listCallWindows(new Date(), content.clinic.hours)
  const name = 'Ярослава Пізніша'
  await setWindow(store, await addLead(store, { name }), ahead)
  await page.goto('/staff')
  await expect(getRows(page)).toHaveCount(1)
  const begin = page.getByRole('link', { name: t('queue.begin', { name }) })
  await expect(begin).toHaveCount(0)
  await addLead(store, { name: 'Богдан Звичайний' })
  await page.reload()
  await expect(
    page.getByRole('link', { name: t('queue.begin', { name: 'Богдан Звичайний' }) }),
  ).toBeVisible()
})

test('of several people with one number, the row says whose time it is', async ({
  page,
  store,
}) => {
  const [ahead = { startsAt: '', endsAt: '' }] = listCallWindows(new Date(), content.clinic.hours)
  const phone = '+380440000001'
  const mother = await addLead(store, { name: 'Мати Зразкова', phone })
  await setWindow(store, mother, ahead)
  await addLead(store, { name: 'Дочка Зразкова', phone })
  await page.goto('/staff')
  const text = t('row.callAhead', { window: describeWindow(ahead) })
  await expect(getRows(page)).toHaveCount(1)
  await expect(getRows(page)).toContainText(t('row.callOf', { name: 'Мати Зразкова', text }))
  await expect(
    page.getByRole('region', { name: t('queue.fresh'), exact: true }).getByRole('listitem'),
  ).toHaveCount(1)
})
