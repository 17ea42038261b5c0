import { formatOpeningDays } from '#lib/time/opening-days'

const working = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

it.each([
  [working, 'Пн–Пт', 'Mon–Fri'],
  [[...working, 'Sunday'], 'Пн–Пт, Нд', 'Mon–Fri, Sun'],
  [
    ['Monday', 'Wednesday', 'Thursday', 'Saturday', 'Sunday'],
    'Пн, Ср–Чт, Сб–Нд',
    'Mon, Wed–Thu, Sat–Sun',
  ],
  [[...working, 'Saturday', 'Sunday'], 'Пн–Нд', 'Mon–Sun'],
])('writes opening days as ranges: %s', (days, ua, en) => {
  expect([formatOpeningDays('ua', days), formatOpeningDays('en', days)]).toEqual([ua, en])
})
