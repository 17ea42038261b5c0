import blns from 'big-list-of-naughty-strings/blns.json'
import { clientIpHeader } from '#lib/request/request'
import { receiveSignUp } from '#lib/leads/receive-sign-up'
import { readAllLeads, describeEachDatabase, setSiteStore } from '#e2e/support/test-databases'

const family = '👩‍👩‍👧‍👦'

/**
 * Texts with emoji at every length limit. A name of more than 200 characters is refused. Other
 * texts are cut at 40, 50, 100, 200, 300 or 500 characters.
 */
const atTheCuts = [38, 39, 40, 48, 99, 100, 198, 199, 200, 299, 300, 498, 499, 500].flatMap(
  (length) => [`${'я'.repeat(length)}😀😀`, `${'a'.repeat(length)}${family}`],
)
const ownOnes = [
  '\uD83D',
  '\uDE00',
  'a\uD83D',
  '\u0000',
  'a\u0000b',
  '\uD83D\u0000\uDE00',
  '\u009B31m',
  '\u202Eabc\u202C',
]
const naughty = [...blns, ...ownOnes, ...atTheCuts]

/** Returns the text as a request header carries it: UTF-8 bytes as Latin-1 characters. */
const inHeader = (text: string) => Buffer.from(text.replace(/[\0\r\n]/g, ' ')).toString('latin1')

const fieldsOf = (text: string) => ({
  language: text,
  page: `/${text}`,
  referrer: text,
  order: text,
  consentVersion: text,
  utm: { utm_source: text },
  firstTouch: { utm_source: text, gclid: text, page: `/${text}`, at: text, [text]: text },
  lastTouch: { utm_campaign: text, fbclid: text, page: `/${text}`, at: '2026-11-20T10:00:00.000Z' },
})

function request(
  index: number,
  text: string,
  name: string,
  type: 'JSON' | 'form',
  key: string,
): Request {
  const fields = {
    ...fieldsOf(text),
    name,
    phone: '671234567',
    consent: type === 'JSON' ? true : 'on',
  }
  const flat = Object.entries(fields).map(([field, value]) => [
    field,
    typeof value === 'string' ? value : 'on',
  ])
  const campaign = new URLSearchParams({ utm_source: text, utm_term: text, gclid: text })
  return new Request('http://clinic.example/api/subscribe', {
    method: 'POST',
    headers: {
      host: 'clinic.example',
      'content-type': type === 'JSON' ? 'application/json' : 'application/x-www-form-urlencoded',
      referer: `http://clinic.example/ua?${campaign.toString()}`,
      'user-agent': inHeader(text),
      [clientIpHeader]: `192.0.${index >> 8}.${index & 255}`,
      'idempotency-key': key,
    },
    body: type === 'JSON' ? JSON.stringify(fields) : new URLSearchParams(flat).toString(),
  })
}

const unfit = /[\p{Cs}\p{Cc}\u202A-\u202E\u2066-\u2069]/u

describeEachDatabase('with any text in the fields,', (given) => {
  beforeEach(() => {
    setSiteStore(given.store)
    jest.spyOn(console, 'info').mockReturnValue()
  })

  afterEach(() => {
    setSiteStore(undefined)
    jest.restoreAllMocks()
  })

  // The test uses one content type for each database. The content type is read before the database
  // is used, so the other two pairs would test nothing more.
  const type = given.kind === 'SQLite' ? 'form' : 'JSON'

  const send = async (...args: Parameters<typeof request>) => {
    const { status, errors } = await receiveSignUp(request(...args))
    return { status, errors }
  }

  it('every lead is saved, and a name is saved or refused with a reason', async () => {
    const refused = (name: string) => ({ status: 422, errors: { name } })
    const expected = [
      [{ status: 201 }, { status: 200 }],
      [refused('required'), refused('required')],
      [refused('too-long'), refused('too-long')],
    ]
    const each = naughty.map(async (text, index) => {
      const key = `${type}-${index}`
      expect([text, await send(index, text, 'Олена', type, key)]).toEqual([text, { status: 201 }])
      expect([text, await send(index, text, 'Олена', type, key)]).toEqual([text, { status: 200 }])
      const named = () => send(index, 'x', text, type, `name-${key}`)
      expect(expected).toContainEqual([await named(), await named()])
    })
    await Promise.all(each)
    const leads = await readAllLeads(given.db)
    expect(leads.filter(({ name }) => name === 'Олена')).toHaveLength(naughty.length)
    for (const lead of leads)
      expect(JSON.stringify(Object.values(lead).map(String))).not.toMatch(unfit)
    for (const { firstTouch, lastTouch } of leads)
      for (const text of [...Object.values(firstTouch), ...Object.values(lastTouch)])
        expect(text).not.toMatch(unfit)
  }, 120_000)
})
