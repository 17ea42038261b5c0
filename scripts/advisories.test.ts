import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { advisories } from '#scripts/advisories'

/** What the real npm, which remembers nothing, makes of a registry's answer. */
async function askedOf(registry: RequestListener) {
  const server = createServer(registry).listen(0)
  await once(server, 'listening')
  const npm_config_registry = `http://localhost:${(server.address() as AddressInfo).port}/`
  const npm_config_cache = mkdtempSync(join(tmpdir(), 'npm-'))
  try {
    return await advisories({ ...process.env, npm_config_registry, npm_config_cache, npm_config_fetch_retries: '0' })
  } finally {
    server.close()
    rmSync(npm_config_cache, { recursive: true })
  }
}

/** A vulnerability of each severity, in packages that no other needs. */
const answering: RequestListener = (request, response) => {
  const severities = { 'react-imask': 'high', 'cookies-next': 'critical', 'next-intl': 'moderate', swr: 'low' }
  const advisory = { id: 1, url: 'https://example.com/1', title: 'A', vulnerable_versions: '*' }
  const found = Object.entries(severities).map(([name, severity]) => [name, [{ ...advisory, severity }]])
  const isAudit = request.url?.endsWith('/advisories/bulk')
  if (isAudit) response.end(JSON.stringify(Object.fromEntries(found)))
  else response.writeHead(404).end('{}')
}

it('counts the packages with a high or critical vulnerability', async () => {
  expect(await askedOf(answering)).toBe(2)
})

it('does not take silence for health', async () => {
  const refusing: RequestListener = (_, response) => response.writeHead(405).end()
  expect(await askedOf(refusing)).toBeUndefined()
})
