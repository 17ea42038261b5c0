import fc from 'fast-check'
import { isForeign, readTextAfterPhone, toNationalDigits } from '#lib/leads/phone'

it('in an unfinished or long number, a word and the area code 382 no digit is taken for a country code', () => {
  expect(['67 12', '6712345678901', 'phone', '0382 12 34 56'].map(toNationalDigits)).toEqual([
    '6712',
    '6712345678901',
    '',
    '382123456',
  ])
})

/**
 * National digits of a number. No area or operator code begins with 0. Only the free code 800
 * begins with 80.
 */
const national = fc
  .tuple(
    fc.constantFrom('39', '44', '50', '63', '67', '68', '73', '93', '99', '382', '32', '56', '800'),
    fc.nat(9_999_999),
  )
  .map(([code, rest]) => `${code}${String(rest).padStart(7, '0')}`.slice(0, 9))

/**
 * Prefixes of a number, in pairs: the country code, and the 0 that is dialled within the country.
 */
const front = fc.constantFrom(
  ...['', '+380', '380', '00380'].map((country) => [country, ''] as const),
  ...['', '8', '38', '+38', '0038', '+380', '380', '00380', '+8'].map(
    (country) => [country, '0'] as const,
  ),
)
const separator = fc.constantFrom('', ' ', '-', '.', '\u00A0', ' - ')

describe('every spelling of a phone', () => {
  it('of Ukraine gives the nine national digits', () => {
    fc.assert(
      fc.property(
        national,
        front,
        separator,
        fc.boolean(),
        (digits, [country, zero], between, isBracketed) => {
          const code = zero + digits.slice(0, 2)
          const groups = [
            isBracketed ? `(${code})` : code,
            digits.slice(2, 5),
            digits.slice(5, 7),
            digits.slice(7),
          ]
          const text = [country, ...groups].join(between)
          expect([text, toNationalDigits(text), isForeign(text)]).toEqual([text, digits, false])
        },
      ),
    )
  })

  it('of another country is foreign after + or 00, as soon as the digits exclude Ukraine', () => {
    const country = fc.constantFrom(
      '1',
      '7',
      '48',
      '49',
      '44',
      '370',
      '373',
      '381',
      '40',
      '36',
      '972',
    )
    const subscriber = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 11 })
    fc.assert(
      fc.property(
        country,
        subscriber,
        fc.constantFrom('+', '00', '+ ', '(+', '00 '),
        separator,
        (code, rest, mark, between) => {
          const text = mark + [code, ...rest].join(between)
          expect([text, isForeign(text)]).toEqual([text, true])
        },
      ),
    )
  })

  it('that is unfinished is not foreign while it may become Ukrainian', () => {
    for (const text of [
      '',
      '+',
      '+3',
      '+38',
      '+380',
      '0',
      '003',
      '00380',
      '+380 6',
      '+8',
      '80',
      '48',
      '671234567',
    ])
      expect([text, isForeign(text)]).toEqual([text, false])
    for (const text of ['+', '+38', '+380', '+8', '00380'])
      expect([text, toNationalDigits(text)]).toEqual([text, ''])
  })
})

describe('a phone with text behind it', () => {
  const read = (text: string) => ({
    digits: toNationalDigits(text),
    isForeign: isForeign(text),
    rest: readTextAfterPhone(text),
  })

  it.each([
    ['044 000 00 11 доб. 12', 'доб. 12'],
    ['044 000 00 11, 067 000 00 22', '067 000 00 22'],
    ['044 000 00 11 067 000 00 22', '067 000 00 22'],
    ['+380440000011 +380670000022', '+380670000022'],
    ['044 000-00-11 - 067 000-00-22, 050 000 00 33', '- 067 000-00-22, 050 000 00 33'],
    ['044 000 00 11; 067 000 00 22', '067 000 00 22'],
    ['044 000 00 11/12', '/12'],
    ['044 000 00 11 (12)', '(12)'],
    ['(044) 000-00-11 (доб. 12)', '(доб. 12)'],
    ['044 000 00 11 після 18:00', 'після 18:00'],
    ['044 000 00 11 Viber', 'Viber'],
    ['0440000011доб12', 'доб12'],
    ['044/000/00/11 після 18', 'після 18'],
    ['тел. 044 000 00 11, дзвонити вдень', 'дзвонити вдень'],
    ['+380440000011;ext=12', 'ext=12'],
    ['tel:+380440000011;ext=12', 'ext=12'],
    ['8 (044) 000 00 11 x 12', 'x 12'],
    ['380440000011#12', '#12'],
    ['０４４ ０００ ００ １１ доб. １２', 'доб. 12'],
  ])('%s: the number is read and the text behind it is returned', (text, rest) => {
    expect(read(text)).toEqual({ digits: '440000011', isForeign: false, rest })
  })

  it.each([
    '044 000 00 11',
    '044 000 00 11 ',
    '044 000 00 11.',
    '(044) 000 00 11)',
    '\u202A+380 44 000 00 11\u202C',
    'tel:+380-44-000-00-11',
    '０４４０００００１１',
    '＋３８０ ４４ ０００ ００ １１',
    '٠٤٤ ٠٠٠ ٠٠ ١١',
    '۰۴۴۰۰۰۰۰۱۱',
    '044,000,00,11',
    '044/000/00/11',
  ])('%s has no text behind the number', (text) => {
    expect(read(text)).toEqual({ digits: '440000011', isForeign: false, rest: '' })
  })

  it.each([
    '04400000112',
    '(44) 000 00 112',
    '044 000 00 11 2',
    '044 000 00 1, 067 000 00 22',
    '48 601 123 456',
    '48 601 12 34 56',
    '+48 601 123 456 доб. 12',
    '+48 601 123 456, 044 000 00 11',
    '0048 601 123 456',
    '044 000 00 11 48 601 123 456',
    '1 212 555 0123 ext 5',
  ])('%s is foreign', (text) => {
    expect(isForeign(text)).toBe(true)
  })

  it('an unfinished number ends at a letter, and later digits do not complete it', () => {
    expect(read('67 12 після 18')).toEqual({ digits: '6712', isForeign: false, rest: 'після 18' })
    expect(read('Олена')).toEqual({ digits: '', isForeign: false, rest: '' })
  })

  it('every spelling of a number gives the same result, whatever text stands behind it', () => {
    const rest = fc.constantFrom(
      'доб. 12',
      'після 18:00',
      '(вайбер)',
      'ext=7',
      'або 050 000 00 33',
      '/12',
      '+380670000022',
    )
    fc.assert(
      fc.property(national, front, separator, rest, (digits, [country, zero], between, more) => {
        const text = [country, zero + digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)].join(
          between,
        )
        expect([
          text,
          toNationalDigits(`${text} ${more}`),
          readTextAfterPhone(`${text} ${more}`),
        ]).toEqual([text, digits, more])
      }),
    )
  })
})
