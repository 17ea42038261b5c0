import { ContentError, type Problem as Told } from '#lib/content/source'

/** A mistake in `content/` or `messages/`: its place, what is wrong and what to do. */
export type Problem = Told & {
  /** True for what comes with the calendar: it is told and stops nothing, or no mend could go out until it is done. */
  isReminder?: boolean
}

/** Line of the character at `index`, counted from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, Math.max(0, index)).split('\n').length
}

/** Entries that stand in a list for the second time. */
export function repeated<T>(items: readonly T[]): T[] {
  return items.filter((item, index) => items.indexOf(item) < index)
}

/** True for what must be corrected before anything is published. */
export const isMistake = ({ isReminder = false }: Problem): boolean => !isReminder

/** Problems of reading something, with its value where there are none. */
export function attempt<T>(read: () => T): { value?: T; problems: readonly Problem[] } {
  try {
    return { value: read(), problems: [] }
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems }
    throw error
  }
}

/** Sentence on a name that no article has. */
export function noArticle(slug: string): string {
  const letters = [...new Set(slug.match(/\p{Script=Cyrillic}/gu))].map((letter) => `“${letter}”`).join(', ')
  return letters === ''
    ? `there is no article “${slug}”: write the name of its folder`
    : `there is no article “${slug}”, as it contains the Ukrainian letter ${letters}: type the name of its folder anew`
}
