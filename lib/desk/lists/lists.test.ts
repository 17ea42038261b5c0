import { recordCallOutcome } from '#lib/desk/callers/record-outcome'
import { changeQuestions } from '#lib/desk/callers/change-caller'
import { addNote } from '#lib/desk/callers/add-note'
import type { CallOutcome } from '#lib/desk/callers/outcome-schema'
import { findCaller } from '#lib/desk/callers/caller'
import type { Desk } from '#lib/desk/desk'
import { createCsvFormat, exportLeads, jsonLinesFormat } from '#lib/desk/lists/export-leads'
import { countTabs } from '#lib/desk/lists/tab-counts'
import { listCallers } from '#lib/desk/lists/list-callers'
import { listQuerySchema, type LeadFilter } from '#lib/desk/lists/list-query'
import { viewCaller } from '#lib/desk/callers/view-caller'
import { Readable } from 'node:stream'
import { addLead, makePerson } from '#e2e/support/test-lead'
import { eraseNow } from '#e2e/support/erase-now'
import { describeEachDatabase } from '#e2e/support/test-databases'
import type { Lead } from '#lib/leads/lead'

const anna = makePerson('anna')
const admin = makePerson('admin', 'admin')
/** Noon in UTC on a Friday, which is 14:00 in Kyiv. */
const noon = new Date('2026-11-20T12:00:00.000Z')

