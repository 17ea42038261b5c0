import { describeEachDatabase } from '#e2e/support/test-databases'
import { addLead, makePerson } from '#e2e/support/test-lead'
import { findCaller, type Caller } from '#lib/desk/callers/caller'
import { claimCaller } from '#lib/desk/callers/claim-caller'
import type { CallOutcome } from '#lib/desk/callers/outcome-schema'
import { recordCallOutcome } from '#lib/desk/callers/record-outcome'
import type { Desk } from '#lib/desk/desk'
import { readDeskNews } from '#lib/desk/lists/desk-news'
import { exportLeads, jsonLinesFormat } from '#lib/desk/lists/export-leads'
import { listCallers } from '#lib/desk/lists/list-callers'
import { eraseLeads } from '#lib/leads/erasure'
import { runLeadsSubcommand } from '#lib/leads/leads-command'
import { saveCallWindow, type SaveWindowResult } from '#lib/leads/save-call-window'
import { addMilliseconds } from '#lib/time/add-milliseconds'

const anna = makePerson('anna')
/** 14:00 in Kyiv on a Friday. The clinic is open from 9:00 to 19:00. */
const noon = '2026-11-20T12:00:00.000Z'
const createdAt = '2026-11-20T11:50:00.000Z'
/** From 15:00 to 17:00 in Kyiv. */
const first = { startsAt: '2026-11-20T13:00:00.000Z', endsAt: '2026-11-20T15:00:00.000Z' }
/** From 17:00 to 19:00 in Kyiv. */
const second = { startsAt: '2026-11-20T15:00:00.000Z', endsAt: '2026-11-20T17:00:00.000Z' }
const noAnswer: CallOutcome = { kind: 'noAnswer', of: [] }

