import { sql } from 'kysely'
import { databaseKinds, databasesOf, type TestDatabase } from '#e2e/support/test-databases'
import { testPerson, addLead } from '#e2e/support/test-lead'
import { openingMinutes } from '#lib/time/opening-minutes'
import { content } from '#lib/content/content'
import { act, claim, deliver, note, undo } from '#lib/desk/actions'
import type { ChangeResult } from '#lib/desk/change'
import type { DeskEntry, Desk } from '#lib/desk/entry'
import { queue, view } from '#lib/desk/lists'
import type { Lead } from '#lib/leads/lead'
import type { LeadStore } from '#lib/leads/store/lead-store'

const [anna, olha] = [testPerson('anna'), testPerson('olha')]
const admin = testPerson('admin', 'admin')
const phone = '+380671112233'
/** A Friday, 14:00 in Kyiv. */
const noon = new Date('2026-11-20T12:00:00.000Z')
const minute = 60_000

describe.each(databaseKinds)('the desk in %s', (kind) => {
  const newDatabase = databasesOf(kind)
  let database: TestDatabase
  let store: LeadStore
  let desk: Desk

  const later = (minutes: number): Desk => ({ ...desk, now: new Date(noon.getTime() + minutes * minute) })

  beforeEach(async () => {
    database = await newDatabase()
    ;({ store } = await database.open())
    desk = { db: store.database, folder: null, channels: ['provider'], now: noon }
  })

  afterEach(() => database.close())

  const add = (changes: Partial<Lead> = {}, channels: string[] = []) =>
    addLead(store, { createdAt: '2026-11-20T11:50:00.000Z', ...changes }, channels)
  const lines = async (at = desk) => (await queue(anna, at)).lines.map(({ entry: { number } }) => number)

  function entryOf(result: ChangeResult): DeskEntry {
    if (result.kind === 'gone') throw new Error('No such lead')
    return result.entry
  }

  async function done(result: Promise<ChangeResult>): Promise<DeskEntry> {
    const settled = await result
    expect(settled.kind).toBe('done')
    return entryOf(settled)
  }

  it('has callbacks that are due on top, then the oldest lead, with the opening minutes each has waited', async () => {
    const [monday, weekend, suspected] = [
      await add({ createdAt: '2026-11-23T07:05:00.000Z' }),
      await add({ createdAt: '2026-11-21T10:00:00.000Z' }),
      await add({ status: 'suspected' }),
    ]
    const called = await add()
    await done(act(anna, desk, called, 1, { kind: 'noAnswer' }))
    expect(await lines(later(59))).toEqual([monday, weekend])
    expect(await lines(later(60))).toEqual([called, monday, weekend])
    const at: Desk = { ...desk, now: new Date('2026-11-23T07:20:00.000Z') }
    const { lines: shown } = await queue(anna, at)
    // Of the clinic's own hours, which may change.
    const since = ['2026-11-20T13:00:00Z', '2026-11-23T07:05:00Z', '2026-11-21T10:00:00Z']
    const waited = since.map((time) => openingMinutes(new Date(time), at.now, content.clinic.hours))
    expect(shown.map(({ waitedMinutes }) => waitedMinutes)).toEqual(waited)
    expect(shown[0]?.entry).toMatchObject({ status: 'noAnswer', attempts: 1, dueAt: '2026-11-20T13:00:00.000Z' })
    expect(shown.map(({ entry }) => entry.number)).not.toContain(suspected)
  })

  it('records what became of a call, and when the first one was', async () => {
    const number = await add()
    const first = await done(act(anna, desk, number, 1, { kind: 'noAnswer' }))
    expect(first).toMatchObject({ status: 'noAnswer', attempts: 1, firstCallMinutes: 10, version: 2 })
    const dueAt = new Date('2026-11-23T08:00:00.000Z')
    const second = await done(act(olha, later(70), number, 2, { kind: 'later', dueAt }))
    expect(second).toMatchObject({ status: 'later', attempts: 1, dueAt: dueAt.toISOString(), firstCallMinutes: 10 })
    const third = await done(act(anna, later(80), number, 3, { kind: 'booked' }))
    expect(third).toMatchObject({ status: 'booked', dueAt: null, firstCallAt: noon.toISOString() })
    const closed = await done(act(anna, later(90), number, 4, { kind: 'closed', reason: 'declined' }))
    expect(closed).toMatchObject({ status: 'closed', reason: 'declined', version: 5 })
    expect(await lines(later(10_000))).toEqual([])
    const shown = await view(anna, desk, number)
    expect(shown?.events.map(({ staffId, action }) => [staffId, action])).toEqual([
      ['anna', 'closed'],
      ['anna', 'booked'],
      ['olha', 'later'],
      ['anna', 'noAnswer'],
    ])
  })

  it('keeps the work of two people on one lead: the second is told how it stands', async () => {
    const number = await add()
    const results = await Promise.all([
      act(anna, desk, number, 1, { kind: 'booked' }),
      act(olha, desk, number, 1, { kind: 'closed', reason: 'declined' }),
    ])
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'done'])
    const [one, two] = results.map(entryOf)
    expect(one).toEqual(two)
    expect((await view(anna, desk, number))?.events).toHaveLength(1)
  })

  it('undoes step by step what the same person did last, and nothing of another’s', async () => {
    const number = await add()
    await done(act(anna, desk, number, 1, { kind: 'noAnswer' }))
    await done(act(anna, desk, number, 2, { kind: 'closed', reason: 'declined' }))
    expect(await undo(olha, desk, number, 3)).toMatchObject({ kind: 'conflict' })
    expect(await undo(anna, desk, number, 2)).toMatchObject({ kind: 'conflict', entry: { version: 3 } })
    await done(note(olha, desk, number, ' Просила\nпісля шостої '))
    expect(await done(undo(anna, desk, number, 3))).toMatchObject({ status: 'noAnswer', reason: null, attempts: 1 })
    const fresh = { status: 'new', attempts: 0, dueAt: null, firstCallAt: null, firstCallMinutes: null }
    expect(await done(undo(anna, desk, number, 4))).toMatchObject(fresh)
    expect(await undo(anna, desk, number, 5)).toMatchObject({ kind: 'invalid' })
    await done(act(anna, desk, number, 5, { kind: 'booked' }))
    await done(act(olha, desk, number, 6, { kind: 'closed', reason: 'other' }))
    expect(await undo(anna, desk, number, 7)).toMatchObject({ kind: 'conflict', entry: { status: 'closed' } })
    const events = (await view(anna, desk, number))?.events ?? []
    expect(events.map(({ action }) => action)).toContain('undo')
    expect(events.find(({ action }) => action === 'note')?.detail).toEqual({ note: 'Просила після шостої' })
  })

  it('shows one line for a phone, with its other leads, and closes them with it, and opens them again', async () => {
    const earlier = await add({ phone, order: 'check-up' })
    await done(act(olha, desk, earlier, 1, { kind: 'closed', reason: 'declined' }))
    const [head, twin, short, otherShort] = [
      await add({ phone }),
      await add({ phone, order: 'package:concierge-max' }),
      await add({ phone: '+38067' }),
      await add({ phone: '+38067' }),
    ]
    const { lines: shown } = await queue(anna, desk)
    expect(shown.map(({ entry }) => entry.number)).toEqual([head, short, otherShort])
    expect(shown[0]?.samePhone).toMatchObject([
      { number: twin, status: 'new' },
      { number: earlier, status: 'closed' },
    ])
    await done(act(anna, desk, head, 1, { kind: 'noAnswer' }))
    const stateOf = async (number: number) => (await view(anna, desk, number))?.entry
    expect(await stateOf(twin)).toMatchObject({ status: 'closed', reason: 'duplicate' })
    expect(await stateOf(earlier)).toMatchObject({ status: 'closed', reason: 'declined' })
    expect(await lines(later(60))).toEqual([head, short, otherShort])
    await done(undo(anna, desk, head, 2))
    expect(await stateOf(twin)).toMatchObject({ status: 'new', reason: null })
    expect(await lines()).toEqual([head, short, otherShort])
  })

  it('says who is calling, for ten minutes, and counts the first call from then', async () => {
    const number = await add()
    expect(await done(claim(anna, desk, number, 'claim'))).toMatchObject({ claim: { by: 'anna' }, version: 1 })
    expect(await claim(olha, desk, number, 'claim')).toMatchObject({
      kind: 'conflict',
      entry: { claim: { by: 'anna' } },
    })
    expect(await claim(olha, desk, number, 'release')).toMatchObject({ kind: 'conflict' })
    expect((await queue(olha, later(9))).lines[0]?.entry.claim).toMatchObject({ by: 'anna' })
    expect((await queue(olha, later(10))).lines[0]?.entry.claim).toBeNull()
    const called = await done(act(anna, later(6), number, 1, { kind: 'booked' }))
    expect(called).toMatchObject({ claim: null, firstCallAt: noon.toISOString(), firstCallMinutes: 10 })
    await done(claim(olha, desk, number, 'claim'))
    expect(await done(claim(olha, desk, number, 'release'))).toMatchObject({ claim: null })
  })

  it('holds spam back from every channel, and delivers what is none', async () => {
    const deliveries = async (number: number) =>
      (await view(admin, desk, number))?.deliveries.map(({ channel, status }) => [channel, status])
    const [good, bad] = [await add({ status: 'suspected' }), await add({}, ['provider'])]
    expect(await lines()).toEqual([bad])
    await done(act(anna, desk, bad, 1, { kind: 'spam' }))
    expect(await deliveries(bad)).toEqual([['provider', 'parked']])
    expect(await act(anna, desk, bad, 2, { kind: 'spam' })).toMatchObject({ kind: 'invalid' })
    await done(act(anna, desk, good, 1, { kind: 'notSpam' }))
    expect(await lines()).toEqual([good])
    expect(await deliveries(good)).toEqual([['provider', 'pending']])
    await done(undo(anna, desk, bad, 2))
    expect(await deliveries(bad)).toEqual([['provider', 'pending']])
    await done(undo(anna, desk, good, 2))
    expect(await lines()).toEqual([bad])
  })

  it('lets only an admin try a delivery again or hold it back', async () => {
    const number = await add({}, ['provider'])
    await expect(deliver(anna, desk, number, 'hold')).rejects.toThrow('Needs the role admin')
    await done(deliver(admin, desk, number, 'hold'))
    expect((await view(admin, desk, number))?.deliveries[0]?.status).toBe('parked')
    expect(await deliver(admin, desk, number, 'hold')).toMatchObject({ kind: 'invalid' })
    await done(deliver(admin, desk, number, 'tryAgain'))
    expect((await view(admin, desk, number))?.deliveries[0]?.status).toBe('pending')
  })

  it('keeps its history as it was written, as long as the lead', async () => {
    const number = await add()
    await done(note(anna, desk, number, 'Перша'))
    await expect(sql`UPDATE lead_event SET action = 'x'`.execute(desk.db)).rejects.toThrow(/never changed/)
    await expect(sql`DELETE FROM lead_event`.execute(desk.db)).rejects.toThrow(/only with their lead/)
    expect((await view(anna, desk, number))?.events).toHaveLength(1)
    await desk.db.deleteFrom('lead').execute()
    expect(await desk.db.selectFrom('leadEvent').selectAll().execute()).toEqual([])
  })
})
