import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { readReadiness } from '#e2e/support/readiness'
import { expect, readStoredLeads, test, makeUniqueName } from '#e2e/support/test'

const path = '/api/subscribe'
const json = { 'Content-Type': 'application/json' }

const makeForm = (name: string, changes: object = {}) => ({
  name,
  phone: '671234567',
  consent: true,
  ...changes,
})
const makeKeyHeader = () => ({ 'Idempotency-Key': randomUUID() })

const sendJson = (
  request: APIRequestContext,
  data: object,
  headers: Record<string, string> = makeKeyHeader(),
) => request.post(path, { data, headers })
const sendText = (
  request: APIRequestContext,
  data: string,
  headers: Record<string, string> = json,
) => request.post(path, { data: Buffer.from(data), headers })

/**
 * Sends a body in chunks, without Content-Length. Returns the status of the response. With `never
 * ends`, the request does not finish.
 */
function sendStream(
  url: string,
  address: string,
  chunks: string[],
  end?: 'never ends',
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { ...json, 'Transfer-Encoding': 'chunked', 'X-Forwarded-For': address }
    const sending = httpRequest(url + path, { method: 'POST', headers }, ({ statusCode }) => {
      resolve(statusCode)
      sending.destroy()
    })
    sending.on('error', reject)
    for (const chunk of chunks) sending.write(chunk)
    if (!end) sending.end()
  })
}

