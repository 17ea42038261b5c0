import { randomUUID } from 'node:crypto'
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { findFreePort } from '#e2e/support/free-port'
import { startSite } from '#e2e/support/site'
import { waitUntil } from '#e2e/support/wait-until'
import { content } from '#e2e/support/content'
import { formatPhone } from '#lib/leads/phone'

// eslint-disable-next-line playwright/no-skipped-test -- not every machine has Caddy
test.skip(
  spawnSync('caddy', ['version']).error !== undefined,
  'Caddy is not installed (Debian: apt-get install caddy)',
)

/**
 * Starts the installed Caddy, with deploy/Caddyfile, in front of instances of the site. Caddy's
 * local certificate authority issues the certificates.
 */
async function startCaddy(instances: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const port = await findFreePort()
  const httpPort = await findFreePort()
  const own = `admin off\nskip_install_trust\nstorage file_system ${folder}\nhttp_port ${httpPort}\nhttps_port ${port}`
  const config = readFileSync('deploy/Caddyfile', 'utf8')
    .replace('site-a:3000 site-b:3000', instances.map((url) => new URL(url).host).join(' '))
    .replace('email {$STAFF_EMAIL}', own)
    .replaceAll('root * /srv', `root * ${folder}`)
    // Debian's Caddy 2.6.2 has two older directives in place of `request_buffers`.
    .replace('request_buffers 64KB', 'buffer_requests\nmax_buffer_size 64KB')
  writeFileSync(join(folder, 'Caddyfile'), config)
  cpSync('public/down.html', join(folder, '_next/down.html'))
  const url = `https://localhost:${port}`
  const env = { ...process.env, SITE_URL: url, HOME: folder }
  const caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], {
    env,
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => caddy.once('exit', resolve))
  const root = join(folder, 'pki/authorities/local/root.crt')

  /** Sends a request on a new connection. Status 0 means that no response came. */
  const sendRequest = (path: string, options: RequestOptions = {}, body?: string) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve) => {
      const fail = () => {
        resolve({ status: 0, headers: {}, body: '' })
      }
      const ca = existsSync(root) ? readFileSync(root) : []
      const asked = request(url + path, { agent: false, ca, ...options }, (response) => {
        const { statusCode: status = 0, headers } = response
        text(response).then((whole) => {
          resolve({ status, headers, body: whole })
        }, fail)
      })
      asked.on('error', fail).end(body)
    })
  await waitUntil(async () => (await sendRequest('/api/health')).status !== 0)
  return {
    ask: sendRequest,
    httpUrl: `http://localhost:${httpPort}`,
    folder,
    stop: async () => {
      caddy.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The servers that the test has started. After the test, they stop in reverse order. */
const started: { stop: () => Promise<void> }[] = []

test.afterEach(async () => {
  for (const { stop } of started.splice(0).toReversed()) await stop()
})

test("behind Caddy visitors get TLS and one limit per address; when all instances are down they see the clinic's phone", async () => {
  const one = await startSite()
  const other = await startSite()
  const caddy = await startCaddy([one.url, other.url])
  started.push(one, other, caddy)
  const { ask: sendRequest } = caddy

  const page = await sendRequest('/ua', {
    headers: { 'Accept-Encoding': 'br', 'X-Request-Id': 'of-a-visitor' },
  })
  expect(page.status).toBe(200)
  expect(page.headers['content-encoding']).toBe('br')
  expect(page.headers['alt-svc']).toContain('h3=')
  expect(page.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  const plain = await fetch(`${caddy.httpUrl}/ua?page=2`, { redirect: 'manual' })
  expect(plain.headers.get('location')).toMatch(/^https:.*\/ua\?page=2$/)

  const refused = { '414': `/${'a/'.repeat(2000)}`, '404': '/a'.repeat(17) }
  for (const [status, target] of Object.entries(refused)) {
    const { headers, ...answer } = await sendRequest(target)
    expect(answer).toMatchObject({ status: Number(status), body: '' })
    expect(headers).not.toHaveProperty('x-request-id')
  }
  expect((await sendRequest('/ua', { headers: { 'X-Long': 'x'.repeat(30_000) } })).status).toBe(431)

  const signUp = (from: string, more = '', address = '1.2.3.4') => {
    const sent = JSON.stringify({ name: `Олена${more}`, phone: '671234567', consent: true })
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': address,
    }
    return sendRequest('/api/subscribe', { method: 'POST', localAddress: from, headers }, sent)
  }
  expect(await signUp('127.1.0.1', 'x'.repeat(100_000))).toMatchObject({ status: 413 })
  // Each of the two instances accepts at most thirty sign-ups from one IP address. A client must
  // not evade this limit with its own X-Forwarded-For headers.
  const statuses = new Set<number>()
  for (let index = 0; index < 62; index++)
    statuses.add((await signUp('127.1.0.2', '', `1.2.3.${index}`)).status)
  expect([...statuses]).toEqual([201, 429])
  expect(await signUp('127.1.0.3')).toMatchObject({ status: 201 })

  // Pages that were opened before an update request files of the previous build. In the test
  // `former.js` is a file of the previous build.
  cpSync('package.json', join(caddy.folder, '_next/static/former.js'))
  expect(await sendRequest('/_next/static/former.js')).toMatchObject({ status: 200 })
  expect((await sendRequest('/_next/static/never.js')).status).toBe(404)

  await one.end('SIGKILL')
  for (let index = 0; index < 6; index++) {
    expect((await sendRequest('/en')).status).toBe(200)
    expect((await signUp(`127.1.1.${index}`)).status).toBe(201)
  }
  await other.end('SIGKILL')
  const [down, failed] = await Promise.all([sendRequest('/en'), signUp('127.1.0.4')])
  for (const { status, headers, body } of [down, failed]) {
    expect(status).toBeGreaterThanOrEqual(502)
    expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
    for (const said of [
      ...Object.values(content.errorPage.title),
      formatPhone(content.clinic.phone),
    ])
      expect(body).toContain(said)
  }
  await other.start()
  await waitUntil(async () => (await sendRequest('/en')).status === 200)
})
