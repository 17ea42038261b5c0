import { getMedianMinutes } from '#lib/desk/statistics/statistics-counts'
import { readPeriod } from '#lib/desk/statistics/period'
import { readStatistics } from '#lib/desk/statistics/leads-statistics'
import { mergeSpelling, separateSpelling } from '#lib/desk/statistics/source-spellings'
import type { StatisticsView } from '#lib/desk/statistics/statistics-view'
import { addVisitCounts } from '#lib/visits/count-visits'
import { addAppointment, addLead, makePerson } from '#e2e/support/test-lead'
import { describeEachDatabase } from '#e2e/support/test-databases'
import type { AppointmentStatus } from '#lib/database/tables/appointment'
import type { DeskStatus } from '#lib/database/tables/lead'
import type { Lead } from '#lib/leads/lead'
import { readVisitEvent } from '#lib/visits/read-visit-event'
import { getSiteContent } from '#lib/content/current-content'

describeEachDatabase('statistics', (given) => {
  const friday = '2026-11-20T11:50:00.000Z'
  const add = async (
    changes: Partial<Lead>,
    deskStatus: DeskStatus = 'new',
    firstCallMinutes: number | null = null,
  ) => {
    const number = await addLead(given.store, { createdAt: friday, ...changes })
    const lead = given.db.updateTable('lead').where('number', '=', number)
    await lead.set({ deskStatus, firstCallMinutes }).execute()
    if (deskStatus === 'booked') await addAppointment(given.store, [number])
    return number
  }
  const read = (changes: Partial<StatisticsView> = {}) => {
    const desk = { db: given.db, folder: null, channels: [], now: new Date(friday) }
    const days = {
      from: '2026-11-19',
      to: '2026-11-20',
      by: 'utm_source',
      touch: 'last',
      tests: false,
    } as const
    return readStatistics(makePerson('anna'), desk, { ...days, ...changes })
  }
  const sentBy = async (changes: Partial<StatisticsView>) =>
    (await read(changes)).rows.map(({ key, sent }) => [key, sent])

  it('count a period from the viewed form to the booked appointment', async () => {
    const google = { lastTouch: { utm_source: 'google', utm_campaign: 'осінь' } }
    const visits = (day: string, event: string, count: number) =>
      [
        { dimension: 'language', touch: '', value: 'ua' },
        { dimension: 'package', touch: '', value: '' },
        { dimension: 'utm_source', touch: 'last', value: 'google' },
      ].map((counted) => ({ ...counted, day, event, count }))
    await addVisitCounts(given.db, [
      ...visits('2026-11-20', 'viewed', 9),
      ...visits('2026-11-20', 'started', 4),
      ...visits('2026-11-18', 'viewed', 100),
    ])
    await add(google, 'booked', 10)
    await add(google, 'noAnswer', 15)
    await add({ ...google, language: 'en', page: '/en' }, 'closed', 30)
    await add({ createdAt: '2026-11-19T22:30:00.000Z' }, 'booked', 3)
    await add({ lastTouch: { utm_source: 'Google', utm_campaign: 'Осінь' } })
    await add({ ...google, status: 'suspected' })
    await add({ createdAt: '2026-11-18T10:00:00.000Z' })
    const shown = await read()
    const { rows, total, days } = shown
    expect(rows).toMatchObject([
      { key: 'google', viewed: 9, started: 4, sent: 4, booked: 1, called: 3, inTime: 2 },
      {
        key: '',
        viewed: 0,
        started: 0,
        sent: 1,
        booked: 1,
        called: 1,
        inTime: 1,
        before: { sent: 1 },
      },
    ])
    expect(rows.map(getMedianMinutes)).toEqual([15, 3])
    expect(total).toMatchObject({ viewed: 9, sent: 5, booked: 2, called: 4, inTime: 3 })
    expect(total.before).toMatchObject({ viewed: 100, sent: 1 })
    expect([...total.minutes.keys()].sort((one, other) => one - other)).toEqual([3, 10, 15, 30])
    expect(days).toMatchObject([
      { key: '2026-11-19', sent: 0 },
      { key: '2026-11-20', viewed: 9, sent: 5 },
    ])
    expect(await sentBy({ by: 'utm_campaign' })).toContainEqual(['осінь', 4])
    expect(await sentBy({ by: 'page' })).toContainEqual(['/en', 1])
    expect(await sentBy({ by: 'language' })).toHaveLength(2)
    const empty = await read({ from: '2026-01-01', to: '2026-01-02' })
    expect(empty).toMatchObject({ rows: [], total: { sent: 0 } })
    expect(getMedianMinutes(empty.total)).toBeNull()
  })

  it('group by the first or the latest campaign, and by the referring site without a campaign', async () => {
    const first = {
      utm_source: 'flyer',
      utm_medium: 'qr',
      utm_content: 'lift',
      page: '/ua/check-up',
    }
    const last = { utm_source: 'Meta', utm_medium: 'cpc', utm_content: 'Ad-1', page: '/en' }
    await add({ firstTouch: first, lastTouch: last, referrer: 'https://www.facebook.com/x?y' })
    await add({ referrer: 'https://www.google.com/search?q=clinic' })
    await add({ firstTouch: { gclid: 'x', page: '/ua' }, lastTouch: { gclid: 'x', page: '/ua' } })
    await add({ referrer: 'nonsense' })
    expect(await sentBy({ by: 'referrer' })).toEqual(
      expect.arrayContaining([
        ['(campaign)', 2],
        ['google.com', 1],
        ['', 1],
      ]),
    )
    for (const [by, ofFirst, ofLast] of [
      ['utm_source', 'flyer', 'meta'],
      ['utm_medium', 'qr', 'cpc'],
      ['utm_content', 'lift', 'ad-1'],
      ['landing', '/ua/check-up', '/en'],
    ] as const) {
      expect(await sentBy({ by, touch: 'first' })).toContainEqual([ofFirst, 1])
      expect(await sentBy({ by, touch: 'last' })).toContainEqual([ofLast, 1])
    }
  })

  it('leave out the clinic’s own trials, unless the view includes them', async () => {
    const test = { utm_source: 'Test' }
    await add({ lastTouch: { utm_source: 'google' }, firstTouch: test })
    await add({ lastTouch: test })
    await add({})
    const visit = { event: 'viewed', page: '/ua', first: test, last: { utm_source: 'google' } }
    const visits = [visit, { ...visit, first: undefined }].flatMap((each) =>
      readVisitEvent(JSON.stringify(each)),
    )
    await addVisitCounts(
      given.db,
      visits.map((each) => ({ ...each, day: '2026-11-20' })),
    )
    expect((await read()).total).toMatchObject({ sent: 1, viewed: 1 })
    expect((await read({ tests: true })).total).toMatchObject({ sent: 3, viewed: 2 })
    expect((await read({ by: 'page' })).rows).toMatchObject([{ key: '/ua', viewed: 1, sent: 1 }])
  })

  it('have a row of their own for clicks on adverts without utm_source', async () => {
    await add({ lastTouch: { gclid: 'Cj0' } })
    await add({ lastTouch: { fbclid: 'IwAR', utm_medium: 'paid' } })
    await add({ lastTouch: { fbclid: 'IwAR', utm_source: 'flyer' } })
    await add({ referrer: null })
    expect((await sentBy({})).toSorted()).toEqual([
      ['(facebook click)', 1],
      ['(google click)', 1],
      ['', 1],
      ['flyer', 1],
    ])
  })

  it('group known spellings of a source, and the spellings that staff have merged', async () => {
    for (const source of [
      'fb',
      'Facebook',
      'm.facebook.com',
      'l.instagram.com',
      'IG',
      'inst',
      'i+g',
    ])
      await add({ lastTouch: { utm_source: source } })
    const day = '2026-11-20'
    const visit = { day, event: 'viewed', dimension: 'utm_source', touch: 'last' }
    await addVisitCounts(given.db, [{ ...visit, value: 'inst', count: 5 }])
    const marketing = makePerson('ivan', 'marketing')
    const merge = (spelling: string, source: string) =>
      mergeSpelling(marketing, given.db, { spelling, source })
    expect(await merge('i g', 'inst')).toBe(true)
    expect(await merge('Inst', 'Instagram')).toBe(true)
    expect(await merge('instagram', 'i g')).toBe(false)
    expect(await merge('', 'instagram')).toBe(false)
    expect(await sentBy({})).toEqual([
      ['instagram', 4],
      ['facebook', 3],
    ])
    expect((await read()).rows[0]).toMatchObject({ key: 'instagram', viewed: 5 })

    await separateSpelling(marketing, given.db, 'inst')
    expect(await sentBy({})).toEqual([
      ['facebook', 3],
      ['instagram', 3],
      ['inst', 1],
    ])
    await expect(
      mergeSpelling(makePerson('olena', 'editor'), given.db, { spelling: 'a', source: 'b' }),
    ).rejects.toThrow('Needs the role marketing')
  })

  it('add up the prices of the booked orders', async () => {
    await add({ order: 'check-up' }, 'booked')
    await add({ order: 'package:concierge-light' }, 'booked')
    await add({ order: 'package:concierge-max' }, 'closed')
    await add({ order: 'weight-loss:free-consultation' }, 'booked')
    await add({}, 'booked')
    const light = getSiteContent().packages.find(({ id }) => id === 'concierge-light')?.price ?? 0
    const value = getSiteContent().checkUp.price + light
    expect((await read()).total).toMatchObject({ booked: 4, came: 0, value })
  })

  it('count an appointment of several leads once, and count booked and came separately', async () => {
    const { price } = getSiteContent().checkUp
    const checkUp = { order: 'check-up', lastTouch: { utm_campaign: 'осінь' } }
    const read3 = async () => {
      const { total, days, rows } = await read({ by: 'utm_campaign' })
      return [total, days[1], rows[0]].map((row) => [row?.booked, row?.came, row?.value])
    }
    const thrice = (...counts: number[]) => [counts, counts, counts]
    const first = await add(checkUp)
    const second = await add(checkUp)
    const consultation = await add({ ...checkUp, order: null })
    const id = await addAppointment(given.store, [first, second, consultation])
    expect(await read3()).toEqual(thrice(1, 0, price))
    const setStatus = (status: AppointmentStatus) =>
      given.db.updateTable('appointment').set({ status }).where('id', '=', id).execute()
    await setStatus('came')
    expect(await read3()).toEqual(thrice(1, 1, price))
    // A missed appointment counts as booked, but its value is 0.
    await setStatus('missed')
    expect(await read3()).toEqual(thrice(1, 0, 0))
    for (const status of ['cancelledByThem', 'cancelledByUs'] as const) {
      await setStatus(status)
      expect(await read3()).toEqual(thrice(0, 0, 0))
    }
    // Two leads with the same order belong to two people, and each person has an appointment.
    await addAppointment(given.store, [first])
    await addAppointment(given.store, [second], { status: 'came' })
    expect(await read3()).toEqual(thrice(2, 1, 2 * price))
  })
})

