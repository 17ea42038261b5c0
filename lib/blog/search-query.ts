/** Characters of a query that are read. */
export const maxQueryLength = 100

/** The query of the results' page as it is searched for and shown. */
export function readQuery(given: string | string[] | undefined): string {
  const text = Array.isArray(given) ? (given[0] ?? '') : (given ?? '')
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed()
}
