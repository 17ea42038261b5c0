import { ContentError, type Place, type Problem as Told } from '#lib/content/source'

/** A mistake in `content/` or `messages/`: its place, what is wrong and what to do. */
export type Problem = Told & {
  /** True for what comes with the calendar: it is told and stops nothing, or no mend could go out until it is done. */
  isReminder?: boolean
}

/** Takes a problem, as the rules find it. */
export type Report = (place: Place, problem: string, isReminder?: boolean) => void

/** Line of the character at `index`, counted from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, Math.max(0, index)).split('\n').length
}

/** True for what must be corrected before anything is published. */
export const isMistake = ({ isReminder = false }: Problem): boolean => !isReminder

/** What is read; undefined, and reported, where it cannot be. */
export function attempt<T>(read: () => T, report?: Report): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    for (const { problem, ...place } of error.problems) report?.(place, problem)
    return undefined
  }
}

/** The Ukrainian letters of a name that must have none: `“а”, “с”`. */
export function ukrainianLetters(name: string): string {
  return [...new Set(name.match(/\p{Script=Cyrillic}/gu))].map((letter) => `“${letter}”`).join(', ')
}

/** Sentence on a name that no article has. */
export function noArticle(slug: string): string {
  const letters = ukrainianLetters(slug)
  return letters === ''
    ? `there is no article “${slug}”: write the name of its folder`
    : `there is no article “${slug}”, as it contains the Ukrainian letter ${letters}: type the name of its folder anew`
}
