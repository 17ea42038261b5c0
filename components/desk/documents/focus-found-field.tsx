import { foldForSearch, foundParameter, listSearchWords } from '#lib/editing/document-query'

/**
 * Opens and focuses the first field that contains all words of the search that has led to this
 * form. The words are in the page's address. Does nothing without such words or such a field.
 */
export function focusFoundField(fields: HTMLElement): void {
  const parameters = new URLSearchParams(window.location.search)
  const words = listSearchWords(parameters.get(foundParameter) ?? '')
  if (words.length === 0) return
  const inputs = fields.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  const found = [...inputs].find((input) => {
    const text = foldForSearch(input.value)
    return words.every((word) => text.includes(word))
  })
  if (found === undefined) return
  for (const details of fields.querySelectorAll('details'))
    if (details.contains(found)) details.open = true
  found.focus()
  found.scrollIntoView({ block: 'center' })
}
