import { addAppointment, addLead, makePerson } from '#e2e/support/test-lead'
import { expectDone } from '#e2e/support/caller-steps'
import { describeEachDatabase } from '#e2e/support/test-databases'
import { contentIn, getSiteContent } from '#lib/content/current-content'
import { documentSchemas } from '#lib/content/schemas/documents'
import { readAppointments } from '#lib/desk/appointments/appointment'
import { changeAppointment } from '#lib/desk/appointments/change-appointment'
import {
  countReminders,
  readReminders,
  type ReminderLine,
} from '#lib/desk/appointments/reminder-list'
import { createReminderText, createSmsAddress } from '#lib/desk/appointments/reminder-text'
import { findCaller } from '#lib/desk/callers/caller'
import type { ChangeResult } from '#lib/desk/callers/change-caller'
import type { AppointmentChange } from '#lib/desk/callers/outcome-schema'
import { undoOutcome } from '#lib/desk/callers/undo-outcome'
import type { Desk } from '#lib/desk/desk'
import { countTabs } from '#lib/desk/lists/tab-counts'
import { locales } from '#lib/i18n/locales'
import { formatPhone } from '#lib/leads/phone'

const anna = makePerson('anna')
const olha = makePerson('olha')
/** A Friday, 14:00 in Kyiv. */
const friday = new Date('2026-11-20T12:00:00.000Z')
const monday = '2026-11-23'

