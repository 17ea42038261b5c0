import { toAsciiDigits } from '#lib/text/digits'

const allDigits = Array.from({ length: 0x110000 }, (_, codePoint) => codePoint)
  .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
  .map((codePoint) => String.fromCodePoint(codePoint))
  .filter((character) => /\p{Nd}/u.test(character))

describe('toAsciiDigits', () => {
  it.each([
    ['０４４ ０００ ００ １１', '044 000 00 11'],
    ['٠٤٤ ٠٠٠ ٠٠ ١١', '044 000 00 11'],
    ['۰۴۴', '044'],
    ['०४४', '044'],
    ['𝟎𝟗𝟘𝟡', '0909'],
    ['² ½ Ⅷ ①', '² ½ Ⅷ ①'],
    ['067 слово', '067 слово'],
  ])('converts %s to %s', (text, expected) => {
    expect(toAsciiDigits(text)).toBe(expected)
  })

  it('converts every decimal digit of Unicode, and returns each value equally often', () => {
    const written = allDigits.map(toAsciiDigits)
    const counts = Map.groupBy(written, (digit) => digit)
    expect([...counts.keys()].sort()).toEqual([...'0123456789'])
    expect(new Set([...counts.values()].map(({ length }) => length)).size).toBe(1)
    // Where Unicode defines an equivalent ASCII digit, the result is that digit.
    for (const digit of allDigits.filter((each) => /^[0-9]$/.test(each.normalize('NFKC'))))
      expect(toAsciiDigits(digit)).toBe(digit.normalize('NFKC'))
  })
})
