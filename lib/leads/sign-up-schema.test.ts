import { createLead } from '#lib/leads/create-lead'
import { signUpContextSchema, readRefererFields, signUpSchema } from '#lib/leads/sign-up-schema'

const context = (input: Record<string, unknown>) => signUpContextSchema.parse(input)
const valid = { name: 'Олена', phone: '671234567', consent: true }

describe('signUpContextSchema', () => {
  it.each([
    ['uk', 'ua'],
    ['en-GB', 'en'],
    ['fr', 'ua'],
    [['en'], 'ua'],
  ])('reads the language %j as %s', (locale, code) => {
    expect(context({ language: locale }).language).toBe(code)
  })

  it('cuts a long page address and removes control characters from a referrer', () => {
    expect(context({ page: `/${'a'.repeat(1000)}` }).page).toHaveLength(300)
    expect(context({ referrer: 'https://x.example/\u0000\n?q=\uD83D' }).referrer).toBe(
      'https://x.example/ ?q=',
    )
  })

  it('keeps the readable parameters of a campaign', () => {
    const sentCampaign = {
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
    expect(context({ lastTouch: sentCampaign }).lastTouch).toEqual({
      utm_source: 'google',
      gclid: 'EAIaIQ',
      fbclid: 'IwAR0',
      at: '2026-11-20T10:00:00.000Z',
      page: '/ua/blog',
      utm_content: 'x'.repeat(200),
    })
    expect(
      context({ lastTouch: { utm_source: 'x', at: 'soon', page: 'https://evil.example/' } })
        .lastTouch,
    ).toEqual({
      utm_source: 'x',
    })
  })
})

describe('signUpSchema', () => {
  const lead = (fields: object) => createLead('key', signUpSchema.parse({ ...valid, ...fields }))

  it('keeps a click id whole, or leaves it out', () => {
    const whole = 'x'.repeat(1000)
    expect(context({ lastTouch: { gclid: whole, fbclid: `${whole}y` } }).lastTouch).toEqual({
      gclid: whole,
    })
  })

  it('keeps up to 200 characters typed behind a phone, and ignores a sent phoneNote', () => {
    expect(lead({ phone: '044 000 00 11 доб. 12' })).toMatchObject({
      phone: '+380440000011',
      phoneNote: 'доб. 12',
    })
    expect(lead({ phone: `0440000011 ${'я'.repeat(300)}` }).phoneNote).toBe('я'.repeat(200))
    expect(lead({ phone: '0440000011 а\u0000\u202Eб' }).phoneNote).toBe('а б')
    expect(lead({ phoneNote: 'typed by a machine' }).phoneNote).toBeNull()
  })

  it.each([
    '\u2800',
    '\u3164',
    '\u115F\u1160',
    '\uFFA0',
    '\u200B\u2800 \u034F',
    '\u00AD',
    '\uFE0F',
  ])('treats the invisible name %j as missing', (name) => {
    expect(
      signUpSchema.safeParse({ ...valid, name }).error?.issues.map(({ message }) => message),
    ).toEqual(['required'])
  })

  it('keeps a name with invisible joiners between its letters unchanged', () => {
    for (const name of ['⠓⠑⠇⠇⠕', 'О\u2800К', '가ㅤ', '👩\u200D⚕️'])
      expect(lead({ name }).name).toBe(name)
  })
})

describe('readRefererFields', () => {
  const headers = (referer: string) => new Headers({ host: 'clinic.example', referer })
  const readContext = (fields: object, from: Headers) =>
    context({ ...readRefererFields(from), ...fields })

  it('reads page and campaign from the referring page of a form without JavaScript', () => {
    const read = readContext(
      { language: 'en' },
      headers('https://clinic.example/en/blog?utm_source=x&gclid=y&q=z'),
    )
    expect(read).toMatchObject({
      language: 'en',
      page: '/en/blog',
      lastTouch: { utm_source: 'x', gclid: 'y' },
    })
    expect(read.lastTouch).not.toHaveProperty('q')
  })

  it('reads the link of a campaign with the escapes that mailers and chats add', () => {
    const referer = 'https://clinic.example/en/blog?utm_source=a&amp;utm_medium=b?fbclid=x'
    expect(readContext({}, headers(referer)).lastTouch).toEqual({
      utm_source: 'a',
      utm_medium: 'b',
      fbclid: 'x',
    })
  })

  it('prefers the fields of the form, and ignores other sites and invalid values', () => {
    const own = readContext({ page: '/ua' }, headers('https://clinic.example/en?utm_source=x'))
    expect(own.page).toBe('/ua')
    for (const referer of ['https://other.example/en?utm_source=x', 'nonsense', '']) {
      expect(readContext({}, headers(referer))).toEqual({ language: 'ua' })
    }
  })
})

it.each([
  ['PAY 500 UAH TO …', 'other'],
  ['package:concierge-max', 'package:concierge-max'],
  [undefined, null],
])('saves the sent order %j as %j', (order, kept) => {
  expect(createLead('key', signUpSchema.parse({ ...valid, order })).order).toBe(kept)
})
