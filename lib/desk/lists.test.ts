import { addLead, testPerson } from '#e2e/support/test-lead'
import { databaseKinds, databasesOf, type TestDatabase } from '#e2e/support/test-databases'
import { act, erase } from '#lib/desk/actions'
import { counts, csv, list, queue, view } from '#lib/desk/lists'
import type { Desk } from '#lib/desk/entry'
import type { DeskFilter } from '#lib/desk/filter'
import type { Lead } from '#lib/leads/lead'
import type { LeadStore } from '#lib/leads/store/lead-store'

const anna = testPerson('anna')
const admin = testPerson('admin', 'admin')
/** A Friday, 14:00 in Kyiv. */
const noon = new Date('2026-11-20T12:00:00.000Z')

describe.each(databaseKinds)('lists of the desk in %s', (kind) => {
  const newDatabase = databasesOf(kind)
  let database: TestDatabase
  let store: LeadStore
  let desk: Desk

  beforeEach(async () => {
    database = await newDatabase()
    ;({ store } = await database.open())
    const folder = 'folder' in database.place ? database.place.folder : null
    desk = { db: store.database, folder, channels: ['provider'], now: noon }
  })

  afterEach(() => database.close())

  const add = (changes: Partial<Lead> = {}) => addLead(store, { createdAt: '2026-11-20T11:50:00.000Z', ...changes })
  const numbers = async (filter: Partial<DeskFilter> = {}, page = 1) => {
    const { lines } = await list(anna, desk, { tab: 'all', ...filter, page })
    return lines.map(({ entry }) => entry.number)
  }
  const exported = async (filter: DeskFilter) => {
    let table = ''
    for await (const part of csv(admin, desk, filter)) table += part
    return table
  }
  const search = (text: string) => numbers({ search: text })

  it('find by the beginning of any word of a name, in any case and with any apostrophe', async () => {
    const [olena, mariana, english] = [
      await add({ name: 'Олена  КОВАЛЬ-Їжакевич' }),
      await add({ name: 'Мар’яна О’Коваль' }),
      await add({ name: 'Olena 🙂 Smith' }),
    ]
    expect(await search('ОЛЕ')).toEqual([olena])
    expect(await search('ков оле')).toEqual([olena])
    expect(await search('їжак')).toEqual([olena])
    expect(await search("мар'яна")).toEqual([mariana])
    expect(await search('марʼяна')).toEqual([mariana])
    expect(await search('smith OLENA')).toEqual([english])
    expect(await search('лена')).toEqual([])
    expect(await search('оле%')).toEqual([olena])
    for (const odd of ['', ' ', '%', '🙂', "'; DROP TABLE lead;--"]) expect(await search(odd)).toEqual([])
  })

  it('find a phone however it is written, whole or begun, and a number', async () => {
    const one = await add({ phone: '+380671234567', name: 'Олена' })
    await add({ phone: '+380501234567', name: 'Олена' })
    for (const written of ['+380 67 123 45 67', '067 123-45', '(067) 123', '380671234567', '8 067 1234567', '671234'])
      expect(await search(written)).toEqual([one])
    expect(await search('Олена 067')).toEqual([one])
    expect(await search(String(one))).toContain(one)
    expect(await search(`№ ${one}`)).toContain(one)
    for (const none of ['999999999999999999999999', '+48 601 234 567']) expect(await search(none)).toEqual([])
  })

  it('have filters, tabs with their counts, and pages', async () => {
    const [ordered, spring, yesterday] = [
      await add({ order: 'check-up' }),
      await add({ lastTouch: { utm_source: 'google', utm_campaign: 'весна' } }),
      // 23:59 of the day before in Kyiv.
      await add({ createdAt: '2026-11-19T21:59:00.000Z' }),
    ]
    const spam = await add({ status: 'suspected' })
    await act(anna, desk, ordered, 1, { kind: 'later', dueAt: new Date(noon.getTime() + 1000) })
    await act(anna, desk, spring, 1, { kind: 'noAnswer' })
    expect(await numbers({ tab: 'later' })).toEqual([ordered, spring])
    expect(await numbers()).toEqual([spam, yesterday, spring, ordered])
    expect(await numbers({ status: 'spam' })).toEqual([spam])
    expect(await numbers({ status: 'new' })).toEqual([yesterday])
    expect(await numbers({ day: '2026-11-19' })).toEqual([yesterday])
    expect(await numbers({ day: '2026-11-20', order: '' })).toEqual([spam, spring])
    expect(await numbers({ order: 'check-up' })).toEqual([ordered])
    expect(await numbers({ campaign: 'весна', status: 'noAnswer' })).toEqual([spring])
    expect(await counts(anna, desk)).toEqual({ queue: 1, later: 2, all: 4 })
    const soon = { ...desk, now: new Date(noon.getTime() + 2000) }
    expect(await counts(anna, soon)).toEqual({ queue: 2, later: 2, all: 4 })
    // The queue has a whole phone once, and an incomplete one as often as it came.
    for (const phone of ['+380679998877', '+380679998877', '+38067', '+38067']) await add({ phone })
    expect((await counts(anna, desk)).queue).toBe(1 + 3)
    expect((await queue(anna, desk)).lines).toHaveLength(1 + 3)

    await Promise.all(Array.from({ length: 60 }, () => add({ order: 'package:concierge-max' })))
    const order = 'package:concierge-max'
    const first = await list(anna, desk, { tab: 'all', order, page: 1 })
    expect([first.lines.length, first.hasMore]).toEqual([50, true])
    const second = await list(anna, desk, { tab: 'all', order, page: 2 })
    expect([second.lines.length, second.hasMore]).toEqual([10, false])
    for (const page of [0, -1, NaN, 1.5]) expect(await numbers({ order }, page)).toHaveLength(50)
  })

  it('are exported as they are shown, whole, by an admin only', async () => {
    const lastTouch = { utm_campaign: 'осінь' }
    const shown = await add({ name: '=1+1 Олена', order: 'check-up', lastTouch })
    await add({ name: 'Інша' })
    const filter: DeskFilter = { tab: 'all', order: 'check-up' }
    await expect(csv(anna, desk, filter).next()).rejects.toThrow('Needs the role admin')
    const [head = '', row = '', ...rest] = (await exported(filter)).split('\r\n')
    expect(head).toMatch(/^\uFEFFnumber,desk,reason,.*name,phone.*,first_utm_source,.*,last_utm_campaign,/)
    expect(row).toMatch(new RegExp(`^${shown},new,.*'=1\\+1 Олена,'\\+380`))
    expect(row.split(',')[head.split(',').indexOf('last_utm_campaign')]).toBe('осінь')
    expect(rest).toEqual([''])
    await Promise.all(Array.from({ length: 1100 }, () => add()))
    expect((await exported({ tab: 'all' })).trim().split('\r\n')).toHaveLength(1 + 1102)
  })

  it('forget a person for good, with all that was noted, when an admin erases', async () => {
    const phone = '+380671234567'
    const [one, two, other] = [await add({ phone, name: 'Орися' }), await add({ phone }), await add()]
    await expect(erase(anna, desk, one, 'phone')).rejects.toThrow('Needs the role admin')
    expect(await erase(admin, desk, one, 'lead')).toBe(1)
    expect(await view(anna, desk, one)).toBeNull()
    expect(await search('орися')).toEqual([])
    expect(await erase(admin, desk, two, 'phone')).toBe(1)
    expect(await search('067 123 45 67')).toEqual([])
    expect(await numbers()).toEqual([other])
    expect(await erase(admin, desk, two, 'phone')).toBe(0)
  })

  it('are noted in the audit: who saw, changed, exported and erased what, by number only', async () => {
    const number = await add({ name: 'Олена', phone: '+380671234567' })
    const twin = await add({ phone: '+380671234567' })
    await queue(anna, desk)
    await numbers()
    await search('олена')
    await view(anna, desk, number)
    await act(anna, desk, number, 1, { kind: 'booked' })
    await exported({ tab: 'all' })
    await erase(admin, desk, number, 'phone')
    const rows = await desk.db.selectFrom('audit').select(['staffId', 'action', 'leadNumber']).orderBy('id').execute()
    expect(rows.map(({ staffId, action, leadNumber }) => [staffId, action, leadNumber])).toEqual([
      ['anna', 'queue', null],
      ['anna', 'list', null],
      ['anna', 'search', null],
      ['anna', 'view', number],
      ['anna', 'duplicate', twin],
      ['anna', 'booked', number],
      ['admin', 'export', null],
      ['admin', 'erase', number],
      ['admin', 'erase', twin],
    ])
  })
})
