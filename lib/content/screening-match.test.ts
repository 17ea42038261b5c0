import { getAgePlace, isCheckFor, screeningAges } from '#lib/content/screening-match'

const breast = { sex: 'women', from: 40, to: 74 } as const

it('both ends of the ages are included', () => {
  const ages = [39, 40, 74, 75].map((age) => isCheckFor(breast, { sex: 'women', age }))
  expect(ages).toEqual([false, true, true, false])
})

it('a check without an upper age never ends, and a check for everyone fits both sexes', () => {
  const pressure = { sex: 'everyone', from: 40 } as const
  expect(isCheckFor(pressure, { sex: 'men', age: 99 })).toBe(true)
  expect(isCheckFor(pressure, { sex: 'women', age: 99 })).toBe(true)
  expect(isCheckFor(breast, { sex: 'men', age: 50 })).toBe(false)
})

it('an unchosen field fits every check', () => {
  expect(isCheckFor(breast, { age: 50 })).toBe(true)
  expect(isCheckFor(breast, { sex: 'women' })).toBe(true)
  expect(isCheckFor(breast, { age: 30 })).toBe(false)
})

it('the place of an age is within the scale', () => {
  const { youngest, oldest } = screeningAges
  expect([0, youngest, (youngest + oldest) / 2, oldest, 120].map(getAgePlace)).toEqual([
    0, 0, 50, 100, 100,
  ])
})
