import fc from 'fast-check'
import { isMasked, toPhoneText } from '#components/sign-up/phone-text'
import { isForeign } from '#lib/leads/phone'

/** The field after these keys, one after another. */
const typedByKeys = (text: string, before = '') =>
  Array.from(text).reduce((field, key) => toPhoneText(field, field + key, key), before)

/** The field after a text was pasted behind what is there. */
const pasted = (text: string, before = '') => toPhoneText(before, before + text, text)

/** The field after the browser has put a text in the place of all there was. */
const filled = (text: string, before = '') => toPhoneText(before, text)

const number = '671234567'
const spellings = [
  '+380 67 123 45 67',
  '380671234567',
  '00380671234567',
  '8 (067) 123-45-67',
  '80671234567',
  '067 123 45 67',
  '(067) 123-45-67',
  '67 123 45 67',
]

describe.each(spellings)('the phone field with %s', (text) => {
  it('typed, pasted and filled in', () => {
    expect([typedByKeys(text), pasted(text), filled(text)]).toEqual([number, number, number])
  })

  it.each(['6', '67', '(67) 12', '50', '501112233', '+', '0', '+48 600', '8'])('after %s', (before) => {
    expect([pasted(text, before), filled(text, before)]).toEqual([number, number])
  })
})

describe('the phone field with a foreign number', () => {
  const foreign = ['+48 600 700 800', '0048600700800', '+1 (202) 555-01-23', '+442071838750', '+420 777 123 456']

  it.each(foreign)('keeps all of %s, typed, pasted and filled in', (text) => {
    expect([typedByKeys(text), pasted(text), filled(text)]).toEqual([text, text, text])
    expect(isForeign(typedByKeys(text))).toBe(true)
    expect(isMasked(text)).toBe(false)
  })

  it('keeps it in the place of digits typed before', () => {
    for (const text of foreign) expect([pasted(text, '67'), filled(text, '67')]).toEqual([text, text])
  })

  it('becomes a Ukrainian one again when it is mended', () => {
    expect(toPhoneText('+48', '+4')).toBe('+4')
    expect(toPhoneText('+4', '+')).toBe('+')
    expect(typedByKeys('380671234567', '+')).toBe(number)
    expect(toPhoneText('+', '')).toBe('')
    // A code put before digits that are there.
    expect(toPhoneText(`+38${number}`, `+380${number}`, '0')).toBe(number)
  })
})

describe('the phone field', () => {
  it('takes no tenth digit, wherever it is typed, and cuts nothing that is put in whole', () => {
    expect(typedByKeys('6712345678')).toBe(number)
    expect(toPhoneText('(67) 123 45 67', '(67) 9123 45 67', '9')).toBe('(67) 123 45 67')
    for (const text of ['48600700800', '67123456789', '067 123 45 67, 050 765 43 21'])
      expect([pasted(text), filled(text)]).toEqual([text, text])
    expect(pasted('1234567', '671')).toBe('6711234567')
  })

  it('holds nothing but text of phones, and not much of it', () => {
    expect(filled('call me')).toBe('')
    expect(filled(`+48${'6'.repeat(500)}`)).toHaveLength(40)
  })

  it('does not change a text it has settled, whatever was typed', () => {
    const key = fc.constantFrom(...'0123456789+ ()-'.split(''))
    fc.assert(
      fc.property(fc.array(key, { maxLength: 20 }), (keys) => {
        const text = typedByKeys(keys.join(''))
        expect(toPhoneText(text, text)).toBe(text)
        expect(isMasked(text)).toBe(/^$|^[1-9]\d{0,8}$/.test(text))
      }),
    )
  })
})
