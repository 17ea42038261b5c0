/** Query parameter of a document's form: the words of the search that found the document. */
export const foundParameter = 'found'

/**
 * Folds a text for the search of documents: lower case, ordinary spaces, and numbers without a space
 * between thousands (`30 000` becomes `30000`).
 */
export function foldForSearch(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/&nbsp;|\\u00a0|[\u00A0\u202F]/g, ' ')
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '')
}

/** Returns the folded words of a search. */
export const listSearchWords = (query: string): readonly string[] =>
  foldForSearch(query).split(/\s+/).filter(Boolean)
