import fc from 'fast-check'
import { decodePercent } from '#lib/text/percent-encoding'

/** Decodes with `decodeURIComponent`. Returns undefined for malformed text. */
function decodeOrThrow(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const byte = fc
  .integer({ min: 0, max: 255 })
  .map((value) => `%${value.toString(16).padStart(2, '0')}`)
const piece = fc.oneof(
  byte,
  // Lead bytes and continuation bytes at the borders of valid UTF-8 ranges.
  fc
    .constantFrom(...'c1 c2 df e0 e1 ec ed ee ef f0 f1 f3 f4 f5 7f 80 8f 90 9f a0 bf'.split(' '))
    .map((hex) => `%${hex}`),
  fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%', '%2', '%G1', 'a', 'ї', '/', '%D1%97', '%f0%9f%98%80'),
)

it('decodes exactly what decodeURIComponent decodes', () => {
  const texts = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      expect(decodePercent(text)).toBe(decodeOrThrow(text))
    }),
    { numRuns: 5000 },
  )
})

it('decodes characters of all planes, but no surrogate', () => {
  const codes = Array.from({ length: 0x110000 / 61 }, (_, index) => index * 61)
  const characters = codes
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
  expect(characters.map((each) => decodePercent(encodeURIComponent(each)))).toEqual(characters)
  for (const half of ['%ed%a0%80', '%ED%BF%BF']) expect(decodePercent(half)).toBeUndefined()
})
