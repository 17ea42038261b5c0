import { getCallbackTimes } from '#lib/desk/callers/callback-times'
import { content } from '#e2e/support/content'
import { addLead } from '#e2e/support/test-lead'
import { deskTest as test } from '#e2e/support/desk-page'
import {
  getTimeMinutesAgo,
  getAlert,
  getCallerCard,
  openColleaguePage,
  recordDecline,
  expectActionNotice,
  getHistory,
  readLeadRow,
  minuteMs,
  getNoteField,
  openLeadCard,
  pressButton,
  pressOutcome,
  getRows,
} from '#e2e/support/desk-steps'
import { expect, tagRepetition, getTranslator } from '#e2e/support/test'
import { readAppointments } from '#lib/desk/appointments/appointment'
import { createTimeFormatter } from '#lib/desk/desk-dates'
import { localeDetails } from '#lib/i18n/locales'
import { formatPhone } from '#lib/leads/phone'
import { findKyivTime, formatKyivTime } from '#lib/time/kyiv-time'

const t = getTranslator('ua', 'Staff')

/**
 * A time within opening hours and at least two days ahead, in the format of a `datetime-local`
 * field.
 */
function pickOpenTime(): string {
  const at = getCallbackTimes(new Date(Date.now() + 2 * 1440 * minuteMs)).at(-1) ?? new Date()
  return formatKyivTime(at).replace(' ', 'T')
}

const toIsoTime = (local: string) =>
  findKyivTime(local.slice(0, 10), local.slice(11))?.toISOString()
