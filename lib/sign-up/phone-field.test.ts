import fc from 'fast-check'
import { phoneText } from '#lib/sign-up/phone-field'

/** The field after these keys, one after another. */
const typedByKeys = (text: string, before = '') =>
  Array.from(text).reduce((field, key) => phoneText(field + key, key), before)

/** The field after a text was pasted behind what is there. */
const pasted = (text: string, before = '') => phoneText(before + text, text)

const number = '(67) 123 45 67'
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

it.each(spellings)('%s typed, pasted and filled in is one number', (text) => {
  expect([typedByKeys(text), pasted(text), phoneText(text)]).toEqual([number, number, number])
  for (const before of ['6', '67', '(67) 12', '(50) 111 22 33', '+', '0', '+48 600', '8'])
    expect(pasted(text, before)).toBe(number)
})

it.each(['+48 600 700 800', '0048600700800', '+1 (202) 555-01-23', '+420 777 123 456', '48601123456', '12025550123'])(
  'no digit of the foreign %s is lost',
  (text) => {
    expect([typedByKeys(text), pasted(text), phoneText(text), pasted(text, '67')]).toEqual([text, text, text, text])
  },
)

it('a number that is mended is masked again', () => {
  expect(phoneText('4860112345')).toBe('4860112345')
  expect(phoneText('486011234')).toBe('(48) 601 12 34')
  // A code put before digits that are there.
  expect(phoneText('+380671234567', '0')).toBe(number)
})

it('holds nothing but text of phones, and not much of it', () => {
  expect(phoneText('call me')).toBe('')
  expect(phoneText(`+48${'6'.repeat(500)}`)).toHaveLength(40)
})

it('a text once settled stays, whatever was typed', () => {
  const key = fc.constantFrom(...'0123456789+ ()-'.split(''))
  fc.assert(
    fc.property(fc.array(key, { maxLength: 20 }), (keys) => {
      const text = typedByKeys(keys.join(''))
      expect(phoneText(text)).toBe(text)
    }),
  )
})
