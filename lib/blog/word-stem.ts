/** Endings of Ukrainian nouns, adjectives and verbs, and of English plurals and verbs. */
const endings =
  /(?<=.{3})(?:ями|ами|ові|еві|єві|ого|ому|ими|іми|ою|ею|єю|ах|ях|ам|ям|ів|їв|ей|ок|ом|ем|єм|их|іх|ій|ий|ої|[аяуюеєиіїоьй]|ies|es|s|ing|ed)$/u

/**
 * The part of a word that its forms share, null for a word shorter than three letters. Roughly: "тиску" and "тиском" are
 * "тиск", "сіль" and "солі" are "сол" (і of a closed syllable is о in an open one).
 */
export function wordStem(word: string): string | null {
  const letters = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('ґ', 'г')
  if (letters.length < 3) return null
  return letters.replace(endings, '').replace(/і(?=[^аеєиіїоуюя]+$)/u, 'о')
}