describeEachDatabase('reminders', (given) => {
  let desk: Desk
  beforeEach(() => {
    desk = { db: given.db, folder: null, channels: [], now: friday }
  })

  const book = async (name: string, at: string, changes = {}) => {
    const number = await addLead(given.store, { name })
    const id = await addAppointment(given.store, [number], { at, ...changes })
    return { number, id }
  }
  const change = async (
    number: number,
    what: AppointmentChange,
    deskThen = desk,
  ): Promise<ChangeResult> => {
    const { version = '' } = (await findCaller(anna, deskThen, number)) ?? {}
    return changeAppointment(anna, deskThen, number, version, what, [])
  }
  const readAppointment = async (id: string) => (await readAppointments(given.db, [id])).get(id)
  const listNames = (lines: readonly ReminderLine[] = []) => lines.map(({ lead }) => lead.name)
  const read = async (day?: string) => {
    const list = await readReminders(anna, desk, day)
    return {
      day: list?.day,
      toCall: listNames(list?.toCall),
      confirmed: listNames(list?.confirmed),
    }
  }

  it('are of the next day with booked appointments, after a weekend too', async () => {
    expect(await readReminders(anna, desk)).toBeNull()
    expect(await countReminders(anna, desk)).toBe(0)
    await book('Сьогодні', '2026-11-20T14:00:00.000Z')
    await book('Скасовано', '2026-11-21T08:00:00.000Z', { status: 'cancelledByThem' })
    await book('Пізніше', '2026-11-24T08:00:00.000Z')
    await book('Друга', `${monday}T10:00:00.000Z`)
    await book('Перша', `${monday}T08:00:00.000Z`)
    expect(await read()).toEqual({ day: monday, toCall: ['Перша', 'Друга'], confirmed: [] })
    expect((await countTabs(anna, desk)).reminders).toBe(2)
    // The list can also be read for today. Past appointments, and an appointment whose person has
    // already come, are left out.
    await book('Прийшла раніше', '2026-11-20T15:00:00.000Z', { status: 'came' })
    await book('Уже минуло', '2026-11-20T09:00:00.000Z')
    expect((await read('2026-11-20')).toCall).toEqual(['Сьогодні'])
  })

  it('keep the result with the person and the time, and anybody can undo it', async () => {
    const { number, id } = await book('Перша', `${monday}T08:00:00.000Z`)
    const before = await readAppointment(id)
    const by = { remindedBy: 'anna', remindedAt: friday.toISOString() }
    await change(number, { kind: 'notReached', appointment: id })
    expect(await readAppointment(id)).toEqual({ ...before, reminder: 'notReached', ...by })
    expect(await read()).toMatchObject({ toCall: ['Перша'], confirmed: [] })
    const result = await change(number, { kind: 'confirmed', appointment: id })
    expect(await readAppointment(id)).toEqual({ ...before, reminder: 'confirmed', ...by })
    expect(await read()).toMatchObject({ toCall: [], confirmed: ['Перша'] })
    expect(await countReminders(anna, desk)).toBe(0)
    const caller = await findCaller(anna, desk, number)
    expect(caller?.lead).toMatchObject({ deskStatus: 'booked', attempts: 0, dueAt: null })
    const event = expectDone(result)
    expect((await undoOutcome(olha, desk, number, event)).kind).toBe('done')
    expect(await readAppointment(id)).toMatchObject({ reminder: 'notReached' })
    expect(await read()).toMatchObject({ toCall: ['Перша'], confirmed: [] })
  })

  it('a moved appointment must be confirmed again, and an end keeps the result', async () => {
    const { number, id } = await book('Перша', `${monday}T08:00:00.000Z`)
    await change(number, { kind: 'confirmed', appointment: id })
    await change(number, {
      kind: 'moved',
      appointment: id,
      appointmentAt: '2026-11-24T08:00:00.000Z',
      appointmentKind: 'checkUp',
      appointmentDoctor: null,
    })
    expect(await readAppointment(id)).toMatchObject({
      reminder: null,
      remindedBy: null,
      remindedAt: null,
    })
    await change(number, { kind: 'notReached', appointment: id })
    await change(number, { kind: 'cancelledByThem', appointment: id })
    expect(await readAppointment(id)).toMatchObject({
      status: 'cancelledByThem',
      reminder: 'notReached',
    })
    // A reminder of a cancelled appointment cannot be recorded.
    expect(await change(number, { kind: 'confirmed', appointment: id })).toEqual({
      kind: 'invalid',
    })
  })

  it('no patient is reminded of an appointment that has begun', async () => {
    const { number, id } = await book('Перша', `${monday}T08:00:00.000Z`)
    const later = { ...desk, now: new Date(`${monday}T08:00:00.000Z`) }
    expect(await change(number, { kind: 'confirmed', appointment: id }, later)).toEqual({
      kind: 'invalid',
    })
  })

  it('a result that was given on an old page is refused', async () => {
    const { number, id } = await book('Перша', `${monday}T08:00:00.000Z`)
    const { version = '' } = (await findCaller(anna, desk, number)) ?? {}
    await change(number, { kind: 'cancelledByThem', appointment: id })
    const confirmed = { kind: 'confirmed', appointment: id } as const
    expect(await changeAppointment(olha, desk, number, version, confirmed, [])).toEqual({
      kind: 'conflict',
    })
  })

  it.each(locales)('have a text in the language of the person: %s', async (locale) => {
    const [doctor] = getSiteContent().doctors
    const { id } = await book('Перша', `${monday}T08:00:00.000Z`, {
      kind: 'checkUp',
      doctor: doctor?.id,
    })
    const appointment = await readAppointment(id)
    if (!appointment) throw new Error('No appointment')
    const text = createReminderText(appointment, locale)
    const { clinic } = contentIn(locale)
    const { preparation } = getSiteContent().reminders
    for (const part of [
      '10:00',
      '23',
      clinic.address.street,
      clinic.address.city,
      preparation.checkUp[locale],
      doctor?.name[locale] ?? 'no doctor',
      formatPhone(clinic.phone),
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/[{}]| {2}/)
    const anyDoctor = createReminderText(
      { ...appointment, doctor: null, kind: 'programme' },
      locale,
    )
    expect(anyDoctor).toContain(preparation.programme[locale])
    expect(anyDoctor).not.toContain(preparation.consultation[locale])
    expect(anyDoctor).not.toContain(doctor?.name[locale])
    expect(anyDoctor).not.toMatch(/[{}]| {2}/)
    const address = new URL(createSmsAddress('+380671112233', text))
    expect([address.protocol, address.pathname]).toEqual(['sms:', '+380671112233'])
    expect(address.searchParams.get('body')).toBe(text)
  })
})

describe('the document of reminders', () => {
  const { reminders } = getSiteContent()
  const findProblems = (changes: object) =>
    documentSchemas.reminders
      .safeParse({ ...reminders, ...changes })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

  it('is valid as it is', () => {
    expect(findProblems({})).toEqual([])
  })

  it.each(locales)('needs the words in braces in each language: %s', (locale) => {
    const text = { ...reminders.text, [locale]: reminders.text[locale].replace('{place}', '') }
    expect(findProblems({ text })).toEqual([[`text.${locale}`, 'missingPlaceholders']])
    expect(findProblems({ text: { [locale]: reminders.text[locale] } })).toHaveLength(1)
  })

  it.each(locales)('refuses other words in braces: %s', (locale) => {
    const text = { ...reminders.text, [locale]: `${reminders.text[locale]} {tme}` }
    expect(findProblems({ text })).toEqual([[`text.${locale}`, 'unknownPlaceholders']])
    const programme = { ...reminders.preparation.programme, [locale]: 'О {time}' }
    expect(findProblems({ preparation: { ...reminders.preparation, programme } })).toEqual([
      [`preparation.programme.${locale}`, 'unknownPlaceholders'],
    ])
  })
})
