import { listInvisibleSigns, removeInvisibleSigns } from '#lib/text/invisible-signs'

const signs = ['\u000B', '\u0085', '\u00AD', '\u200B', '\u2028', '\uFEFF']

it('each invisible sign is named and removed, and words on both sides of a line end stay apart', () => {
  expect(listInvisibleSigns(signs.join('a')).map(({ code }) => code)).toEqual([
    'U+000B',
    'U+0085',
    'U+00AD',
    'U+200B',
    'U+2028',
    'U+FEFF',
  ])
  expect(signs.map((sign) => removeInvisibleSigns(`від${sign}міна`))).toEqual([
    'від міна',
    'від міна',
    'відміна',
    'відміна',
    'від міна',
    'відміна',
  ])
})

it('a no-break space and line ends stay', () => {
  expect(removeInvisibleSigns('30\u00A0000\r\nгрн')).toBe('30\u00A0000\r\nгрн')
})
