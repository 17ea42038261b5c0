import { contextSchema, isSuspected } from '#lib/leads/context'

const context = (input: Record<string, unknown>) => contextSchema.parse(input)

describe('contextSchema', () => {
  it('keeps what is told', () => {
    const told = {
      language: 'en',
      page: '/en/check-up',
      referrer: 'https://search.example/?q=check-up',
      order: 'check-up',
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
    const fields = ['page', 'referrer', 'order', 'consentVersion', 'website']
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
    expect(context({ referrer: 'https://x.example/\u0000\n?q=\uD83D' }).referrer).toBe('https://x.example/  ?q=\uFFFD')
  })

  it('keeps the good UTM parameters beside one it does not know', () => {
    const utm = { utm_source: 'google', utm_campaign: 'autumn', utm_id: '42' }
    expect(context({ utm }).utm).toMatchObject({ utm_source: 'google', utm_campaign: 'autumn' })
  })

  it('keeps the good UTM parameters beside a malformed or an endless one', () => {
    expect(context({ utm: { utm_source: 'google', utm_term: ['a', 'b'] } }).utm).toMatchObject({ utm_source: 'google' })
    expect(context({ utm: { utm_source: 'google', utm_content: 'x'.repeat(5000) } }).utm).toMatchObject({
      utm_source: 'google',
    })
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
