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
  dimension: 'page',
  touch: '',
  value: '/ua',
  count: 1,
}
const rows = () => store.database.selectFrom('visit').selectAll().orderBy('value').orderBy('event', 'desc').execute()

describe('addVisits', () => {
  it('adds the same counts up', async () => {
    await addVisits(store.database, [visit, { ...visit, count: 4 }, { ...visit, event: 'started' }])
    await addVisits(store.database, [{ ...visit, count: 2 }])
    expect((await rows()).map(({ event, count }) => [event, count])).toEqual([
      ['viewed', 7],
      ['started', 1],
    ])
  })

  it('counts too many values of a dimension in a day as other, and still counts what is known and the other dimensions', async () => {
    const made = Array.from({ length: 20 }, (_, i) => ({ ...visit, value: `/ua/article/p${i}` }))
    await addVisits(store.database, [visit, ...made, visit], 5)
    const found = await rows()
    expect(found).toHaveLength(6)
    expect(found).toContainEqual({ ...visit, count: 2 })
    expect(found).toContainEqual({ ...visit, value: '(other)', count: 16 })
    const elsewhere = { ...visit, dimension: 'utm_source', touch: 'last', value: 'google' }
    await addVisits(store.database, [{ ...visit, day: '2026-11-22', value: '/ua/new' }, elsewhere], 5)
    expect(await rows()).toHaveLength(8)
  })
})
