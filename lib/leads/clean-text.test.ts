import fc from 'fast-check'
import { cleanText, cutText, lengthOf } from '#lib/leads/clean-text'

const family = '👩‍👩‍👧‍👦'
const texts = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom('a', ' ', '\u0000', '😀', family, 'é'),
  ),
})

describe('cleanText', () => {
  it.each([
    ['  Олена \t\n Петренко  ', 'Олена Петренко'],
    ['a\u0000b\u001B[31m\u009Bc', 'a b [31m c'],
    ['\u202Eabc\u202C \u2066d\u2069', 'abc d'],
    ['a \u202E b', 'a b'],
    ['\uD83Da\uDE00', 'a'],
    ['\uD83D\u0000\uDE00', ''],
    [`مريم\u200Fعلي ${family}`, `مريم\u200Fعلي ${family}`],
  ])('makes %j fit: %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean)
  })

  it('leaves nothing that a database refuses or a terminal obeys, and changes nothing the second time', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const clean = cleanText(text)
        expect(clean).not.toMatch(/[\p{Cs}\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]|^\s|\s$/u)
        expect(cleanText(clean)).toBe(clean)
      }),
    )
  })
})

describe('cutText', () => {
  it.each([
    ['ab\u0000😀c', 4, 'ab 😀'],
    ['abc😀', 4, 'abc😀'],
    ['abc😀', 3, 'abc'],
    [`abc${family}`, 4, 'abc'],
    [`abc${family}`, 9, 'abc'],
    [`abc${family}`, 10, `abc${family}`],
    ['abce\u0301', 4, 'abc'],
    ['abc def', 4, 'abc'],
    // One character longer than the limit by itself.
    [`e${'\u0301'.repeat(9)}`, 4, 'e\u0301\u0301\u0301'],
  ])('cuts %j to %i: %j', (text, maximum, cut) => {
    expect(cutText(text, maximum)).toBe(cut)
  })

  it('gives a beginning of the clean text within the limit, whole, and the same the second time', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 12 }), (text, maximum) => {
        const cut = cutText(text, maximum)
        expect(lengthOf(cut)).toBeLessThanOrEqual(maximum)
        expect(cut.isWellFormed()).toBe(true)
        expect(cleanText(text).startsWith(cut)).toBe(true)
        expect(cutText(cut, maximum)).toBe(cut)
      }),
    )
  })
})
