import { dotsPath, dotWorth, scaleEnd, toColumns, toPiles, usualRange } from '#lib/desk/statistics/columns'

const today = '2026-11-22'
const leads = new Map([
  ['2026-11-19', 4],
  ['2026-11-21', 1],
  ['2026-11-22', 2],
])

describe('toColumns', () => {
  it('has a column for each day, empty ones too, and knows weekends and today', () => {
    const { unit, columns } = toColumns(leads, { from: '2026-11-18', to: today }, today)
    expect(unit).toBe('day')
    expect(columns.map((column) => column.leads)).toEqual([0, 4, 0, 1, 2])
    expect(columns.map(({ isWeekend }) => isWeekend)).toEqual([false, false, false, true, true])
    expect(columns.map(({ isLast }) => isLast)).toEqual([false, false, false, false, true])
  })

  it.each([
    ['2026-10-09', 'day', 45],
    ['2026-10-08', 'week', 7],
    ['2026-01-01', 'month', 11],
  ])('puts days together where there is no room for each: from %s', (from, unit, count) => {
    const { unit: chosen, columns } = toColumns(leads, { from, to: today }, today)
    expect([chosen, columns.length]).toEqual([unit, count])
    expect(columns.reduce((sum, column) => sum + column.leads, 0)).toBe(7)
    expect(columns.at(0)?.from).toBe(from)
    expect(columns.filter(({ isLast }) => isLast)).toHaveLength(1)
  })
})

it.each([
  [0, 1],
  [12, 1],
  [13, 2],
  [25, 5],
  [300, 50],
])('draws %i leads with dots of %i', (highest, worth) => {
  expect(dotWorth(highest, 12)).toBe(worth)
})

describe('usualRange', () => {
  const column = (count: number) => ({ from: '', leads: count, isWeekend: false, isLast: false })

  it('is where the middle half of the working days lies', () => {
    const columns = [1, 5, 6, 7, 30].map(column)
    expect(usualRange(columns)).toEqual([5, 7])
    expect(usualRange([...columns, { ...column(500), isWeekend: true }, { ...column(0), isLast: true }])).toEqual([
      5, 7,
    ])
  })

  it('is unknown after four', () => {
    expect(usualRange([1, 2, 3, 4].map(column))).toBeNull()
  })
})

it('keeps what was called in time apart from what was late', () => {
  const calls = new Map(Array.from({ length: 600 }, (_call, minutes) => [minutes, 1]))
  const piles = toPiles(calls)
  const late = piles.filter(({ minutes }) => minutes > 15)
  expect(late.reduce((sum, { count }) => sum + count, 0)).toBe(600 - 16)
  expect(Math.max(...piles.map(({ minutes }) => minutes))).toBe(scaleEnd)
})

it('draws each dot of a pile above the one before', () => {
  expect(dotsPath([{ x: 12.3456, bottom: 6, dots: 2 }])).toBe('M12.35 5.5h0M12.35 4.5h0')
  expect(dotsPath([{ x: 1, bottom: 6, dots: 0 }])).toBe('')
})
