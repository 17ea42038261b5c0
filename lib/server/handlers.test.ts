import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { env } from '#lib/env'
import { clientIpHeader, requestIdHeader } from '#lib/http/request-headers'
import { identify } from '#lib/server/handlers'

const server = createServer((request, response) => {
  identify(request, response, () => response.end(JSON.stringify(request.headers)))
})
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())

/** What the site believes of a request behind so many proxies. */
async function believed(trustedProxies: number, headers: Record<string, string> = {}) {
  jest.replaceProperty(env, 'TRUST_PROXY', trustedProxies)
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers })
  const told = (await response.json()) as Record<string, string>
  return { ip: told[clientIpHeader], id: told[requestIdHeader] }
}

const forwardedFor = (value: string) => ({ 'X-Forwarded-For': value })

it('believes as many proxies about a client’s address as are trusted, by default none', async () => {
  expect(await believed(0, forwardedFor('1.2.3.4'))).toMatchObject({ ip: '127.0.0.1' })
  expect(await believed(1, forwardedFor('9.9.9.9, 198.51.100.7'))).toMatchObject({ ip: '198.51.100.7' })
  expect(await believed(2, forwardedFor('9.9.9.9, 198.51.100.7, 10.0.0.2'))).toMatchObject({ ip: '198.51.100.7' })
  expect(await believed(2)).toMatchObject({ ip: '127.0.0.1' })
})

it('takes a trusted proxy’s id of a request when it can stand in a log line', async () => {
  const given = { 'X-Request-Id': '7f3c9a0d5e6b4c21a8d9e0f1b2c3d4e5' }
  expect(await believed(1, given)).toMatchObject({ id: given['X-Request-Id'] })
  expect((await believed(0, given)).id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  for (const id of ['', 'short', 'a'.repeat(65), 'a","event":"lead-stored'])
    expect((await believed(1, { 'X-Request-Id': id })).id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
})
