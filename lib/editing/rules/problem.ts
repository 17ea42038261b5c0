import type { Said } from '#lib/content/sentences'
import { ContentError, type Place, type Problem as Told } from '#lib/content/source'

/** A mistake in `content/` or `messages/`: its place, what is wrong and what to do. */
export type Problem = Told & {
  /** True for what comes with the calendar: it is told and stops nothing, or no mend could go out until it is done. */
  isReminder?: boolean
}

export type Report = (place: Place, problem: Said | string, isReminder?: boolean) => void

/** What is reported, each problem once, in the order of files and lines. */
export async function collectProblems(
  find: (report: Report) => Promise<void> | void,
): Promise<Problem[]> {
  const found = new Map<string, Problem>()
  await find(({ file, line, column, path }, problem, isReminder = false) => {
    found.set(`${file}:${line}:${JSON.stringify(problem)}`, {
      file,
      line,
      column,
      path,
      problem,
      isReminder,
    })
  })
  return [...found.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  )
}

export function attempt<T>(read: () => T, report?: Report): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    for (const { problem, ...place } of error.problems) report?.(place, problem)
    return undefined
  }
}

/** Names of folders are of Latin letters; some of Ukrainian look like them. */
export function strangeLetters(name: string): Said | '' {
  const letters = [...new Set(name.match(/\p{Script=Cyrillic}/gu))]
    .map((letter) => `“${letter}”`)
    .join(', ')
  return letters === '' ? '' : { rule: 'strangeLetters', letters }
}

export const noArticle = (name: string): Said => ({
  rule: 'noArticle',
  name,
  letters: strangeLetters(name),
})
