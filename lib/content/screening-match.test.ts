import { isCheckFor } from '#lib/content/screening-match'

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