test.describe('a sign-up sent as JSON', () => {
  test('a sign-up sent repeatedly under one key is one lead, and the key is refused for another sign-up', async ({
    request,
    site,
  }) => {
    const name = makeUniqueName()
    const key = makeKeyHeader()
    const first = await sendJson(request, makeForm(name), key)
    expect([first.status(), await first.json()]).toEqual([201, {}])
    expect(first.headers()['cache-control']).toBe('no-store')
    const again = await sendJson(request, makeForm(name), key)
    expect([again.status(), await again.json()]).toEqual([200, {}])
    expect(await readStoredLeads(site.dataDir, name)).toMatchObject([
      { phone: '+380671234567', status: 'new' },
    ])

    const other = makeUniqueName()
    const otherKey = makeKeyHeader()
    const atOnce = await Promise.all(
      Array.from({ length: 6 }, () => sendJson(request, makeForm(other), otherKey)),
    )
    expect(atOnce.map((answer) => answer.status()).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect(await readStoredLeads(site.dataDir, other)).toHaveLength(1)

    const reused = await sendJson(request, makeForm(makeUniqueName()), key)
    expect([reused.status(), await reused.json()]).toEqual([409, { code: 'key-reused' }])
    expect(await readStoredLeads(site.dataDir, name)).toHaveLength(1)
  })

  test('a repeated sign-up is the same lead, although one of its texts was cut', async ({
    request,
    site,
  }) => {
    const long = (length: number) => `${'x'.repeat(length - 1)}😀 and more`
    const campaign = { utm_source: long(200), page: `/${long(299)}`, at: '2026-11-20T12:00:00Z' }
    for (const [what, context] of Object.entries({
      'an order cut in half an emoji': { order: long(100) },
      'an order cut at a space': { order: `${'x'.repeat(99)} and more` },
      'half an emoji': { order: 'x\uD83D', page: '/\uDE00', referrer: '\uD83D' },
      'everything else': {
        page: `/${long(299)}`,
        referrer: long(500),
        firstTouch: campaign,
        lastTouch: campaign,
      },
    })) {
      const name = makeUniqueName()
      const key = makeKeyHeader()
      const sent = makeForm(what.startsWith('half') ? `${name}\uD83D` : name, context)
      const answers = await Promise.all([
        sendJson(request, sent, key),
        sendJson(request, sent, key),
      ])
      expect(answers.map((answer) => answer.status()).sort(), what).toEqual([200, 201])
      expect((await sendJson(request, sent, key)).status(), what).toBe(200)
      expect(await readStoredLeads(site.dataDir, name), what).toHaveLength(1)
    }
  })

  test('the response names each invalid field, and nothing is saved', async ({ request, site }) => {
    const name = makeUniqueName()
    const required = { name: 'required', phone: 'required', consent: 'required' }
    const cases: [what: string, sent: object, errors: object][] = [
      ['nothing', {}, required],
      ['only invisible characters', makeForm('\u200B\u202E\uFEFF'), { name: 'required' }],
      ['a number for a phone', makeForm(name, { phone: 123 }), { phone: 'invalid' }],
      ['a name of 201 characters', makeForm('n'.repeat(201)), { name: 'too-long' }],
      ['a name of a filler', makeForm('\u3164'), { name: 'required' }],
      ['a phone of ten digits', makeForm(name, { phone: '5712345678' }), { phone: 'foreign' }],
    ]
    for (const [what, sent, errors] of cases) {
      const answer = await sendJson(request, sent)
      expect([answer.status(), await answer.json()], what).toEqual([
        422,
        { code: 'invalid', errors },
      ])
    }
    expect(await readStoredLeads(site.dataDir, name)).toEqual([])
  })

  test('a body that is no object is malformed, and the site goes on', async ({ request, site }) => {
    const bodies = [
      '',
      '{',
      '{"name":"Оле',
      '[]',
      '[{"name":"Олена"}]',
      'null',
      '"Олена"',
      '42',
      'name=x',
      '\u0000',
    ]
    for (const body of bodies) {
      const answer = await sendText(request, body)
      expect([answer.status(), await answer.json()], body).toEqual([422, { code: 'malformed' }])
    }
    expect(await readReadiness(site)).toBe('ok')
  })

  test('the log contains no name and no phone', async ({ request, site }) => {
    const stored = randomUUID()
    const refused = randomUUID()
    const reused = randomUUID()
    const key = makeKeyHeader()
    await sendJson(request, makeForm(stored, { phone: '509998877' }), key)
    await sendJson(request, makeForm(reused, { phone: '509998877' }), key)
    await sendJson(request, makeForm(refused, { phone: '50999887766' }))
    await sendText(request, `{"name":"${refused}","phone":"509998877"`)
    await request.post(path, { form: { name: refused, phone: '509998877' }, maxRedirects: 0 })
    const logged = [
      '"status":201',
      '"status":409',
      '"status":422',
      '"event":"lead-saved"',
      '"path":"/api/subscribe"',
    ]
    for (const entry of logged) await expect.poll(site.log).toContain(entry)
    for (const secret of [stored, refused, reused, '509998877'])
      expect(site.log()).not.toContain(secret)
  })
})

test.describe('sign-ups that the API refuses', () => {
  test('the API refuses bodies over 16 KiB, other content types and requests from other sites', async ({
    request,
    site,
  }) => {
    const name = makeUniqueName()
    const fields = JSON.stringify(makeForm(name))
    const makePaddedName = (bytes: number) => fields + ' '.repeat(bytes - Buffer.byteLength(fields))
    const ofType = (type: string) => sendText(request, fields, { 'Content-Type': type })
    const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    const asForm = { name, phone: '671234567', consent: 'on' }
    for (const [status, code, sent] of [
      [413, 'too-large', sendText(request, makePaddedName(16 * 1024 + 1))],
      [415, 'unsupported-type', ofType('text/plain')],
      [415, 'unsupported-type', ofType('application/xml')],
      [415, 'unsupported-type', ofType('multipart/form-data; boundary=x')],
      [415, 'unsupported-type', ofType('application/json-seq')],
      [
        403,
        'cross-site',
        request.post(path, { data: makeForm(name), headers: { ...makeKeyHeader(), ...foreign } }),
      ],
      [403, 'cross-site', request.post(path, { form: asForm, headers: foreign })],
    ] as const) {
      const answer = await sent
      expect([answer.status(), await answer.json()]).toEqual([status, { code }])
    }
    expect(await readStoredLeads(site.dataDir, name)).toEqual([])
    expect((await sendText(request, makePaddedName(16 * 1024))).status()).toBe(201)
    expect((await ofType('Application/JSON; charset=utf-8')).status()).toBe(201)
  })

  test('the API refuses chunked bodies over 16 KiB, whether they end or not', async ({
    site,
    clientAddress,
  }) => {
    const tooMuch = `"name":"${'n'.repeat(16 * 1024)}"`
    expect(await sendStream(site.url, clientAddress, ['{', tooMuch, '}'])).toBe(413)
    expect(await sendStream(site.url, clientAddress, ['{', tooMuch], 'never ends')).toBe(413)
    expect(await sendStream(site.url, clientAddress, ['{', '}'])).toBe(422)
  })

  test('the API refuses more than thirty sign-ups from one address, and accepts another address', async ({
    request,
    site,
    clientAddress,
  }) => {
    const from = (address: string) => ({ ...makeKeyHeader(), 'X-Forwarded-For': address })
    for (let sent = 1; sent <= 30; sent += 1) {
      // The site counts sign-ups by the last address of X-Forwarded-For, because a client can
      // invent all other addresses.
      const answer = await sendJson(
        request,
        makeForm('Олена'),
        from(`192.0.2.${sent}, ${clientAddress}`),
      )
      expect(answer.status()).toBe(201)
    }
    const name = makeUniqueName()
    const refused = await sendJson(request, makeForm(name), from(clientAddress))
    expect([refused.status(), await refused.json()]).toEqual([429, { code: 'too-many' }])
    const wait = Number(refused.headers()['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)
    expect(await readStoredLeads(site.dataDir, name)).toEqual([])
    expect((await sendJson(request, makeForm(name), from('198.51.100.1'))).status()).toBe(201)
    expect(await readStoredLeads(site.dataDir, name)).toHaveLength(1)
  })
})

test.describe('a form sent without JavaScript', () => {
  test('a form sent without JavaScript gets the typed text back in the cookie, not in the address', async ({
    request,
    site,
  }) => {
    const name = makeUniqueName()
    const answer = await request.post(path, {
      form: { name, phone: '', language: 'en' },
      maxRedirects: 0,
    })
    expect([answer.status(), answer.headers()['location']]).toEqual([
      303,
      '/en/sign-up#sign-up-phone',
    ])
    const cookie = answer.headers()['set-cookie'] ?? ''
    expect(cookie).toContain('HttpOnly')
    expect(decodeURIComponent(cookie)).toContain(name)
    expect(await readStoredLeads(site.dataDir, name)).toEqual([])
  })

  test('a form sent twice without JavaScript is one lead', async ({ request, site }) => {
    const fields = { name: makeUniqueName(), phone: '671234567', consent: 'on', language: 'ua' }
    await request.post(path, { form: fields, maxRedirects: 0 })
    await request.post(path, { form: fields, maxRedirects: 0 })
    expect(await readStoredLeads(site.dataDir, fields.name)).toHaveLength(1)
  })
})
