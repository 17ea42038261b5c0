import type { Locator, Page } from '@playwright/test'
import { deskTest as test, expectFitsEveryWidth } from '#e2e/support/desk-page'
import {
  continueList,
  expectActionNotice,
  expectKeptResult,
  getAlert,
  getHistory,
  openLeadCard,
  pressButton,
  readAppointment,
  readLeadRow,
  leaveSpot,
} from '#e2e/support/desk-steps'
import { addAppointment, addLead } from '#e2e/support/test-lead'
import { expect, expectAccessible, getTranslator, tagRepetition } from '#e2e/support/test'
import { createReminderText, createSmsAddress } from '#lib/desk/appointments/reminder-text'
import { addDays, findKyivTime, getKyivClockTime, getKyivDay } from '#lib/time/kyiv-time'

const t = getTranslator('ua', 'Staff')
const path = '/staff/reminders'
const phone = '+380440000051'
const getLine = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name })

/** The ISO time of a clock time in Kyiv, some days from today. */
const getTimeAhead = (days: number, clock = '10:00'): string =>
  findKyivTime(addDays(getKyivDay(new Date()), days), clock)?.toISOString() ?? ''

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled}${tagRepetition(!javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })

    test('the people of the next day with appointments are called, and each result stays', async ({
      page,
      store,
      reception,
    }) => {
      const name = 'Ганна Завтрашня'
      const number = await addLead(store, { name, phone, order: 'check-up' })
      const id = await addAppointment(store, [number], { at: getTimeAhead(3), kind: 'checkUp' })
      const other = await addLead(store, { name: 'Петро Пізніший' })
      await addAppointment(store, [other], { at: getTimeAhead(3, '11:00') })
      const later = await addLead(store, { name: 'Ліна Далека' })
      await addAppointment(store, [later], { at: getTimeAhead(4) })
      await page.goto('/staff')
      await page.getByRole('link', { name: `${t('tabs.reminders')} 2` }).click()
      const toCall = page.getByRole('region', { name: t('reminders.toCall', { count: '' }).trim() })
      await expect(toCall).toContainText(t('reminders.toCall', { count: '2' }))
      await expect(toCall.getByRole('listitem')).toHaveCount(2)
      await expect(getLine(page, 'Ліна Далека')).toHaveCount(0)
      const line = getLine(page, name)
      await expect(line.getByRole('link', { name: t('do.call') })).toHaveAttribute(
        'href',
        `tel:${phone}`,
      )
      await pressButton(line, t('do.notReached'))
      await expectActionNotice(page, name, 'notReached')
      // A patient whom staff did not reach stays on the list.
      await expect(toCall.getByRole('listitem')).toHaveCount(2)
      await expect(line).toContainText(t('reminders.results.notReached'))
      await pressButton(line, t('do.confirmed'))
      // The line keeps its place, so that no other line slides under the pointer.
      await expectKeptResult(toCall.getByRole('listitem').first(), name, 'confirmed')
      await expect(toCall.getByRole('listitem')).toHaveCount(2)
      expect(await readAppointment(store, id)).toMatchObject({ reminder: 'confirmed' })
      await pressButton(page, t('do.undoNamed', { name }))
      await expectActionNotice(page, name, 'undo')
      await expect(toCall.getByRole('listitem')).toHaveCount(2)
      await pressButton(line, t('do.confirmed'))
      await expectKeptResult(line, name, 'confirmed')
      // The list that is opened anew has the confirmed appointment below.
      await page.goto(path)
      const confirmed = page.getByRole('region', { name: t('reminders.confirmed', { count: '1' }) })
      await expect(confirmed).toContainText(name)
      // The page of the day and the caller’s card show the result, and the name of the member of
      // staff who recorded the result.
      await page.getByRole('link', { name: t('reminders.day') }).click()
      for (const text of [t('reminders.results.confirmed'), reception.name])
        await expect(getLine(page, name)).toContainText(text)
      await page.getByRole('link', { name, exact: true }).click()
      await expect(getHistory(page)).toContainText(t('audit.actions.confirmed'))
      await expect(page.getByRole('article')).toContainText(t('reminders.results.confirmed'))
    })

    test('who gives the visit up is cancelled on the list, and the card leads on along the list', async ({
      page,
      store,
    }) => {
      const [first, second, third] = ['Ганна Перша', 'Петро Другий', 'Ліна Третя'] as const
      const ids: string[] = []
      for (const [index, name] of [first, second, third].entries()) {
        const number = await addLead(store, { name, order: 'check-up' })
        ids.push(await addAppointment(store, [number], { at: getTimeAhead(3, `1${index}:00`) }))
      }
      // The list “all” begins with this lead, which has no appointment to remind of.
      await addLead(store, { name: 'Новий Стороння' })
      await page.goto(path)
      await pressButton(getLine(page, first), t('do.cancelledByThem'))
      await expectActionNotice(page, first, 'cancelledByThem')
      expect(await readAppointment(store, ids[0] ?? '')).toMatchObject({
        status: 'cancelledByThem',
      })
      await page.getByRole('link', { name: second, exact: true }).click()
      const card = page.getByRole('article')
      await pressButton(card, t('do.cancelledByUs'))
      await page.getByRole('link', { name: t('queue.next', { name: third }) }).click()
      await expect(card.getByRole('heading', { name: third })).toBeVisible()
      await page.getByRole('link', { name: t('toPage', { page: t('tabs.reminders') }) }).click()
      await expect(getLine(page, third)).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(path)
    })

    test('who cannot come is moved to a free time, and must be reminded again', async ({
      page,
      store,
    }) => {
      const name = 'Марко Рухливий'
      const number = await addLead(store, { name, order: 'doctor:doctor-1' })
      const at = getTimeAhead(3, '08:00')
      const id = await addAppointment(store, [number], {
        at,
        doctor: 'doctor-1',
        reminder: 'notReached',
      })
      await page.goto(path)
      await getLine(page, name)
        .getByRole('link', { name: t('do.moves') })
        .click()
      if (!javaScriptEnabled) await pressButton(page, t('do.moved'))
      const dialog = page.getByRole('dialog', { name: t('do.moved') })
      await expect(dialog).toContainText(name)
      // The clinic is closed at the typed time, so a notice asks for a confirmation. The notice's
      // button “other time” opens the dialog again.
      await dialog.getByLabel(t('appointment.at')).fill(`${getKyivDay(new Date(at))}T23:15`)
      await pressButton(dialog, t('appointment.move'))
      await expect(getAlert(page)).toContainText(name)
      await pressButton(page, t('said.otherTime'))
      const time = dialog.getByRole('button', { name: /\d\d:\d\d/ }).first()
      const [clock = ''] = /\d\d:\d\d/.exec((await time.textContent()) ?? '') ?? []
      await time.click()
      await expectActionNotice(page, name, 'moved')
      const moved = await readAppointment(store, id)
      expect(getKyivClockTime(new Date(moved.at))).toBe(clock)
      expect(moved).toMatchObject({ doctor: 'doctor-1', status: 'booked', reminder: null })
      expect(await readLeadRow(store, number)).toMatchObject({ deskStatus: 'booked' })
    })

    test('a mother and a daughter are confirmed by one press that names both, or each alone', async ({
      page,
      store,
    }) => {
      const [mother, daughter] = ['Марія Коваль', 'Софія Коваль'] as const
      const ids: string[] = []
      for (const [name, clock] of [
        [mother, '10:00'],
        [daughter, '10:30'],
      ] as const) {
        const number = await addLead(store, { name, phone })
        ids.push(await addAppointment(store, [number], { at: getTimeAhead(3, clock) }))
      }
      const getLineOf = (name: string) =>
        page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
      const readResults = async () =>
        (await Promise.all(ids.map((id) => readAppointment(store, id)))).map(
          ({ reminder }) => reminder,
        )
      const names = `${mother}, ${daughter}`
      const together = page.getByRole('button', { name: t('reminders.together', { names }) })
      await page.goto(path)
      await pressButton(getLineOf(mother), t('do.confirmed'))
      await expectKeptResult(getLineOf(mother), mother, 'confirmed')
      expect(await readResults()).toEqual(['confirmed', null])
      await expect(together).toHaveCount(0)
      await pressButton(page, t('do.undoNamed', { name: mother }))
      await expectActionNotice(page, mother, 'undo')
      await together.click()
      await expect(getLineOf(mother)).toContainText(`${mother}: ${t('audit.actions.confirmed')}`)
      await leaveSpot(page)
      await continueList(getLineOf(mother))
      expect(await readResults()).toEqual(['confirmed', 'confirmed'])
      // Each line keeps its place and shows its result once. Both can undo the press.
      for (const name of [mother, daughter]) {
        const text = `${name}: ${t('audit.actions.confirmed')}`
        await expect(getLineOf(name).getByText(text)).toHaveCount(1)
        await expect(getLineOf(name)).not.toContainText(t('reminders.results.confirmed'))
      }
      // The names are those of the requests, the newest first.
      const undo = t('do.undoNamed', { name: `${daughter}, ${mother}` })
      await pressButton(getLineOf(daughter), undo)
      await expectActionNotice(page, `${daughter}, ${mother}`, 'undo')
      expect(await readResults()).toEqual([null, null])
    })
  })

