import { checkForm } from '#lib/leads/form-rules'

const valid = { name: 'Олена', phone: '671234567', consent: true }

/** Codes the form is refused with; none when it is accepted. */
function errorsOf(input: Record<string, unknown>) {
  const { values, errors } = checkForm(input)
  expect(values === undefined).toBe(Object.keys(errors).length > 0)
  return errors
}

const nameOf = (name: string) => checkForm({ ...valid, name }).values?.name
const phoneOf = (phone: string) => checkForm({ ...valid, phone }).values?.phone

describe('checkForm', () => {
  it.each([
    'Оля 👩‍👩‍👧‍👦 👍🏽',
    'שרה כהן',
    'مريم\u200Fعلي',
    '<b>Olena</b> <script>alert(1)</script>',
    `O'Brien "Bob" & Sons; DROP TABLE lead;--`,
    'Ґалаґан-Їжакевич',
    '龍',
  ])('keeps the name %s as typed', (name) => {
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
    ['67123456789', 'too-long'],
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

describe('checkForm of strange fields', () => {
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
