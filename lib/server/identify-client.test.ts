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

/** Returns the client's IP address that the handler puts on the request. */
async function readClientIp(trustedProxies: number, headers: Record<string, string> = {}) {
  jest.replaceProperty(env, 'TRUST_PROXY', trustedProxies)
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    headers,
  })
  return ((await response.json()) as Record<string, string>)[clientIpHeader]
}

const forwardedFor = (value: string) => ({ 'X-Forwarded-For': value })

it('reads the client’s address behind the trusted proxies, of which there are none by default', async () => {
  expect(await readClientIp(0, forwardedFor('1.2.3.4'))).toBe('127.0.0.1')
  expect(await readClientIp(1, forwardedFor('9.9.9.9, 198.51.100.7'))).toBe('198.51.100.7')
  expect(await readClientIp(2, forwardedFor('9.9.9.9, 198.51.100.7, 10.0.0.2'))).toBe(
    '198.51.100.7',
  )
  expect(await readClientIp(2)).toBe('127.0.0.1')
})
