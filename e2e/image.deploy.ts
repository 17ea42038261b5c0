import { globSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { makeImage, type Image } from '#e2e/support/image'
import { until } from '#e2e/support/until'

/** Settings of the machine that builds, which must not end up in the image. */
const secrets = {
  REVALIDATE_SECRET: 'canary-revalidate-5c1f0e7a',
  SMTP_URL: 'smtp://canary-mail-5c1f0e7a:x@127.0.0.1:1',
  LEADS_EMAIL_TO: 'canary-staff-5c1f0e7a@clinic.example',
  DATABASE_URL: 'postgres://canary-base-5c1f0e7a:x@127.0.0.1:1/leads',
}

const form = (name: string) => JSON.stringify({ name, phone: '671234567', consent: true, openForMs: 9000 })

let image: Image
let server: ReturnType<Image['start']> | undefined

test.beforeAll(async () => {
  image = await makeImage(secrets)
})

test.afterAll(() => {
  server?.kill('SIGTERM')
  image.remove()
})

test('the image holds the site and staff’s command, no secret, and nothing else of the project', () => {
  const own = globSync('**/*', { cwd: image.folder, exclude: ['node_modules', '.next'] })
  expect(own).toEqual(expect.arrayContaining(['lib/serve.ts', 'lib/leads/cli.ts', 'content/posts']))
  const outside = own.filter((path) =>
    /^(app|components|data|docs|e2e|bench|deploy|scripts|\.git|\.env|Dockerfile)|\.test\.|\.db$/.test(path),
  )
  expect(outside).toEqual([])
  const packages = readdirSync(join(image.folder, 'node_modules'))
  expect(packages).toEqual(expect.arrayContaining(['next', 'pg', 'nodemailer']))
  expect(packages.filter((name) => ['typescript', 'eslint', 'jest', 'node'].includes(name))).toEqual([])
  // Exit code 1: searched all of it, found nothing.
  expect(image.run(['grep', '-rl', '5c1f0e7a', '.'])).toEqual({ status: 1, output: '' })
})

test('it serves pages, stores a sign-up for staff, is healthy, and ends in order', async () => {
  const started = image.start()
  server = started
  await until(() => image.run().status === 0)
  for (const path of ['/ua', '/en/article/DASH-diet']) {
    const page = await fetch(image.url + path)
    expect([path, page.status]).toEqual([path, 200])
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
    // Several style sheets of one name stand in one attribute, parted by spaces.
    for (const [, file = ''] of (await page.text()).matchAll(
      /(?<=["\s])(\/(?:_next|fonts|icons)\/[^"?\\\s]+)(?=["\s])/g,
    )) {
      expect([file, (await fetch(image.url + file)).status]).toEqual([file, 200])
    }
  }
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: form('Олена Образ') }
  expect((await fetch(`${image.url}/api/subscribe`, post)).status).toBe(201)
  const staff = () => image.run(['node', 'lib/leads/cli.ts', 'list']).output
  expect(staff()).toContain('Олена Образ')

  // A sign-up is half sent, on a connection that a proxy would use again, when the server is told to stop.
  const body = Buffer.from(form('Олена Остання'))
  const { hostname, port } = new URL(image.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk) => (answer += String(chunk)))
  const head = [
    'POST /api/subscribe HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  socket.write([...head, '', ''].join('\r\n'))
  socket.write(body.subarray(0, 10))
  // By the next answer the half before it has come in.
  expect((await fetch(`${image.url}/api/health`)).status).toBe(200)
  started.kill('SIGTERM')
  await until(() =>
    fetch(`${image.url}/api/health`, { headers: { Connection: 'close' } }).then(
      () => false,
      () => true,
    ),
  )
  socket.write(body.subarray(10))
  await until(() => answer.startsWith('HTTP/1.1 201 '))
  // The next request on it is answered, and is the last.
  socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await started.ended, started.log()).toBe(0)
  expect(answer).toMatch(/HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i)
  expect(staff()).toContain('Олена Остання')
  expect(image.run().status).toBe(1)
  // It wrote nowhere but to its data, and wanted nothing that the image does not have.
  expect(started.log()).not.toMatch(/EACCES|EROFS|ENOENT|MODULE_NOT_FOUND|warn/i)
})
