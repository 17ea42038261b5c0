import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addVisits, type CountedVisit } from '#lib/leads/visits/add-visits'
import { openStore } from '#lib/leads/store/open-store'
import type { LeadStore } from '#lib/leads/store/lead-store'

let folder: string
let store: LeadStore

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visits-'))
  store = await openStore({ folder })
})

afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const visit: CountedVisit = {
  day: '2026-11-21',
  event: 'viewed',
  language: 'ua',
  page: '/ua',
  source: '',
  order: '',
  count: 1,
}
const { order: ordered, ...rest } = visit
const row = { ...rest, ordered }
const rows = () =>
  store.database
    .selectFrom('visitCount')
    .selectAll()
    .orderBy('page')
    .orderBy('source')
    .orderBy('event', 'desc')
    .execute()

describe('addVisits', () => {
  it('adds the same visits up', async () => {
    await addVisits(store.database, [visit, { ...visit, count: 4 }, { ...visit, event: 'started' }])
    await addVisits(store.database, [{ ...visit, count: 2 }])
    expect((await rows()).map(({ event, count }) => [event, count])).toEqual([
      ['viewed', 7],
      ['started', 1],
    ])
  })

  it('counts what would make too many rows in a day as other, and still counts what is known', async () => {
    const sources = Array.from({ length: 20 }, (_, i) => ({ ...visit, source: `s${i}`, page: `/ua/article/p${i}` }))
    await addVisits(store.database, [visit, ...sources, visit], 5)
    const found = await rows()
    expect(found).toHaveLength(6)
    expect(found).toContainEqual({ ...row, count: 2 })
    expect(found).toContainEqual({ ...row, page: 'other', source: 'other', count: 16 })
    await addVisits(store.database, [{ ...visit, day: '2026-11-22' }], 5)
    expect(await rows()).toHaveLength(7)
  })
})
