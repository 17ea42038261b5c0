import { describeEachDatabase, setSiteStore } from '#e2e/support/test-databases'
import {
  addVisitCounts,
  flushVisitCounts,
  queueVisitCounts,
  type VisitCount,
} from '#lib/visits/count-visits'
import { readVisitReport } from '#lib/visits/visit-report'

describeEachDatabase('visit counts', (given) => {
  const day = '2026-11-21'
  const today = { from: day, to: day }
  const seen: VisitCount = {
    day,
    event: 'viewed',
    dimension: 'page',
    touch: '',
    value: '/ua',
    count: 1,
  }

  it('add up by value and event', async () => {
    const { db } = given
    const lastCampaign = { ...seen, dimension: 'utm_source', touch: 'last', value: 'google' }
    await addVisitCounts(db, [
      seen,
      { ...seen, count: 4 },
      { ...seen, event: 'started' },
      lastCampaign,
    ])
    await addVisitCounts(db, [
      { ...seen, count: 2 },
      { ...seen, day: '2026-11-22' },
    ])
    const report = await readVisitReport(db, 'page', today)
    expect(report.toSorted((one, other) => one.count - other.count)).toEqual([
      { key: '/ua', event: 'started', count: 1 },
      { key: '/ua', event: 'viewed', count: 7 },
    ])
    expect(await readVisitReport(db, 'utm_source', today)).toHaveLength(1)
    expect(await readVisitReport(db, 'utm_source', today, 'first')).toEqual([])
  })

  it('put new values under “other” once a dimension is full, but not known values or other dimensions', async () => {
    const { db } = given
    const invented = Array.from({ length: 20 }, (_, i) => ({ ...seen, value: `/ua/article/p${i}` }))
    const language = { ...seen, dimension: 'language', value: 'ua' }
    await addVisitCounts(db, [seen, ...invented, seen, language], 5)
    const report = await readVisitReport(db, 'page', today)
    expect(report).toHaveLength(6)
    expect(report).toContainEqual({ key: '(other)', event: 'viewed', count: 16 })
    expect(report).toContainEqual({ key: '/ua', event: 'viewed', count: 2 })
    expect(await readVisitReport(db, 'language', today)).toHaveLength(1)
  })
  it('add up in “other” when two instances fill the same dimension in opposite orders', async () => {
    const { db, database } = given
    const otherInstance = database.connect()
    const page = (value: string) => ({ ...seen, value })
    await addVisitCounts(db, [page('/m')])
    const rounds = 100
    for (let round = 0; round < rounds; round += 1)
      await Promise.all([
        addVisitCounts(db, [page('/a'), page('/m')], 1),
        addVisitCounts(otherInstance, [page('/m'), page('/z')], 1),
      ])
    const report = await readVisitReport(db, 'page', today)
    expect(report.toSorted((one, other) => one.count - other.count)).toEqual([
      { key: '(other)', event: 'viewed', count: 2 * rounds },
      { key: '/m', event: 'viewed', count: 2 * rounds + 1 },
    ])
  })

  it('are in the database after a flush, and a second flush adds nothing', async () => {
    setSiteStore(given.store)
    try {
      queueVisitCounts([seen, { ...seen, count: 2 }])
      await flushVisitCounts()
      await flushVisitCounts()
    } finally {
      setSiteStore(undefined)
    }
    const report = await readVisitReport(given.db, 'page', today)
    expect(report).toEqual([{ key: '/ua', event: 'viewed', count: 3 }])
  })
})
