import { randomUUID } from 'node:crypto'

import { beginUpload } from '#e2e/support/begin-upload'
import type { Site } from '#e2e/support/site'
import { expect, makeUniqueName, test } from '#e2e/support/test'
import { waitUntil } from '#e2e/support/wait-until'

/** The `request` lines of the log about the request with this id. */
const getRequestLines = (site: Site, id: string): unknown[] =>
  site
    .log()
    .split('\n')
    .filter((line) => line.includes('"event":"request"') && line.includes(`"request":"${id}"`))
    .map((line): unknown => JSON.parse(line))

test('an aborted upload is one line of the log', async ({ site }) => {
  let id = ''
  // An upload can be aborted before its handler runs; such an upload has no line. Then the next
  // upload is aborted.
  await waitUntil(async () => {
    id = randomUUID()
    const socket = await beginUpload(site.url, id)
    await waitUntil(async () => (await fetch(`${site.url}/api/health`)).ok)
    socket.destroy()
    const later = randomUUID()
    await fetch(`${site.url}/api/subscribe`, {
      method: 'POST',
      headers: { 'X-Request-Id': later },
    })
    await waitUntil(() => getRequestLines(site, later).length > 0)
    return getRequestLines(site, id).length > 0
  })
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
  expect(getRequestLines(site, id)).toEqual([
    expect.objectContaining({ level: 'info', path: '/api/subscribe', status: 400 }),
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
