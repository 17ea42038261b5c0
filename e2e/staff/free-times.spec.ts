import type { Locator, Page } from '@playwright/test'
import { content } from '#e2e/support/content'
import { deskTest as test } from '#e2e/support/desk-page'
import {
  expectActionNotice,
  getCallerCard,
  getOrderName,
  openLeadCard,
  pressButton,
  readLeadRow,
} from '#e2e/support/desk-steps'
import { addAppointment, addLead, makePerson } from '#e2e/support/test-lead'
import { expect, expectAccessible, getTranslator, tagRepetition } from '#e2e/support/test'
import { notReminded, readAppointments } from '#lib/desk/appointments/appointment'
import { readFreeTimes } from '#lib/desk/appointments/free-times'
import { formatKyivTime } from '#lib/time/kyiv-time'
import type { SiteStore } from '#lib/database/open'

const t = getTranslator('ua', 'Staff')
const [, doctor = content.doctors[0]] = content.doctors
const doctorName = doctor?.name.ua ?? ''
const bookingDialog = (page: Page) => page.getByRole('dialog', { name: t('do.booked') })

/** Reads a time on a coming day at which the doctor is free. */
async function findFreeTime({ database: db }: SiteStore): Promise<string> {
  const desk = { db, folder: null, channels: [], now: new Date() }
  const offers = await readFreeTimes(makePerson('reader'), desk)
  const { days = [] } = offers.find((offer) => offer.doctor === doctor?.id) ?? {}
  return days[1]?.times[0] ?? ''
}

/**
 * Unfolds the day of a free time in the list of the doctor, and returns the button of this time.
 * The name of the button has the day, the clock time and the doctor.
 * @param at the free time in ISO format
 */
async function openDay(dialog: Locator, at: string): Promise<Locator> {
  const [day = '', clock = ''] = formatKyivTime(new Date(at)).split(' ')
  const dayText = new RegExp(`\\b${Number(day.slice(8))}\\s`)
  const doctorTimes = dialog.locator('details', { hasText: doctorName })
  const summary = doctorTimes.locator('details summary', { hasText: dayText })
  // The day of a moved appointment is already unfolded.
  const isOpen = await summary.evaluate((element) => element.parentElement?.hasAttribute('open'))
  if (isOpen !== true) await summary.click()
  const name = new RegExp(`${dayText.source}.*, ${clock}, ${doctorName}$`)
  return doctorTimes.getByRole('button', { name })
}

async function readAppointment(store: SiteStore, number: number) {
  const { appointmentId } = await readLeadRow(store, number)
  return (await readAppointments(store.database, [appointmentId ?? ''])).get(appointmentId ?? '')
}

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled}${tagRepetition(!javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })

    test('a free time of the ordered doctor is booked by one press, and is not offered again', async ({
      page,
      store,
    }) => {
      const name = 'Софія Вільна'
      const order = `doctor:${doctor?.id}`
      const number = await openLeadCard(page, store, { name, order })
      await pressButton(page, t('do.booked'))
      const dialog = bookingDialog(page)
      await expect(dialog).toContainText(name)
      await expect(dialog).toContainText(getOrderName(order))
      await expect(page.getByLabel(t('appointment.kind'))).toHaveValue('ordered')
      // At first the list of the doctor whom the lead ordered is unfolded.
      const at = await findFreeTime(store)
      await (await openDay(dialog, at)).click()
      await expectActionNotice(page, name, 'booked')
      expect(await readAppointment(store, number)).toMatchObject({
        at,
        doctor: doctor?.id,
        kind: 'consultation',
      })
      await openLeadCard(page, store, { name: 'Марко Другий', order })
      await pressButton(page, t('do.booked'))
      await expect(await openDay(dialog, at)).toHaveCount(0)
    })

    test('an appointment is moved to a free time of any doctor, and keeps its kind', async ({
      page,
      store,
    }) => {
      const name = 'Ганна Переносна'
      const number = await addLead(store, { name, order: 'check-up' })
      const id = await addAppointment(store, [number], { kind: 'checkUp' })
      await page.goto(`/staff/all?lead=${number}`)
      await pressButton(page, t('do.moved'))
      const dialog = page.getByRole('dialog', { name: t('do.moved') })
      await expect(dialog).toContainText(name)
      await expect(dialog).toContainText(getOrderName('check-up'))
      await dialog.locator('summary', { hasText: doctorName }).click()
      const at = await findFreeTime(store)
      await (await openDay(dialog, at)).click()
      await expectActionNotice(page, name, 'moved')
      expect(await readAppointment(store, number)).toEqual({
        id,
        at,
        doctor: doctor?.id,
        kind: 'checkUp',
        status: 'booked',
        ...notReminded,
      })
    })
  })

test('the dialog names whom it books, what they ordered and which appointments they have', async ({
  page,
  store,
}) => {
  const phone = '+380440000041'
  const mother = await addLead(store, { name: 'Марія Коваль', phone, order: 'check-up' })
  await addAppointment(store, [mother], { kind: 'checkUp', doctor: doctor?.id ?? null })
  await addLead(store, { name: 'Софія Коваль', phone, order: 'weight-loss:basic' })
  const other = await addLead(store, { name: 'Іван Коваль', phone })
  await page.goto(`/staff?lead=${other}`)
  const open = () => pressButton(page, t('do.booked'))
  await open()
  const dialog = bookingDialog(page)
  await expect(dialog).toContainText(`Іван Коваль, ${t('lead.noOrder')}`)
  await expect(dialog.getByText('Софія Коваль')).toHaveCount(0)
  const already = dialog.getByText(t('appointment.already', { appointment: '' }).trim())
  for (const text of ['Марія Коваль', t('appointment.kinds.checkUp'), doctorName])
    await expect(already).toContainText(text)
  await expectAccessible(page)
  await pressButton(dialog, t('do.back'))
  await getCallerCard(page).getByRole('checkbox', { name: 'Софія Коваль' }).check()
  await getCallerCard(page).getByRole('checkbox', { name: 'Іван Коваль' }).uncheck()
  await open()
  await expect(dialog).toContainText(`Софія Коваль, ${getOrderName('weight-loss:basic')}`)
  await expect(dialog.getByText('Іван Коваль')).toHaveCount(0)
})
