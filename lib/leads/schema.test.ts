import { newLead } from '#lib/leads/receive'
import { contextSchema, fieldsFromReferer, signUpSchema, toFieldErrors } from '#lib/leads/schema'

const context = (input: Record<string, unknown>) => contextSchema.parse(input)
const valid = { name: 'Олена', phone: '671234567', consent: true }
const lead = (input: Record<string, unknown>) => newLead('key', signUpSchema.parse({ ...valid, ...input }))

/** Codes a sign-up is refused with; none when it is accepted. */
function errorsOf(input: object) {
  const { error } = signUpSchema.safeParse(input)
  return error ? toFieldErrors(error) : {}
}

describe('contextSchema', () => {
  it('takes what is given', () => {
    const given = {
      language: 'en',
      page: '/en/check-up',
      referrer: 'https://search.example/?q=check-up',
      order: 'check-up',
      removedOrder: 'package:max',
      utm: { utm_source: 'mail', utm_medium: 'email', utm_campaign: 'осінь', utm_term: 'a b', utm_content: 'x' },
      consentVersion: '2026-11-01',
      openForMs: 5000,
      website: '',
    }
    expect(context(given)).toEqual(given)
  })

  it('needs nothing and is Ukrainian then', () => {
    expect(context({})).toEqual({ language: 'ua' })
  })

  it.each([
    ['EN', 'en'],
    ['uk', 'ua'],
    ['en-GB', 'en'],
    ['fr', 'ua'],
    ['', 'ua'],
    [5, 'ua'],
    [['en'], 'ua'],
    [null, 'ua'],
  ])('understands the language %j as %s', (locale, code) => {
    expect(context({ language: locale }).language).toBe(code)
  })

  it.each([5, null, true, [], ['/ua'], {}])('leaves out %j where a text belongs', (value) => {
    const fields = ['page', 'referrer', 'order', 'removedOrder', 'consentVersion', 'website']
    const read = context(Object.fromEntries(fields.map((field) => [field, value])))
    expect(read).toEqual({ language: 'ua' })
  })

  it.each([[['utm_source']], ['utm_source=x'], [7], [null]])('leaves out the UTM parameters %j', (utm) => {
    expect(context({ utm }).utm ?? {}).toEqual({})
  })

  it.each(['soon', null, [], {}])('leaves out the time %j', (openForMs) => {
    expect(context({ openForMs }).openForMs).toBeUndefined()
  })

  it('cuts what is too long and cleans what cannot be read', () => {
    expect(context({ page: `/${'a'.repeat(1000)}` }).page).toHaveLength(300)
    expect(context({ referrer: 'https://x.example/\u0000\n?q=\uD83D' }).referrer).toBe('https://x.example/ ?q=')
  })

  it.each(['utm', 'firstTouch', 'lastTouch'] as const)('takes of %s what can be read', (touch) => {
    const given = {
      utm_source: 'google',
      gclid: 'EAIaIQ',
      fbclid: 'IwAR0',
      at: '2026-11-20T10:00:00.000Z',
      page: '/ua/blog',
      utm_term: ['a', 'b'],
      utm_content: 'x'.repeat(5000),
      utm_medium: ' ',
      password: 'secret',
      __proto__: { utm_id: '1' },
    }
    expect(context({ [touch]: given })[touch]).toEqual({
      utm_source: 'google',
      gclid: 'EAIaIQ',
      fbclid: 'IwAR0',
      at: '2026-11-20T10:00:00.000Z',
      page: '/ua/blog',
      utm_content: 'x'.repeat(200),
    })
    expect(context({ [touch]: { utm_source: 'x', at: 'soon', page: 'https://evil.example/' } })[touch]).toEqual({
      utm_source: 'x',
    })
    const many = Object.fromEntries(
      Array.from({ length: 100 }, (_, i) => [`utm_${'x'.repeat(i % 20)}${'y'.repeat(i % 3)}`, 'v']),
    )
    expect(Object.keys(context({ [touch]: many })[touch] ?? {})).toHaveLength(12)
  })
})

describe('fieldsFromReferer', () => {
  const headers = (referer: string) => new Headers({ host: 'clinic.example', referer })
  const readContext = (fields: object, from: Headers) => context({ ...fieldsFromReferer(from), ...fields })

  it('takes page and campaign from the page’s address where the form was sent without scripts', () => {
    const read = readContext({ language: 'en' }, headers('https://clinic.example/en/blog?utm_source=x&gclid=y&q=z'))
    expect(read).toMatchObject({ language: 'en', page: '/en/blog', utm: { utm_source: 'x', gclid: 'y' } })
    expect(read.utm).not.toHaveProperty('q')
  })

  it('prefers what the form says, and believes no other site or nonsense', () => {
    const own = readContext({ page: '/ua' }, headers('https://clinic.example/en?utm_source=x'))
    expect(own.page).toBe('/ua')
    for (const referer of ['https://other.example/en?utm_source=x', 'nonsense', '']) {
      expect(readContext({}, headers(referer))).toEqual({ language: 'ua' })
    }
  })
})