test('the text is in the language of the person, and is copied or opened on the device', async ({
  page,
  store,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const number = await addLead(store, { name: 'Ann Example', phone, language: 'en' })
  const id = await addAppointment(store, [number], { at: getTimeAhead(1), doctor: 'doctor-2' })
  const text = createReminderText(await readAppointment(store, id), 'en')
  await page.goto(path)
  const line = getLine(page, 'Ann Example')
  await pressButton(line, t('reminders.copy'))
  await expect(line.getByRole('status')).toHaveText(t('links.copied'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  await expect(line.getByRole('link', { name: t('reminders.sms') })).toHaveAttribute(
    'href',
    createSmsAddress(phone, text),
  )
  await line.locator('summary').click()
  await expect(line.locator('[lang=en]').getByText(text)).toBeVisible()
  // No link of the page gives the phone or the name to another site.
  for (const href of await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
    expect(href).toMatch(/^(?:tel:|sms:|http:\/\/localhost)/)
})

test('the list of reminders is accessible at every width', async ({ page, site, store }) => {
  await page.goto(path)
  await expect(page.getByText(t('reminders.empty'))).toBeVisible()
  await openLeadCard(page, store, { name: 'Ганна Незаписана' })
  const number = await addLead(store, { name: 'Ганна Зразкова-Прикладенко', order: 'check-up' })
  const id = await addAppointment(store, [number], { at: getTimeAhead(1), doctor: 'doctor-1' })
  const other = await addLead(store, { name: 'Петро Підтвердив', language: 'en' })
  await addAppointment(store, [other], {
    at: getTimeAhead(1, '12:00'),
    reminder: 'confirmed',
    remindedBy: 'gone',
    remindedAt: new Date().toISOString(),
  })
  await expectFitsEveryWidth(page, site, path)
  await page.goto(`${path}?move=${id}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})
