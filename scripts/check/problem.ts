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