describe('the attribution of a lead', () => {
  it('is what the browser kept', () => {
    const [first, last] = [{ utm_source: 'a' }, { utm_source: 'b' }]
    expect(lead({ firstTouch: first, lastTouch: last })).toMatchObject({ firstTouch: first, lastTouch: last })
  })

  it('is the visit at hand where nothing is kept, as older pages and forms without scripts tell it', () => {
    expect(lead({ utm: { gclid: 'y' } })).toMatchObject({ firstTouch: { gclid: 'y' }, lastTouch: { gclid: 'y' } })
    expect(lead({ lastTouch: {}, firstTouch: 7 })).toMatchObject({ firstTouch: {}, lastTouch: {} })
  })
})

describe('suspected spam', () => {
  it.each([
    ['a filled honeypot', { website: 'http://spam.example', openForMs: 9000 }, true],
    ['a form back at once', { openForMs: 300 }, true],
    ['a person’s time', { openForMs: 2000, website: '' }, false],
    ['a form without scripts, which tells no time', {}, false],
  ])('is judged by %s', (_what, input, isSuspected) => {
    expect(lead(input).status).toBe(isSuspected ? 'suspected' : 'new')
  })
})

const nameOf = (name: string) => signUpSchema.safeParse({ ...valid, name }).data?.name
const phoneOf = (phone: string) => signUpSchema.safeParse({ ...valid, phone }).data?.phone

describe('signUpSchema', () => {
  it.each([
    'Оля 👩‍👩‍👧‍👦 👍🏽',
    'שרה כהן',
    'مريم\u200Fعلي',
    '<b>Olena</b> <script>alert(1)</script>',
    `O'Brien "Bob" & Sons; DROP TABLE lead;--`,
    'Ґалаґан-Їжакевич',
    '龍',
  ])('takes the name %s as typed', (name) => {
    expect(nameOf(name)).toBe(name)
  })

  it.each([
    ['  Олена \t\n Петренко  ', 'Олена Петренко'],
    ['Оле\u0000на\u001B[31m', 'Оле на [31m'],
    ['\u202Eанелo\u202C', 'анелo'],
    ['Олена\uD83D', 'Олена'],
  ])('makes the name %j fit to be read: %j', (typed, stored) => {
    expect(nameOf(typed)).toBe(stored)
  })

  it.each(['', '   ', '\u00A0\u2003', '\u0000\u0007\u001B', '\u200B\u200D\uFEFF', '\u202E'])(
    'takes the name %j for an empty one',
    (name) => {
      expect(errorsOf({ ...valid, name })).toEqual({ name: 'required' })
    },
  )

  it('takes a name of the greatest length and no longer one', () => {
    expect(nameOf('я'.repeat(200))).toHaveLength(200)
    expect(nameOf('😀'.repeat(200))).toHaveLength(400)
    expect(errorsOf({ ...valid, name: '😀'.repeat(201) })).toEqual({ name: 'too-long' })
    expect(errorsOf({ ...valid, name: 'я'.repeat(201) })).toEqual({ name: 'too-long' })
    expect(errorsOf({ ...valid, name: 'я'.repeat(10_240) })).toEqual({ name: 'too-long' })
  })

  it.each([
    ['+380 67 123 45 67', '671234567'],
    ['(67) 123 45 67', '671234567'],
    ['67 12', '6712'],
    ['8 (067) 123-45-67', '671234567'],
    ['80671234567', '671234567'],
  ])('reads the phone %s', (typed, digits) => {
    expect(phoneOf(typed)).toBe(digits)
  })

  it.each([
    ['', 'required'],
    ['call me', 'required'],
    ['+380', 'required'],
    ['67123456789', 'foreign'],
    ['+48 600 700 800', 'foreign'],
    ['0048600700800', 'foreign'],
    ['+1 (202) 555-01-23', 'foreign'],
  ])('refuses the phone %j as %s', (phone, code) => {
    expect(errorsOf({ ...valid, phone })).toEqual({ phone: code })
  })

  it.each([false, undefined, null, 'true', 1])('counts the consent %j as not given', (consent) => {
    expect(errorsOf({ ...valid, consent })).toEqual({ consent: 'required' })
  })
})

describe('signUpSchema of strange fields', () => {
  it('calls whatever is missing required', () => {
    const all = { name: 'required', phone: 'required', consent: 'required' }
    expect(errorsOf({})).toEqual(all)
    expect(errorsOf({ name: null, phone: null, consent: null })).toEqual(all)
  })

  it.each([123, true, ['Олена'], { first: 'Олена' }])('calls %j in a text field invalid', (value) => {
    expect(errorsOf({ ...valid, name: value, phone: value })).toEqual({ name: 'invalid', phone: 'invalid' })
  })

  it('is not fooled by a prototype', () => {
    const input = JSON.parse('{"__proto__":{"name":"Олена","phone":"671234567","consent":true}}') as Record<
      string,
      unknown
    >
    expect(errorsOf(input)).toEqual({ name: 'required', phone: 'required', consent: 'required' })
  })
})

it('keeps of an order that the site does not offer only that there was one', () => {
  const spam = { order: 'PAY 500 UAH TO …', removedOrder: 'https://evil.example' }
  expect(lead(spam)).toMatchObject({ order: 'other', removedOrder: 'other' })
  const offered = { order: 'package:concierge-max', removedOrder: 'check-up' }
  expect(lead(offered)).toMatchObject(offered)
  expect(lead({})).toMatchObject({ order: null, removedOrder: null })
})
