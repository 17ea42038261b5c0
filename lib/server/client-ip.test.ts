import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { env } from '#lib/env'
import { clientIpHeader } from '#lib/http/request-headers'
import { clientIp } from '#lib/server/client-ip'

const server = createServer((request, response) => {
  clientIp(request, response, () => response.end(String(request.headers[clientIpHeader])))
})
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())

async function ipOf(trustedProxies: number, forwardedFor?: string): Promise<string> {
  jest.replaceProperty(env, 'TRUST_PROXY', trustedProxies)
  const headers = forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor }
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers })
  return response.text()
}

it('believes nobody by default', async () => {
  expect(await ipOf(0, '1.2.3.4')).toBe('127.0.0.1')
})

it('believes as many proxies as are trusted, not what the client wrote before them', async () => {
  expect(await ipOf(1, '9.9.9.9, 198.51.100.7')).toBe('198.51.100.7')
  expect(await ipOf(2, '9.9.9.9, 198.51.100.7, 10.0.0.2')).toBe('198.51.100.7')
})

it('stands a missing header', async () => {
  expect(await ipOf(2)).toBe('127.0.0.1')
})
