import { scaleEnd, toPiles } from '#lib/staff/figures/first-calls'

describe('scaleEnd', () => {
  it.each([
    ['none', [], 30],
    ['quick ones', [[5, 9]], 30],
    [
      'one of ten that is late',
      [
        [5, 9],
        [400, 1],
      ],
      30,
    ],
    [
      'two of ten that are',
      [
        [5, 8],
        [100, 2],
      ],
      120,
    ],
    ['very late ones', [[5000, 3]], 480],
  ] as const)('has room for %s', (_what, calls, end) => {
    expect(scaleEnd(new Map(calls))).toBe(end)
  })
})

describe('toPiles', () => {
  it.each([30, 60, 120, 240, 480])('keeps what is in time apart from what is late, up to %i minutes', (end) => {
    const calls = new Map(Array.from({ length: 600 }, (_call, minutes) => [minutes, 1]))
    const piles = toPiles(calls, end)
    const late = piles.filter(({ minutes }) => minutes > 15)
    expect(late.reduce((sum, { count }) => sum + count, 0)).toBe(600 - 16)
    expect(Math.max(...piles.map(({ minutes }) => minutes))).toBe(end)
  })
})
