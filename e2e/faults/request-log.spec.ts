import { beginUpload } from '#e2e/support/begin-upload'
import { expect, makeUniqueName, test } from '#e2e/support/test'
import { waitUntil } from '#e2e/support/wait-until'

test('an aborted upload is one line of the log', async ({ site }) => {
  // This request makes the site load the handler of /api/subscribe. Without this request, the
  // aborted upload below could end before the handler runs.
  await fetch(`${site.url}/api/subscribe`, { method: 'POST' })
  await waitUntil(() => site.log().includes('"event":"request"'))
  const before = site.log().length
  const getLogLines = () =>
    site
      .log()
      .slice(before)
      .match(/.*"event":"request".*/g) ?? []
  const socket = await beginUpload(site.url)
  await waitUntil(async () => (await fetch(`${site.url}/api/health`)).ok)
  socket.destroy()
  await waitUntil(() => getLogLines().length > 0)
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
  expect(getLogLines().map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 'info',
      event: 'request',
      path: '/api/subscribe',
      status: 400,
    }),
  ])
})

test("the id in a response finds the request's lines in the log", async ({ site, request }) => {
  const data = { name: makeUniqueName(), phone: '671234567', consent: true }
  const given = 'proxy-id-7f3c9a0d5e6b4c21'
  const response = await request.post('/api/subscribe', {
    data,
    headers: { 'X-Request-Id': given },
  })
  expect(response.headers()['x-request-id']).toBe(given)
  const getEvents = () =>
    site
      .log()
      .split('\n')
      .filter((line) => line.includes(`"request":"${given}"`))
      .map((line) => (JSON.parse(line) as { event: string }).event)
  await waitUntil(() => getEvents().length === 2)
  expect(getEvents()).toEqual(['lead-saved', 'request'])
  expect((await request.get('/ua')).headers()['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})
