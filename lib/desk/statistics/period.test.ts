import { readPeriod } from '#lib/desk/statistics/period'

const today = '2026-11-22'

describe('readPeriod', () => {
  it.each([
    ['fourteen days by default', {}, '2026-11-09', today],
    ['the last days of a link', { days: '7' }, '2026-11-16', today],
    ['no other lengths', { days: '8' }, '2026-11-09', today],
    ['two days given', { from: '2026-10-01', to: '2026-10-31' }, '2026-10-01', '2026-10-31'],
    ['days in the wrong order', { from: '2026-10-31', to: '2026-10-01' }, '2026-10-01', '2026-10-31'],
    ['up to today from one day on', { from: '2026-11-20' }, '2026-11-20', today],
    ['days to come, when all of them are', { from: '2027-01-31', to: '2027-01-01' }, '2027-01-01', '2027-01-31'],
    ['nothing to come after what is there', { from: '2026-11-20', to: '2027-01-01' }, '2026-11-20', today],
    ['the default for what is no day', { from: '2026-02-30', to: ['x'] }, '2026-11-09', today],
    ['ten years at most', { from: '1990-01-01', to: today }, '2016-11-15', today],
  ])('gives %s', (_what, query, from, to) => {
    expect(readPeriod(query, today)).toMatchObject({ from, to })
  })
})
