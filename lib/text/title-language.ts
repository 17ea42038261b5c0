/** Matches letters that only a Ukrainian title contains. */
const ukrainianLetters = /[а-яіїєґ]/i

/** Returns the value of `lang` for a cited title: `uk` for a title with Cyrillic letters. */
export function getTitleLanguage(title: string): 'uk' | 'en' {
  return ukrainianLetters.test(title) ? 'uk' : 'en'
}
