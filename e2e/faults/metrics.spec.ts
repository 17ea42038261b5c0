import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findFreePort, listenOnLoopback } from '#e2e/support/free-port'
import { startSite } from '#e2e/support/site'
import { expect, makeUniqueName, test } from '#e2e/support/test'
import { waitUntil } from '#e2e/support/wait-until'

const token = 'a-token-of-the-tests'

/** Returns the value of a metric with the given labels, or null when the text has no such line. */
function findMetric(text: string, name: string, labels: Record<string, string> = {}) {
  const line = text
    .split('\n')
    .filter((each) => each.startsWith(`${name}{`) || each.startsWith(`${name} `))
    .find((each) =>
      Object.entries(labels).every(([label, value]) => each.includes(`${label}="${value}"`)),
    )
  return line === undefined ? null : Number(line.split(' ').at(-1))
}

test('a collector gets traces of requests, without queries and without what visitors typed', async () => {
  const traces: string[] = []
  const collector = createServer((request, response) => {
    void text(request).then((body) => {
      traces.push(`${request.url ?? ''} ${body}`)
      response.end('{}')
    })
  })
  const port = await findFreePort()
  await listenOnLoopback(collector, port)
  const site = await startSite({ TRACES_URL: `http://127.0.0.1:${port}/` })
  const name = makeUniqueName()
  const signUp = { name, phone: '671234567', consent: true }
  const sent = await fetch(`${site.url}/api/subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(signUp),
  })
  expect(sent.status).toBe(201)
  expect((await fetch(`${site.url}/ua/blog/search?q=holesterol`)).status).toBe(200)
  const has = (route: string) => traces.some((trace) => trace.includes(`"${route}"`))
  await waitUntil(() => has('/api/subscribe') && has('/[lang]/blog/search'))
  expect(traces.every((trace) => trace.startsWith('/v1/traces {'))).toBe(true)
  for (const secret of ['holesterol', name, '671234567'])
    expect(traces.join()).not.toContain(secret)
  await site.stop()
  collector.close()
})

test('Prometheus reads the metrics with the token; the access log has a line for each request; neither has a name, a phone or a value of a query', async () => {
  const backups = mkdtempSync(join(tmpdir(), 'backups-'))
  writeFileSync(join(backups, 'a.backup'), '')
  const site = await startSite({ METRICS_TOKEN: token, ACCESS_LOG: '1', BACKUP_DIR: backups })
  const read = async () => {
    const response = await fetch(`${site.url}/metrics`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(response.status).toBe(200)
    return response.text()
  }
  const name = makeUniqueName()
  const data = { name, phone: '671234567', consent: true }
  const post = (body: object) =>
    fetch(`${site.url}/api/subscribe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await post(data)).status).toBe(201)
  expect((await post({ ...data, name: '' })).status).toBe(422)
  for (let visit = 0; visit < 2; visit++) await fetch(`${site.url}/ua?q=0671234567&utm_source=x`)
  await fetch(`${site.url}/0671234567`, { redirect: 'manual' })
  await waitUntil(
    async () => (findMetric(await read(), 'clinic_leads', { status: 'new' }) ?? 0) > 0,
  )
  const text = await read()
  const metric = (metricName: string, labels?: Record<string, string>) =>
    findMetric(text, metricName, labels)
  expect(metric('clinic_sign_ups_total', { result: 'accepted' })).toBe(1)
  expect(metric('clinic_sign_ups_total', { result: 'refused' })).toBe(1)
  expect(metric('clinic_page_cache_requests_total', { result: 'hit' })).toBeGreaterThan(0)
  expect(
    metric('clinic_http_request_seconds_count', { route: 'home', status: '200' }),
  ).toBeGreaterThan(1)
  expect(metric('clinic_store_up')).toBe(1)
  expect(metric('clinic_appointments', { status: 'came' })).toBe(0)
  expect(metric('clinic_backup_age_seconds')).toBeLessThan(3600)
  expect(metric('clinic_disk_free_ratio')).toBeGreaterThan(0)
  expect(metric('clinic_queue_length', { queue: 'pages' })).toBe(0)
  expect(metric('nodejs_eventloop_lag_p99_seconds')).not.toBeNull()
  expect(metric('process_resident_memory_bytes')).toBeGreaterThan(0)

  const lines = site
    .log()
    .split('\n')
    .filter((line) => line.includes('"event":"access"'))
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const home = entries.findLast(({ route, query }) => route === 'home' && query === 'q,utm_source')
  expect(home).toMatchObject({ method: 'GET', status: 200, cache: 'hit' })
  expect(home?.['request']).toMatch(/^[\w.:-]{8,64}$/)
  expect(home?.['bytes']).toBeGreaterThan(10_000)
  expect(typeof home?.['ms']).toBe('number')
  expect(entries).toContainEqual(
    expect.objectContaining({ method: 'POST', route: 'api/subscribe', status: 422 }),
  )
  for (const secret of [name, '671234567', token]) {
    expect(text).not.toContain(secret)
    expect(lines.join('\n')).not.toContain(secret)
  }
  await site.stop()
  rmSync(backups, { recursive: true })
})

test('without the token the metrics are like any unknown path, from the machine itself too', async ({
  site,
}) => {
  const strange = await fetch(`${site.url}/metrics`, { redirect: 'manual' })
  const unknown = await fetch(`${site.url}/no-such-path`, { redirect: 'manual' })
  expect(strange.status).toBe(unknown.status)
  expect(site.log()).not.toContain('"event":"access"')
  const guarded = await startSite({ METRICS_TOKEN: token })
  for (const headers of [{}, { Authorization: 'Bearer another-token-here' }])
    expect((await fetch(`${guarded.url}/metrics`, { headers, redirect: 'manual' })).status).toBe(
      unknown.status,
    )
  await guarded.stop()
})
