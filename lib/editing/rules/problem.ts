import type { Mistake } from '#lib/content/mistakes'
import { ContentError, type YamlPlace, type ContentProblem } from '#lib/content/content-error'

/**
 * Reports a mistake with its position in a file. A reminder stops neither a build nor a
 * publication.
 */
export type ReportProblem = (
  place: YamlPlace,
  problem: Mistake | string,
  isReminder?: boolean,
) => void

/**
 * Runs `find` and returns the problems that `find` reports, without repetitions, sorted by file and
 * line.
 */
export async function collectProblems(
  find: (report: ReportProblem) => Promise<void> | void,
): Promise<ContentProblem[]> {
  const found = new Map<string, ContentProblem>()
  await find(({ file, line, column, path }, problem, isReminder = false) => {
    const key = `${file}:${line}:${JSON.stringify(problem)}`
    found.set(key, { file, line, column, path, problem, isReminder })
  })
  return [...found.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  )
}

/**
 * Returns the value of `read`. When `read` throws a ContentError, reports the problems of the error
 * and returns undefined.
 */
export function readOrReport<T>(read: () => T, report?: ReportProblem): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    for (const { problem, ...place } of error.problems) report?.(place, problem)
    return undefined
  }
}

/**
 * Lists the Cyrillic letters of a name; '' for a name without Cyrillic letters. An editor may have
 * typed these letters in place of Latin letters that look the same.
 */
export function describeCyrillicLetters(name: string): Mistake | '' {
  const letters = [...new Set(name.match(/\p{Script=Cyrillic}/gu))]
    .map((letter) => `“${letter}”`)
    .join(', ')
  return letters === '' ? '' : { rule: 'strangeLetters', letters }
}

/** Describes a slug that belongs to no article. */
export const describeMissingArticle = (name: string): Mistake => ({
  rule: 'noArticle',
  name,
  letters: describeCyrillicLetters(name),
})
