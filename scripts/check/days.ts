import { startOfKyivDay } from '#lib/time/kyiv-time'
import type { Contents } from '#scripts/check/contents'
import { lineOf, type Problem } from '#scripts/check/problem'
import { readText } from '#scripts/check/typescript'

/** Days of pages, legal texts and doctors' agreements. */
export function checkDays(root: string, { pageDates, terms, privacyPolicy, reviewers }: Contents): Problem[] {
  // Those of the legal pages are the texts' own.
  const ownDays = Object.entries(pageDates).flatMap(([page, day]) =>
    /^(terms|privacyPolicy)$/.test(page) ? [] : [day],
  )
  const days: [file: string, days: string[]][] = [
    ['content/page-dates.ts', ownDays],
    ['content/legal/terms.ts', [terms.effective]],
    ['content/legal/privacy-policy.ts', [privacyPolicy.effective]],
    ['content/people.ts', reviewers.map(({ confirmedOn }) => confirmedOn)],
  ]
  return days.flatMap(([file, all]) =>
    all
      .filter((day) => startOfKyivDay(day) === null)
      .map((day) => ({
        file,
        line: lineOf(readText(root, file), `'${day}'`),
        problem: `“${day}” is no day: write the year, the month and the day, such as 2026-11-22`,
      })),
  )
}
