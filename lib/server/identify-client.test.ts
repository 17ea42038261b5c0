import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { env } from '#lib/env'
import { clientIpHeader } from '#lib/request/request'
import { identifyClient } from '#lib/server/identify-client'

const server = createServer((request, response) => {
  identifyClient(request, response, () => response.end(JSON.stringify(request.headers)))
})
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())

/** Whom the site takes for the client of a request behind so many proxies. */
async function believed(trustedProxies: number, headers: Record<string, string> = {}) {
  jest.replaceProperty(env, 'TRUST_PROXY', trustedProxies)
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    headers,
  })
  return ((await response.json()) as Record<string, string>)[clientIpHeader]
}

const forwardedFor = (value: string) => ({ 'X-Forwarded-For': value })

it('believes as many proxies about a client’s address as are trusted, by default none', async () => {
  expect(await believed(0, forwardedFor('1.2.3.4'))).toBe('127.0.0.1')
  expect(await believed(1, forwardedFor('9.9.9.9, 198.51.100.7'))).toBe('198.51.100.7')
  expect(await believed(2, forwardedFor('9.9.9.9, 198.51.100.7, 10.0.0.2'))).toBe('198.51.100.7')
  expect(await believed(2)).toBe('127.0.0.1')
})