const formatTime = createTimeFormatter('ua', new Date())

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled}${tagRepetition(!javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })

    test('one tap records the outcome of a call, and another tap undoes it', async ({
      page,
      store,
    }) => {
      const phone = '+380440000002'
      const name = 'Наталя Тестова'
      const number = await openLeadCard(page, store, { name, phone, language: 'en' })
      await expect(
        getCallerCard(page).locator('header').getByText(localeDetails.en.name),
      ).toBeVisible()
      const getLink = (to: string) => getCallerCard(page).getByRole('link', { name: to })
      await expect(getLink(t('do.call'))).toHaveAttribute('href', `tel:${phone}`)
      await expect(getLink(t('reminders.sms'))).toHaveAttribute('href', `sms:${phone}`)
      // No link sends the number to another service.
      await expect(
        getCallerCard(page).locator('[href*="440000002"]:not([href^="tel:"], [href^="sms:"])'),
      ).toHaveCount(0)
      await expect(getCallerCard(page).getByText(formatPhone(phone))).toBeVisible()
      const undoOutcome = async () => {
        await pressButton(page, t('do.undoNamed', { name }))
        await expectActionNotice(page, name, 'undo')
        expect(await readLeadRow(store, number)).toMatchObject({ deskStatus: 'new', attempts: 0 })
      }
      // A half-typed callback time is an invalid field. The invalid field must not block the other
      // buttons.
      await pressButton(page, t('do.later'))
      const time = page.getByLabel(t('do.time'))
      await time.pressSequentially('12')
      expect(await time.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true)
      await pressButton(page, t('do.back'))
      await pressOutcome(page, name, 'noAnswer')
      expect(await readLeadRow(store, number)).toMatchObject({
        deskStatus: 'noAnswer',
        attempts: 1,
      })
      await undoOutcome()
      await recordDecline(page, name)
      expect(await readLeadRow(store, number)).toMatchObject({ deskStatus: 'closed', attempts: 0 })
      await undoOutcome()
    })

    test('an appointment is booked, listed on its day, moved and cancelled', async ({
      page,
      store,
    }) => {
      const name = 'Богдан Приклад'
      const other = 'Ірина Зразкова'
      const time = pickOpenTime()
      const [doctor] = content.doctors
      const bookAppointment = async () => {
        await pressButton(page, t('do.booked'))
        await page.getByLabel(t('appointment.at')).fill(time)
        await page.getByLabel(t('appointment.kind')).selectOption('consultation')
        await page.getByLabel(t('appointment.doctor')).selectOption(doctor?.id ?? '')
        await pressButton(page, t('appointment.book'))
      }
      const number = await openLeadCard(page, store, { name })
      await bookAppointment()
      await expectActionNotice(page, name, 'booked')
      const readAppointment = async () => {
        const { deskStatus, appointmentId } = await readLeadRow(store, number)
        const appointments = await readAppointments(store.database, [appointmentId ?? ''])
        const { at, doctor: id, status } = appointments.get(appointmentId ?? '') ?? {}
        return { deskStatus, at, doctor: id, status }
      }
      const booked = { deskStatus: 'booked', doctor: doctor?.id, status: 'booked' }
      expect(await readAppointment()).toEqual({ ...booked, at: toIsoTime(time) })
      // The desk asks for confirmation, because the doctor already has an appointment at the same
      // time.
      const another = await openLeadCard(page, store, { name: other })
      await bookAppointment()
      const asked = { name: other, time: formatTime(toIsoTime(time)) }
      await expect(getAlert(page)).toContainText(t('said.ask.doubleBooked', asked))
      expect(await readLeadRow(store, another)).toMatchObject({ deskStatus: 'new' })
      // The button “No, another time” opens the booking dialog again, with the values that the test
      // chose.
      await pressButton(page, t('said.otherTime'))
      await expect(page.getByLabel(t('appointment.at'))).toHaveValue(time)
      await expect(page.getByLabel(t('appointment.kind'))).toHaveValue('consultation')
      await expect(page.getByLabel(t('appointment.doctor'))).toHaveValue(doctor?.id ?? '')
      await pressButton(page, t('appointment.book'))
      await expect(getAlert(page)).toContainText(t('said.ask.doubleBooked', asked))
      await pressButton(page, t('said.sure.doubleBooked'))
      await expectActionNotice(page, other, 'booked')
      // The form for moving contains the data of the booked appointment. The test changes only the
      // time.
      const moved = time.replace(/\d\d:\d\d$/, '15:00')
      await page.goto(`/staff/all?lead=${number}`)
      await pressButton(page, t('do.moved'))
      await expect(page.getByLabel(t('appointment.at'))).toHaveValue(time)
      await page.getByLabel(t('appointment.at')).fill(moved)
      await pressButton(page, t('appointment.move'))
      await expectActionNotice(page, name, 'moved')
      expect(await readAppointment()).toEqual({ ...booked, at: toIsoTime(moved) })
      await page.goto(`/staff/day?day=${time.slice(0, 10)}`)
      const line = page.getByRole('listitem').filter({ hasText: name })
      for (const text of ['15:00', t('appointment.kinds.consultation'), doctor?.name.ua ?? ''])
        await expect(line).toContainText(text)
      await page.getByRole('link', { name, exact: true }).click()
      await pressOutcome(page, name, 'cancelledByThem')
      expect(await readAppointment()).toMatchObject({
        deskStatus: 'cancelled',
        status: 'cancelledByThem',
      })
      await page.goto(`/staff/day?day=${time.slice(0, 10)}`)
      await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
    })

    test('a callback is promised, and a time outside opening hours needs a confirmation @slow', async ({
      page,
      store,
    }) => {
      const name = 'Богдан Приклад'
      const number = await openLeadCard(page, store, { name })
      const readDueAt = async () => (await readLeadRow(store, number)).dueAt
      await pressButton(page, t('do.later'))
      const offered = getCallerCard(page).locator('button[value^="kind=later&dueAt="]').last()
      const value = (await offered.getAttribute('value')) ?? ''
      await offered.click()
      await expectActionNotice(page, name, 'later')
      expect(await readDueAt()).toBe(toIsoTime(value.replace(/.*=/, '')))
      const promiseCallback = async (time: string) => {
        await pressButton(page, t('do.later'))
        await page.getByLabel(t('do.time')).fill(time)
        await pressButton(page, t('do.laterAt'))
      }
      const night = pickOpenTime().replace(/T.*/, 'T02:30')
      await promiseCallback(night)
      const asked = { name, time: formatTime(toIsoTime(night)) }
      await expect(getAlert(page)).toContainText(t('said.ask.outsideHours', asked))
      await pressButton(page, t('said.otherTime'))
      await expect(page.getByLabel(t('do.time'))).toHaveValue(night)
      await pressButton(page, t('do.back'))
      await pressButton(page, t('said.sure.outsideHours'))
      await expectActionNotice(page, name, 'later')
      // An empty callback time is refused and changes nothing.
      await promiseCallback('')
      await expect(getAlert(page)).toContainText(t('said.invalid', { name }))
      expect(await readDueAt()).toBe(toIsoTime(night))
      await page.goto(`/staff/later?day=${night.slice(0, 10)}`)
      await expect(getRows(page)).toHaveCount(1)
      await page.goto('/staff/later?day=2020-01-01')
      await expect(getRows(page)).toHaveCount(0)
    })

    test('on a phone nothing covers the note at the lower edge of the window', async ({
      page,
      store,
    }) => {
      await page.setViewportSize({ width: 390, height: 700 })
      await openLeadCard(page, store, { name: 'Ірина Зразкова' })
      const note = getNoteField(page)
      await note.evaluate((field) => {
        field.scrollIntoView({ block: 'end', behavior: 'instant' })
      })
      const isNoteOnTop = await note.evaluate((field) => {
        const { left, right, top, bottom } = field.getBoundingClientRect()
        const middle = (left + right) / 2
        return [top + 4, bottom - 4].every((y) => document.elementFromPoint(middle, y) === field)
      })
      expect(isNoteOnTop).toBe(true)
    })

    test('two people work on one caller, and neither loses an outcome or a note @slow', async ({
      page,
      browser,
      site,
      store,
      reception,
    }) => {
      const name = 'Сергій Умовний'
      const other = await openColleaguePage(browser, site, store)
      // The test blocks the requests for news, so that the first page does not show the colleague's
      // outcome.
      await page.route('**/api/staff/news*', (route) => route.abort())
      const number = await openLeadCard(page, store, { name })
      await other.page.goto(page.url())
      await getNoteField(other.page).fill('Просить по обіді')
      await pressOutcome(other.page, name, 'noAnswer')
      await getNoteField(page).fill('Телефонувала двічі')
      await pressButton(page, t('do.noAnswer'))
      for (const told of [t('said.conflict', { name }), other.name, t('audit.actions.noAnswer')])
        await expect(getAlert(page)).toContainText(told)
      for (const text of ['Просить по обіді', 'Телефонувала двічі'])
        await expect(getHistory(page).getByText(text)).toBeVisible()
      expect(await readLeadRow(store, number)).toMatchObject({ attempts: 1 })
      // The first member of staff undoes the colleague's wrong outcome. The history names who has
      // undone the outcome.
      await pressButton(getHistory(page), t('do.undo'))
      await expectActionNotice(page, name, 'undo')
      await expect(getHistory(page)).toContainText(`${reception.name}: ${t('audit.actions.undo')}`)
      expect(await readLeadRow(store, number)).toMatchObject({ attempts: 0 })
      await other.page.context().close()
    })

    test('reception adds a caller who came or phoned, with the consent; wrong entries are explained', async ({
      page,
      store,
      reception,
    }) => {
      await page.goto('/staff/add')
      const name = page.getByLabel(t('lead.name'))
      const phone = page.getByLabel(t('lead.phone'))
      const send = async () => {
        await page.getByRole('checkbox').check()
        await pressButton(page, t('add.action'))
      }
      await name.fill('Орися Прийшла')
      await phone.fill('12')
      await page.getByLabel(t('lead.language')).selectOption('en')
      await page.getByLabel(t('add.source')).selectOption('messenger')
      await getNoteField(page).fill('Після шостої')
      await send()
      await expect(getAlert(page)).toContainText(t('add.errors.impossible'))
      await expect(name).toHaveValue('Орися Прийшла')
      await expect(getNoteField(page)).toHaveValue('Після шостої')
      // The button “anyway” confirms only the phone number 12, so the desk refuses the changed
      // phone number 13.
      await phone.fill('13')
      await page.getByRole('checkbox').check()
      await pressButton(page, t('add.anyway', { phone: '12' }))
      await expect(getAlert(page)).toContainText(t('add.errors.impossible'))
      await phone.fill('+48 601 234 567')
      await send()
      await expectActionNotice(page, 'Орися Прийшла', 'added')
      await expect(getHistory(page)).toContainText('Після шостої')
      const lead = await store.database.selectFrom('lead').selectAll().executeTakeFirstOrThrow()
      const consentVersion = content.consents.version
      expect(lead).toMatchObject({ phone: '+48601234567', language: 'en', source: 'messenger' })
      expect(lead).toMatchObject({ consentVersion, consentLanguage: 'en' })
      await page.goto('/staff/add')
      await name.fill('Без Номера')
      await phone.fill('12')
      await send()
      await page.getByRole('checkbox').check()
      await pressButton(page, t('add.anyway', { phone: '12' }))
      await expectActionNotice(page, 'Без Номера', 'added')
      const event = await store.database
        .selectFrom('leadEvent')
        .selectAll()
        .orderBy('id')
        .executeTakeFirstOrThrow()
      expect(event).toMatchObject({ action: 'added', staffId: reception.id })
      await expect(getRows(page)).toHaveCount(2)
    })
  })

test('after five calls over three days the desk offers to close the lead @slow', async ({
  page,
  store,
}) => {
  const number = await addLead(store, { name: 'Мовчазна' })
  const offered = page.getByRole('button', { name: t('lead.closeUnreachable') })
  for (const [attempts, days, count] of [
    [4, 9, 0],
    [5, 2, 0],
    [5, 3, 1],
  ] as const) {
    const calls = {
      deskStatus: 'noAnswer',
      attempts,
      dueAt: getTimeMinutesAgo(1),
      firstCallAt: getTimeMinutesAgo(days * 1440 + 1),
    } as const
    await store.database.updateTable('lead').set(calls).where('number', '=', number).execute()
    await page.goto(`/staff?lead=${number}`)
    await expect(offered).toHaveCount(count)
  }
  await offered.click()
  await expectActionNotice(page, 'Мовчазна', 'closed')
  expect(await readLeadRow(store, number)).toMatchObject({
    deskStatus: 'closed',
    reason: 'unreachable',
  })
})