describeEachDatabase('the window for a call', (given) => {
  const deskAt = (now: string): Desk => ({
    db: given.db,
    folder: null,
    channels: [],
    now: new Date(now),
  })
  const add = (key: string, changes = {}) => addLead(given.store, { key, createdAt, ...changes })
  const choose = (
    key: string,
    { startsAt } = first,
    now: string = noon,
  ): Promise<SaveWindowResult> => saveCallWindow(given.db, key, startsAt, new Date(now))
  const readLead = (number: number) =>
    given.db.selectFrom('lead').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
  const listQueue = async (now: string): Promise<Caller[]> =>
    (await listCallers(anna, deskAt(now), { tab: 'queue' })).lines
  const listNumbers = async (now: string) => (await listQueue(now)).map(({ lead }) => lead.number)
  const record = async (number: number, outcome: CallOutcome, now: string) => {
    const { version = '' } = (await findCaller(anna, deskAt(now), number)) ?? {}
    const result = await recordCallOutcome(anna, deskAt(now), number, version, outcome, ['claimed'])
    expect(result.kind).toBe('done')
  }

  it('is saved by the key, changes only the time of the record, and a second choice replaces it', async () => {
    const number = await add('a')
    const other = await add('b')
    const [before, otherBefore] = [await readLead(number), await readLead(other)]
    expect(await choose('a')).toEqual({ kind: 'saved', window: first })
    const chosen = { callFrom: first.startsAt, callUntil: first.endsAt, updatedAt: noon }
    expect(await readLead(number)).toEqual({ ...before, ...chosen })
    expect(await choose('a', second)).toEqual({ kind: 'saved', window: second })
    expect(await readLead(number)).toMatchObject({
      callFrom: second.startsAt,
      callUntil: second.endsAt,
    })
    expect(await choose('unknown')).toEqual({ kind: 'unknown' })
    expect(await readLead(other)).toEqual(otherBefore)
  })

  it('is refused when it is no longer offered, and the earlier choice stays', async () => {
    const number = await add('a')
    await choose('a', second)
    const tooLate = '2026-11-20T12:50:00.000Z'
    for (const startsAt of [first.startsAt, 'tomorrow', '', '2026-11-20T13:30:00.000Z'])
      expect(await choose('a', { ...first, startsAt }, tooLate)).toEqual({ kind: 'expired' })
    expect(await readLead(number)).toMatchObject({ callFrom: second.startsAt })
  })

  it('is saved again when a repeated request arrives after the window is no longer offered', async () => {
    await add('a')
    await choose('a')
    const repeated = await choose('a', first, '2026-11-20T12:59:00.000Z')
    expect(repeated).toEqual({ kind: 'saved', window: first })
  })

  it('is not changed while staff call, and after a call', async () => {
    const claimed = await add('a')
    const called = await add('b')
    await claimCaller(anna, deskAt(noon), claimed, 'claim', [])
    await record(called, noAnswer, noon)
    for (const key of ['a', 'b']) expect(await choose(key)).toEqual({ kind: 'called' })
    for (const number of [claimed, called])
      expect(await readLead(number)).toMatchObject({ callFrom: null, callUntil: null })
  })

  it('is saved although a claim was made while the clock was 400 days ahead', async () => {
    const number = await add('a')
    const ahead = addMilliseconds(new Date(noon), 400 * 86_400_000)
    await claimCaller(anna, deskAt(ahead), number, 'claim', [])
    expect(await choose('a')).toEqual({ kind: 'saved', window: first })
  })

  it('puts missed windows on top, then windows that are now, callbacks, new leads, and later windows', async () => {
    const later = await add('later')
    const plain = await add('plain')
    const due = await add('due')
    const chosen = await add('chosen')
    await record(due, noAnswer, noon)
    await choose('later', second)
    await choose('chosen')
    expect(await listNumbers('2026-11-20T12:59:59.000Z')).toEqual([plain, chosen, later])
    expect(await listNumbers('2026-11-20T13:00:00.000Z')).toEqual([chosen, due, plain, later])
    expect(await listNumbers('2026-11-20T15:00:00.000Z')).toEqual([chosen, later, due, plain])
    const shown = (await listQueue('2026-11-20T15:00:00.000Z')).map(
      ({ windows, queuePart, waitedMinutes }) => [windows[0]?.phase, queuePart, waitedMinutes],
    )
    expect(shown).toEqual([
      ['missed', 'window', 0],
      ['now', 'window', null],
      [undefined, 'due', 120],
      [undefined, 'fresh', 190],
    ])
    const waiting = (await listQueue('2026-11-20T12:30:00.000Z')).map(
      ({ queuePart, waitedMinutes }) => [queuePart, waitedMinutes],
    )
    expect(waiting).toEqual([
      ['fresh', 40],
      ['ahead', null],
      ['ahead', null],
    ])
  })

  it('sorts leads with the same window by their numbers', async () => {
    const numbers = [await add('a'), await add('b'), await add('c')]
    for (const key of ['c', 'a', 'b']) await choose(key)
    expect(await listNumbers('2026-11-20T12:30:00.000Z')).toEqual(numbers)
    expect(await listNumbers('2026-11-20T13:30:00.000Z')).toEqual(numbers)
  })

  it('also holds for a second lead of the same person, but not for another person', async () => {
    const phone = '+380671112233'
    await add('a', { phone, name: 'Олена' })
    await choose('a')
    await add('b', { phone, name: ' олена', order: 'check-up' })
    const plain = await add('c')
    const now = '2026-11-20T12:30:00.000Z'
    const parts = async () => (await listQueue(now)).map(({ queuePart }) => queuePart)
    expect(await parts()).toEqual(['fresh', 'ahead'])
    expect((await listNumbers(now))[0]).toBe(plain)
    await add('d', { phone, name: 'Дарина' })
    expect(await parts()).toEqual(['fresh', 'fresh'])
  })

  it('is not called missed for a lead that is opened again after a call', async () => {
    const number = await add('a')
    await choose('a')
    const closed: CallOutcome = { kind: 'closed', reason: 'declined', of: [number] }
    await record(number, closed, '2026-11-20T13:10:00.000Z')
    await record(number, { kind: 'reopened', of: [number] }, '2026-11-20T15:10:00.000Z')
    expect(await listQueue('2026-11-20T15:20:00.000Z')).toMatchObject([
      { windows: [], queuePart: 'due' },
    ])
  })

  it('counts no waiting within the window, the time after it, and the time from the sign-up before it', async () => {
    const keys = ['inside', 'early', 'missed', 'plain'] as const
    const [inside, early, missed, plain] = [
      await add(keys[0]),
      await add(keys[1]),
      await add(keys[2]),
      await add(keys[3]),
    ]
    for (const key of keys.slice(0, 3)) await choose(key)
    await record(early, noAnswer, '2026-11-20T12:20:00.000Z')
    await record(inside, noAnswer, '2026-11-20T14:55:00.000Z')
    await record(plain, noAnswer, '2026-11-20T14:55:00.000Z')
    await record(missed, noAnswer, '2026-11-20T15:05:00.000Z')
    expect(await readLead(early)).toMatchObject({ firstCallMinutes: 30 })
    expect(await readLead(inside)).toMatchObject({ firstCallMinutes: 0 })
    expect(await readLead(plain)).toMatchObject({ firstCallMinutes: 185 })
    expect(await readLead(missed)).toMatchObject({ firstCallMinutes: 5 })
  })

  it('is news for the desk when it begins', async () => {
    await add('a')
    await choose('a')
    const since = await readDeskNews(anna, deskAt(noon))
    const countAt = async (now: string) => (await readDeskNews(anna, deskAt(now), since)).count
    expect(await countAt('2026-11-20T12:59:59.000Z')).toBe(0)
    expect(await countAt('2026-11-20T13:00:00.000Z')).toBe(1)
  })

  it('is in every export, and is erased with the lead', async () => {
    await add('a', { phone: '+380671112233' })
    await choose('a')
    const expected = { callFrom: first.startsAt, callUntil: first.endsAt }
    const lines: string[] = []
    const admin = makePerson('admin', 'admin')
    for await (const part of exportLeads(admin, deskAt(noon), { tab: 'all' }, jsonLinesFormat))
      lines.push(part)
    expect(JSON.parse(lines.join(''))).toMatchObject(expected)
    const context = { db: given.db, channels: [] }
    const json = await runLeadsSubcommand(context, ['export', '--format', 'json'])
    expect(JSON.parse(json)).toMatchObject([expected])
    const csv = await runLeadsSubcommand(context, ['export'])
    for (const text of ['callFrom', 'callUntil', ...Object.values(expected)])
      expect(csv).toContain(text)
    await eraseLeads(given.db, { column: 'phone', value: '+380671112233' }, new Date(noon))
    expect(await runLeadsSubcommand(context, ['export'])).not.toContain(first.startsAt)
  })
})
