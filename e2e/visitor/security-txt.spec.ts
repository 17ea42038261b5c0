import { content } from '#e2e/support/content'
import { expect, test } from '#e2e/support/test'

test('a person who finds a weakness learns whom to write to, and the file is still valid', async ({
  request,
}) => {
  const response = await request.get('/.well-known/security.txt', { maxRedirects: 0 })
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).trim().split('\n')
  const fields = Object.fromEntries(lines.map((line) => line.split(': ', 2)))
  expect(fields['Contact']).toBe(`mailto:${content.clinic.email}`)
  const expires = Date.parse(fields['Expires'] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  // RFC 9116, section 2.5.5: less than a year in the future is recommended.
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
})
