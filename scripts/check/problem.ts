/** A mistake in `content/` or `messages/`: the file below the project, its line, and what is wrong and what to do. */
export type Problem = {
  file: string
  line?: number | undefined
  problem: string
  /** True for what comes with the calendar: it is told and stops nothing, or no mend could go out until it is done. */
  isReminder?: boolean
}

/** Line of the character at `index`, counted from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, Math.max(0, index)).split('\n').length
}

/** Line on which some words stand first, whatever spaces are between them; undefined where they do not. */
export function lineOf(text: string, words: string): number | undefined {
  const plain = (some: string) => some.replaceAll('\u00A0', ' ')
  const index = plain(text).indexOf(plain(words))
  return index < 0 ? undefined : lineAt(text, index)
}

/** Entries that stand in a list for the second time. */
export function repeated<T>(items: readonly T[]): T[] {
  return items.filter((item, index) => items.indexOf(item) < index)
}

/** True for what must be corrected before anything is published. */
export const isMistake = ({ isReminder = false }: Problem): boolean => !isReminder

/** Last line of the check. */
export function summary(problems: readonly Problem[]): string {
  const mistakes = problems.filter(isMistake).length
  if (mistakes > 0) return `${mistakes} to correct`
  return `content/ and messages/ are in order${problems.length > 0 ? ', but for what is told above' : ''}`
}

/** The Ukrainian letters of a name that must have none, as a sentence says them; undefined where it has none. */
export function ukrainianLetters(name: string): string | undefined {
  const letters = [...new Set(name.match(/\p{Script=Cyrillic}/gu))]
  if (letters.length === 0) return undefined
  return `contains the Ukrainian letter${letters.length > 1 ? 's' : ''} ${letters.map((letter) => `“${letter}”`).join(', ')}`
}

/** Sentence on a name that no article has. */
export function noArticle(slug: string): string {
  const letters = ukrainianLetters(slug)
  return letters === undefined
    ? `there is no article “${slug}”: write the name of its folder`
    : `there is no article “${slug}”, as it ${letters}: type the name of its folder anew`
}
