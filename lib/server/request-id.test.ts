import { requestIdFrom } from '#lib/server/request-id'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

it('takes the id of a trusted proxy, so that its log and ours can be read together', () => {
  expect(requestIdFrom('7f3c9a0d5e6b4c21a8d9e0f1b2c3d4e5', true)).toBe('7f3c9a0d5e6b4c21a8d9e0f1b2c3d4e5')
})

it('believes no stranger', () => {
  expect(requestIdFrom('7f3c9a0d5e6b4c21a8d9e0f1b2c3d4e5', false)).toMatch(uuid)
})

it('lets nothing into the log that could be read as something else', () => {
  for (const given of ['', 'short', 'a'.repeat(65), 'a","event":"lead-stored', 'line\nbreak', 'Олена-Олена'])
    expect(requestIdFrom(given, true)).toMatch(uuid)
})
