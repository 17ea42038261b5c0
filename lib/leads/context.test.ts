import { newLead } from '#lib/leads/lead'
import { contextSchema, isSuspected, readContext } from '#lib/leads/context'

const context = (input: Record<string, unknown>) => contextSchema.parse(input)

describe('contextSchema', () => {
  it('keeps what is told', () => {
    const told = {
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
    expect(context(told)).toEqual(told)
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
  ])('understands the language %j as %s', (language, code) => {
    expect(context({ language }).language).toBe(code)
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

  it.each(['utm', 'firstTouch', 'lastTouch'] as const)('keeps of %s what can be read', (touch) => {
    const told = {
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
    expect(context({ [touch]: told })[touch]).toEqual({
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

describe('readContext', () => {
  const headers = (referer: string) => new Headers({ host: 'clinic.example', referer })

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

describe('the touches of a lead', () => {
  const lead = (input: Record<string, unknown>) =>
    newLead('key', { name: 'Олена', phone: '671234567', consent: true }, context(input))

  it('are what the browser kept', () => {
    const [first, last] = [{ utm_source: 'a' }, { utm_source: 'b' }]
    expect(lead({ firstTouch: first, lastTouch: last })).toMatchObject({ firstTouch: first, lastTouch: last })
  })

  it('are both the visit at hand where nothing is kept, as older pages and forms without scripts tell it', () => {
    expect(lead({ utm: { gclid: 'y' } })).toMatchObject({ firstTouch: { gclid: 'y' }, lastTouch: { gclid: 'y' } })
    expect(lead({ lastTouch: {}, firstTouch: 7 })).toMatchObject({ firstTouch: {}, lastTouch: {} })
  })
})

describe('isSuspected', () => {
  it.each([
    ['a filled trap', { website: 'http://spam.example', openForMs: 9000 }, true],
    ['a form back at once', { openForMs: 300 }, true],
    ['a person’s time', { openForMs: 2000, website: '' }, false],
    ['a form without scripts, which tells no time', {}, false],
  ])('judges %s', (_what, input, verdict) => {
    expect(isSuspected(context(input))).toBe(verdict)
  })
})
