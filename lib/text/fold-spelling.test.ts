import { foldLookalikes, foldSpelling } from '#lib/text/fold-spelling'

describe('foldSpelling', () => {
  it.each([
    ['a Latin i', 'вiтaмiн', 'вітамін'],
    ['a Latin capital B', 'BІТАМІН', 'вітамін'],
    ['Cyrillic letters in a Latin word', 'sаlt', 'salt'],
    ['a Latin ï', 'ïжa', 'їжа'],
    ['letters of both alphabets that say neither', 'тeст', 'тест'],
    ['a stress mark', 'вітамі\u0301н', 'вітамін'],
    ['a stress mark on ї', 'ї\u0301жа', 'їжа'],
    ['decomposed letters', 'їжа й йод'.normalize('NFD'), 'їжа й йод'],
    ['an accent', 'José Müller, café', 'jose muller, cafe'],
    ['full-width letters', 'ＤＡＳＨ', 'dash'],
    ['a non-breaking hyphen', 'чек\u2011ап', 'чек-ап'],
    ['a minus sign, a short dash', 'чек\u2212ап чек–ап', 'чек-ап чек-ап'],
    ['a soft hyphen and a word joiner', 'віта\u00ADмін чек-\u2060ап', 'вітамін чек-ап'],
    [
      'apostrophes',
      ["об'єм", 'об’єм', 'обʼєм', 'об`єм', 'об´єм', 'об＇єм', 'об"єм', 'об*єм'].join(' '),
      /^(обєм ?){8}$/,
    ],
    ['й and и, ї and і', 'мій мии ті її', 'мій мии ті її'],
    ['a word of two alphabets without a lookalike', 'фitness', 'фitness'],
  ])('folds %s', (_, text, expected) => {
    expect(foldSpelling(text)).toMatch(
      typeof expected === 'string' ? new RegExp(`^${expected}$`) : expected,
    )
  })

  it('reads an ambiguous word in the requested alphabet', () => {
    expect(foldSpelling('tomаto', 'Latin')).toBe('tomato')
    expect(foldSpelling('tomаto')).toBe('томато')
  })

  it('changes nothing when applied a second time', () => {
    for (const text of ['Об’єм ї\u0301жi', 'чек\u2011ап', 'José В12']) {
      const folded = foldSpelling(text)
      expect(foldSpelling(folded)).toBe(folded)
    }
  })
})

it('foldLookalikes makes B12, В12 and в12 equal', () => {
  const words = ['B12', 'В12', 'в12'].map((word) => foldLookalikes(foldSpelling(word)))
  expect(new Set(words)).toEqual(new Set(['b12']))
})
