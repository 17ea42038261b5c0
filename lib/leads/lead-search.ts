import { toAsciiDigits } from '#lib/text/digits'
import { foldSpelling } from '#lib/text/fold-spelling'

/** Maximum number of words in the search text of a lead. */
const maxWords = 60
/** Maximum length of a word, in letters. The rest of a longer word is ignored. */
const maxWordLength = 40

/**
 * Latin spelling of each Cyrillic letter within a word (resolution 55 of the Cabinet of Ukraine,
 * 2010).
 */
const latinSpelling = new Map(
  [
    'а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f',
    'х=kh ц=ts ч=ch ш=sh щ=shch ю=iu я=ia ь= ъ= ы=y э=e',
  ].flatMap((letters) =>
    letters.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(2)] as const),
  ),
)

/**
 * Splits a text into words and spells the words in Latin letters. Олена and Olena therefore give
 * the same word. A word with hyphens is not split.
 */
function splitWords(text: string): string[] {
  const plain = foldSpelling(text)
    .replace(/[а-яєіїґ]/gu, (letter) => latinSpelling.get(letter) ?? letter)
    .replace(/[yji]+/g, 'i')
    .replace(/g/g, 'h')
  return plain.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []
}

function cutWord(word: string): string {
  return Array.from(word).slice(0, maxWordLength).join('')
}

/** Splits a word with hyphens: Анна-Марія is found by Анна, Марія and Аннамарія. */
function splitHyphens(word: string): string[] {
  return [...word.split('-'), word.replaceAll('-', '')].map(cutWord)
}

/**
 * Returns the same key for `Олена  Коваль`, `коваль олена` and `Olena Koval`: capital letters,
 * spaces, word order and alphabet do not matter. Two leads with the same phone and the same key
 * belong to one person.
 */
export function foldName(name: string): string {
  const words = splitWords(name)
  return words.length > 0 ? words.sort().join(' ') : name.trim()
}

/**
 * Returns the words and digits by which a search finds a lead. Each word appears once and follows a
 * space.
 */
export function toSearchText(
  { name, phone }: { name: string; phone: string },
  notes: readonly string[] = [],
): string {
  const readWords = (text: string) => splitWords(text).flatMap(splitHyphens)
  const phoneDigits = phone.replace(/\D/g, '')
  const words = new Set([...readWords(name), phoneDigits, ...notes.flatMap(readWords)])
  return ['', ...[...words].slice(0, maxWords)].join(' ')
}

/**
 * A word of a search. `joined` is the previous word joined with `word`, so that the search `чек ап`
 * also finds `чекап`. Missing for the first word.
 */
export type SearchWord = { word: string; joined?: string }

/** Matches the sign before the number of a lead: `№ 5`, `No. 5`, `#5`. */
const numberSign = /(?:№|\bno\.?|#)\s*(?=\d)/giu

/**
 * Splits a search into words and digits. A found lead contains every word. The digits belong to a
 * phone number or to a lead's number.
 */
export function toSearchWords(search: string): { words: SearchWord[]; digits: string } {
  const text = toAsciiDigits(search)
  const parts = splitWords(text.replace(numberSign, '')).flatMap((word) => word.split('-'))
  const words = parts.map((word, index): SearchWord => {
    const previous = parts[index - 1]
    if (previous === undefined) return { word: cutWord(word) }
    return { word: cutWord(word), joined: cutWord(previous + word) }
  })
  return { words, digits: text.replace(/\D/g, '').slice(0, maxWordLength) }
}