const today = '2026-11-22'

describe('readPeriod', () => {
  it.each([
    ['fourteen days by default', {}, '2026-11-09', today],
    [
      'the last days of a link before all',
      { days: '7', from: '2026-10-01', to: '2026-10-31' },
      '2026-11-16',
      today,
    ],
    ['no other lengths', { days: '8' }, '2026-11-09', today],
    ['two days given', { from: '2026-10-01', to: '2026-10-31' }, '2026-10-01', '2026-10-31'],
    ['a leap year', { from: '2024-01-01', to: '2024-12-31' }, '2024-01-01', '2024-12-31'],
    [
      'days in the wrong order',
      { from: '2026-10-31', to: '2026-10-01' },
      '2026-10-01',
      '2026-10-31',
    ],
    ['up to today from one day on', { from: '2026-11-20' }, '2026-11-20', today],
    [
      'days to come, when all of them are',
      { from: '2027-01-31', to: '2027-01-01' },
      '2027-01-01',
      '2027-01-31',
    ],
    [
      'nothing to come after what is there',
      { from: '2026-11-20', to: '2027-01-01' },
      '2026-11-20',
      today,
    ],
    ['the default for what is no day', { from: '2026-02-30', to: ['x'] }, '2026-11-09', today],
    ['a year at most', { from: '1990-01-01', to: today }, '2025-11-22', today],
  ])('gives %s', (_what, query, from, to) => {
    expect(readPeriod(query, today)).toMatchObject({ from, to })
  })
})
