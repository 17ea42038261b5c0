import { describeEachDatabase } from '#e2e/support/test-databases'
import { addVisits, readVisit, visitCounts, type CountedVisit } from '#lib/visits/count-visits'

const campaign = {
  utm_source: 'Google',
  utm_campaign: 'Осінь',
  page: '/ua/check-up',
  gclid: 'secret',
}
const visit = { event: 'viewed', page: '/ua', order: 'check-up', last: campaign }
const read = (changes: object) => readVisit(JSON.stringify({ ...visit, ...changes }))
const valueOf = (counts: ReturnType<typeof readVisit>, dimension: string, touch = '') =>
  counts.find((each) => each.dimension === dimension && each.touch === touch)?.value

describe('readVisit', () => {
  it('counts an event once by each dimension, without capital letters and without click ids', () => {
    const counts = read({})
    expect(new Set(counts.map(({ event }) => event))).toEqual(new Set(['viewed']))
    const known = counts.filter(({ value }) => value !== '')
    expect(
      Object.fromEntries(
        known.map(({ dimension, touch, value }) => [`${touch} ${dimension}`, value]),
      ),
    ).toEqual({
      ' language': 'ua',
      ' page': '/ua',
      ' package': 'check-up',
      'last utm_source': 'google',
      'last utm_campaign': 'осінь',
      'last landing': '/ua/check-up',
    })
    expect(counts).toHaveLength(13)
    expect(JSON.stringify(counts)).not.toContain('secret')
  })

  it.each([
    '',
    '/uk',
    '/ua/admin',
    '/ua/article/<b>',
    `/ua/article/${'a'.repeat(101)}`,
    '//evil.example',
    5,
  ])('knows no page %j, to open or to land on', (page) => {
    expect(read({ page })).toEqual([])
    expect(valueOf(read({ last: { ...campaign, page } }), 'landing', 'last')).toBe('')
  })

  it('counts no other events, invents no orders and cuts what is long', () => {
    expect(read({ event: 'submitted' })).toEqual([])
    expect(valueOf(read({ order: 'package:gold' }), 'package')).toBe('')
    const long = read({
      first: { utm_source: `\u0000${'Я'.repeat(500)}`, utm_medium: 7 },
      last: 'x',
    })
    expect(valueOf(long, 'utm_source', 'first')).toBe('я'.repeat(100))
    expect(valueOf(long, 'utm_medium', 'first')).toBe('')
  })
})

describeEachDatabase('counts', (given) => {
  const day = '2026-11-21'
  const seen: CountedVisit = {
    day,
    event: 'viewed',
    dimension: 'page',
    touch: '',
    value: '/ua',
    count: 1,
  }

  it('add up, by value and event', async () => {
    const { db } = given
    const ofLast = { ...seen, dimension: 'utm_source', touch: 'last', value: 'google' }
    await addVisits(db, [seen, { ...seen, count: 4 }, { ...seen, event: 'started' }, ofLast])
    await addVisits(db, [
      { ...seen, count: 2 },
      { ...seen, day: '2026-11-22' },
    ])
    const counted = await visitCounts(db, 'page', { from: day, to: day })
    expect(counted.toSorted((one, other) => one.count - other.count)).toEqual([
      { key: '/ua', event: 'started', count: 1 },
      { key: '/ua', event: 'viewed', count: 7 },
    ])
    expect(await visitCounts(db, 'utm_source', { from: day, to: day })).toHaveLength(1)
    expect(await visitCounts(db, 'utm_source', { from: day, to: day }, 'first')).toEqual([])
  })

  it('of too many values in a day are others’, those of known ones and other dimensions are not', async () => {
    const { db } = given
    const made = Array.from({ length: 20 }, (_, i) => ({ ...seen, value: `/ua/article/p${i}` }))
    await addVisits(db, [seen, ...made, seen, { ...seen, dimension: 'language', value: 'ua' }], 5)
    const counted = await visitCounts(db, 'page', { from: day, to: day })
    expect(counted).toHaveLength(6)
    expect(counted).toContainEqual({ key: '(other)', event: 'viewed', count: 16 })
    expect(counted).toContainEqual({ key: '/ua', event: 'viewed', count: 2 })
    expect(await visitCounts(db, 'language', { from: day, to: day })).toHaveLength(1)
  })
})
