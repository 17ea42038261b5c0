import { formatShare } from '#lib/desk/statistics/percent'

it.each([
  [38, 100, '38%', '38%'],
  [1, 250, '0,4%', '0.4%'],
  [0, 5, '0%', '0%'],
  [0, 0, '—', '—'],
])('writes %i of %i as a share in either language', (part, whole, ua, en) => {
  expect([formatShare('ua', part, whole), formatShare('en', part, whole)]).toEqual([ua, en])
})