describeEachDatabase('lists of the desk', (given) => {
  let desk: Desk

  beforeEach(() => {
    const { place } = given.database
    desk = {
      db: given.db,
      folder: 'folder' in place ? place.folder : null,
      channels: ['provider'],
      now: noon,
    }
  })

  const add = (changes: Partial<Lead> = {}) =>
    addLead(given.store, { createdAt: '2026-11-20T11:50:00.000Z', ...changes })
  const numbers = async (filter: LeadFilter = {}) => {
    const { lines } = await listCallers(anna, desk, filter)
    return lines.map(({ lead }) => lead.number)
  }
  const done = async (number: number, action: CallOutcome, at = desk) => {
    const { version = '' } = (await findCaller(anna, desk, number)) ?? {}
    expect((await recordCallOutcome(anna, at, number, version, action, changeQuestions)).kind).toBe(
      'done',
    )
  }
  const table = createCsvFormat({ 'Ім’я': ({ name }) => name, Телефон: (lead) => lead.phone })
  const allOf = async (filter: LeadFilter, format = table) =>
    (await Readable.from(exportLeads(admin, desk, filter, format)).toArray()).join('')
  const search = (text: string) => numbers({ search: text })

  it('find a caller by the beginning of a word of the name, in any case and with any apostrophe', async () => {
    const olena = await add({ name: 'Олена  КОВАЛЬ-Їжакевич' })
    const mariana = await add({ name: 'Мар’яна О’Коваль' })
    const english = await add({ name: 'Olena 🙂 Smith' })
    expect(await search('ОЛЕ')).toEqual([english, olena])
    expect(await search('ков оле')).toEqual([olena])
    expect(await search('їжак')).toEqual([olena])
    expect(await search('koval izhak')).toEqual([olena])
    expect(await search("мар'яна")).toEqual([mariana])
    expect(await search('марʼяна')).toEqual([mariana])
    expect(await search('smith OLENA')).toEqual([english])
    // A search in Latin letters finds a Cyrillic name. A search in Cyrillic letters finds a Latin
    // name. A search without accents finds a name with accents.
    const yevhen = await add({ name: 'Євген Щербак' })
    const jose = await add({ name: 'José Müller' })
    expect(await search('Yevhen Shcherbak')).toEqual([yevhen])
    expect(await search('олена smith')).toEqual([english])
    expect(await search('jose muller')).toEqual([jose])
    expect(await search('лена')).toEqual([])
    expect(await search('оле%')).toEqual([english, olena])
    for (const odd of ['', ' ', '%', '🙂', "'; DROP TABLE lead;--"])
      expect(await search(odd)).toEqual([])
  })

  it('find a name in every spelling', async () => {
    const anna = await add({ name: 'Анна-Марія Об’єднана' })
    const decomposed = await add({ name: 'Їжакевич Йосип'.normalize('NFD') })
    const mixed = await add({ name: 'Bipa Кузьменkо' })
    const soft = await add({ name: 'Оле\u00ADся Чекап\u2011Заєць' })
    const spellings = [
      {
        number: anna,
        typed: [
          'Анна-Марія',
          'Анна Марія',
          'Аннамарія',
          'Анна\u2011Марія',
          'марія',
          'об`єднана',
          'Aннa',
          'А́нна',
        ],
      },
      {
        number: decomposed,
        typed: ['Їжакевич', 'Йосип', 'їжакевич йосип'.normalize('NFD'), 'ïжакевич'],
      },
      { number: mixed, typed: ['Кузьменко', 'Kузьменко', 'кузь\u00ADменко'] },
      { number: soft, typed: ['Олеся', 'Олéся', 'чек ап заєць', 'чекап-заєць', 'Ｏlesia'] },
    ]
    for (const { number, typed } of spellings)
      for (const text of typed)
        expect({ text, found: await search(text) }).toEqual({ text, found: [number] })
  })

  it('find a phone in any notation, whole or begun, and a number', async () => {
    const one = await add({ phone: '+380671234567', name: 'Олена' })
    await add({ phone: '+380501234567', name: 'Олена' })
    for (const written of [
      '+380 67 123 45 67',
      '067 123-45',
      '(067) 123',
      '380671234567',
      '8 067 1234567',
      '671234',
      '０６７１２３',
      '٠٦٧١٢٣',
    ])
      expect(await search(written)).toEqual([one])
    expect(await search('Олена 067')).toEqual([one])
    expect(await search('4567')).toHaveLength(2)
    expect(await search('67')).toEqual([])
    expect(await search(String(one))).toContain(one)
    for (const written of [`№ ${one}`, `No. ${one}`, `#${one}`])
      expect(await search(written)).toContain(one)
    for (const none of ['999999999999999999999999', '+48 601 234 567'])
      expect(await search(none)).toEqual([])
  })

  it('have filters, tabs with their counts, and pages', async () => {
    const ordered = await add({ order: 'check-up' })
    const spring = await add({ lastTouch: { utm_source: 'google', utm_campaign: 'весна' } })
    const yesterday = await add({ createdAt: '2026-11-19T21:59:00.000Z' })
    const spam = await add({ status: 'suspected' })
    await done(ordered, { kind: 'later', dueAt: '2026-11-20T12:00:01.000Z', of: [ordered] })
    await done(spring, { kind: 'noAnswer', of: [] })
    expect(await numbers({ tab: 'later' })).toEqual([ordered, spring])
    expect(await numbers({ tab: 'later', day: '2026-11-20' })).toEqual([ordered, spring])
    expect(await numbers({ tab: 'later', day: '2026-11-21' })).toEqual([])
    expect(await numbers({ tab: 'suspected' })).toEqual([spam])
    expect(await numbers()).toEqual([spam, yesterday, spring, ordered])
    expect(await numbers({ status: 'spam' })).toEqual([spam])
    expect(await numbers({ status: 'new' })).toEqual([yesterday])
    expect(await numbers({ day: '2026-11-19' })).toEqual([yesterday])
    expect(await numbers({ day: '2026-11-20', order: 'none' })).toEqual([spam, spring])
    expect(await numbers({ order: 'check-up' })).toEqual([ordered])
    expect(await numbers({ campaign: 'весна', status: 'noAnswer' })).toEqual([spring])
    expect(await countTabs(anna, desk)).toEqual({
      queue: 1,
      later: 2,
      suspected: 1,
      day: 0,
      reminders: 0,
    })
    const soon = { ...desk, now: new Date(noon.getTime() + 2000) }
    // A callback whose time has come is in the queue only.
    expect((await listCallers(anna, soon, { tab: 'later' })).lines).toMatchObject([
      { lead: { number: spring } },
    ])
    expect(await countTabs(anna, soon)).toEqual({
      queue: 2,
      later: 1,
      suspected: 1,
      day: 0,
      reminders: 0,
    })
    // Leads with the same complete phone are one caller. Each lead with an incomplete phone is a
    // separate caller.
    for (const phone of ['+380679998877', '+380679998877', '+38067', '+38067']) await add({ phone })
    expect((await countTabs(anna, desk)).queue).toBe(1 + 3)
    expect(await numbers({ tab: 'queue' })).toHaveLength(1 + 3)

    await Promise.all(Array.from({ length: 60 }, () => add({ order: 'package:concierge-max' })))
    const order = 'package:concierge-max'
    const first = await listCallers(anna, desk, { order })
    expect([first.lines.length, first.hasMore]).toEqual([50, true])
    const second = await listCallers(anna, desk, { order, page: 2 })
    expect([second.lines.length, second.hasMore]).toEqual([10, false])
    for (const page of ['0', '-1', 'x', '1.5', ['1', '2'], undefined])
      expect(listQuerySchema.parse({ page }).page).toBe(1)
  })

  it('export all leads of a filter, for an admin only', async () => {
    const lastTouch = { utm_campaign: 'осінь' }
    const shown = await add({ name: '=1+1 Олена', order: 'check-up', lastTouch })
    await add({ name: 'Інша' })
    const filter: LeadFilter = { order: 'check-up' }
    await expect(exportLeads(anna, desk, filter, table).next()).rejects.toThrow(
      'Needs the role admin',
    )
    const { phone } = (await findCaller(anna, desk, shown))?.lead ?? {}
    expect(await allOf(filter)).toBe(`\uFEFFІм’я;Телефон\r\n'=1+1 Олена;'${phone}\r\n`)
    expect(JSON.parse(await allOf(filter, jsonLinesFormat))).toMatchObject({
      name: '=1+1 Олена',
      phone,
      desk: 'new',
      last_utm_campaign: 'осінь',
    })
    await Promise.all(Array.from({ length: 1100 }, () => add()))
    expect((await allOf({})).trim().split('\r\n')).toHaveLength(1 + 1102)
  })

  it('find a caller by the words of a note', async () => {
    const number = await add({ name: 'Олена' })
    await addNote(anna, desk, number, 'Просила після шостої; сестра Марʼяни')
    for (const words of ['шостої', 'мар’яни', 'олена сестра'])
      expect(await search(words)).toEqual([number])
  })

  it('do not find an erased caller, nor the notes', async () => {
    const phone = '+380671234567'
    const one = await add({ phone, name: 'Орися' })
    const two = await add({ phone })
    const other = await add()
    await expect(eraseNow(anna, desk, one)).rejects.toThrow('Needs the role admin')
    expect(await eraseNow(admin, desk, one)).toEqual({ kind: 'erased', leads: 2 })
    for (const number of [one, two]) expect(await viewCaller(anna, desk, number)).toBeNull()
    for (const text of ['орися', '067 123 45 67']) expect(await search(text)).toEqual([])
    expect(await numbers()).toEqual([other])
    expect(await eraseNow(admin, desk, two)).toEqual({ kind: 'gone' })
  })

  it('record views, changes, exports and erasures in the audit log, by number only', async () => {
    const number = await add({ name: 'Олена', phone: '+380671234567' })
    const twin = await add({ phone: '+380671234567' })
    await numbers({ tab: 'queue' })
    await numbers()
    // A page with an open card refreshes itself. The audit log therefore records a repeated view
    // only once.
    for (const each of [number, twin]) await viewCaller(anna, desk, each)
    await done(number, { kind: 'noAnswer', of: [] })
    await allOf({})
    await eraseNow(admin, desk, number)
    const rows = await desk.db
      .selectFrom('audit')
      .select(['staffId', 'action', 'leadNumber'])
      .orderBy('id')
      .execute()
    expect(rows.map(({ staffId, action, leadNumber }) => [staffId, action, leadNumber])).toEqual([
      ['anna', 'view', twin],
      ['anna', 'noAnswer', twin],
      ['admin', 'export', null],
      ['admin', 'erase', twin],
      ['admin', 'erase', number],
    ])
  })
})
