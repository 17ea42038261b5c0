/** Pairs of a Latin and a Cyrillic letter that look the same, at least as capitals. */
const lookalikes = 'aа bв cс eе hн iі kк mм oо pр tт xх yу'.split(' ').map((pair) => ({
  latin: pair.slice(0, 1),
  cyrillic: pair.slice(1),
}))
const toCyrillic = new Map(lookalikes.map(({ latin, cyrillic }) => [latin, cyrillic]))
const toLatin = new Map(lookalikes.map(({ latin, cyrillic }) => [cyrillic, latin]))

const inAlphabet = (word: string, letters: Map<string, string>) =>
  word.replace(/\p{L}/gu, (letter) => letters.get(letter) ?? letter)

/**
 * Signs that people type as an apostrophe: ' ` ´ ‘ ’ ‛ ′ ‵ ʹ ՚ ᾽ ᾿ ῾ Ꞌ ꞌ, the letters ʻ to ˋ, and
 * full-width apostrophes.
 */
const apostropheSigns =
  "'`\u00B4\u2018\u2019\u201B\u2032\u2035\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u055A" +
  '\u1FBD\u1FBF\u1FFE\uA78B\uA78C\uFF07\uFF40'

/** Matches apostrophes. Inside a word, " and * count as apostrophes too. */
const apostrophes = new RegExp(`[${apostropheSigns}]|(?<=[\\p{L}\\p{M}])["*](?=\\p{L})`, 'gu')

/**
 * Matches hyphens, minus signs and the en dash. Does not match the em dash, which separates words.
 */
const hyphens = /[\u2010-\u2013\u2043\u2212\uFE63\uFF0D]/gu

/** Matches invisible characters: soft hyphens, joiners, direction marks, fillers. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Matches accents and stress marks, except the breve and the diaeresis, which are parts of й and ї.
 */
const accents = /[^\P{M}\u0306\u0308]/gu
/**
 * Matches the breve and the diaeresis on letters other than й and ї. `foldSpelling` removes these
 * marks after each word has one alphabet.
 */
const accentsOfOthers = /(?<!и)\u0306|(?<!і)\u0308/gu

type Alphabet = 'Latin' | 'Cyrillic'

/**
 * Converts a word that mixes Latin and Cyrillic letters to one alphabet. Letters that look
 * different in the two alphabets decide. If the word has no such letter, the alphabet is `unclear`.
 * If such letters belong to both alphabets, the word stays unchanged.
 */
function inOneAlphabet(word: string, unclear: Alphabet): string {
  const letters: string[] = word.match(/\p{L}/gu) ?? []
  const isOf = (alphabet: RegExp) => letters.some((letter) => alphabet.test(letter))
  if (!isOf(/\p{Script=Latin}/u) || !isOf(/\p{Script=Cyrillic}/u)) return word
  const clear = letters.filter((letter) => !toCyrillic.has(letter) && !toLatin.has(letter))
  const isLatin = clear.some((letter) => /\p{Script=Latin}/u.test(letter))
  const isCyrillic = clear.some((letter) => /\p{Script=Cyrillic}/u.test(letter))
  if (isLatin && isCyrillic) return word
  const isClear = isLatin || isCyrillic
  const isReadAsLatin = isClear ? isLatin : unclear === 'Latin'
  return inAlphabet(word, isReadAsLatin ? toLatin : toCyrillic)
}

/**
 * Normalizes a text for search. Letters become lower case and lose accents, but й and ї stay
 * separate letters. Apostrophes and invisible characters are removed. All hyphens become `-`. Each
 * word gets one alphabet: `вiтамiн` with Latin letters becomes `вітамін`.
 *
 * @param unclear alphabet for a word that mixes both alphabets and has only letters with lookalikes
 */
export function foldSpelling(text: string, unclear: Alphabet = 'Cyrillic'): string {
  return text
    .replace(apostrophes, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(invisible, '')
    .replace(hyphens, '-')
    .replace(accents, '')
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => inOneAlphabet(word, unclear))
    .replace(accentsOfOthers, '')
    .normalize('NFC')
}

/** Replaces Cyrillic lookalikes in a folded word by Latin letters, so that `в12` equals `b12`. */
export function foldLookalikes(word: string): string {
  return inAlphabet(word, toLatin)
}
