/** Id of a work in the list of sources, and of the first place of the text that leans on it. */
export const referenceId = (number: number | string) => `reference-${number}`
export const markId = (number: number | string) => `mark-${number}`

/** A link, code or a tag, which stay as they are; or a mark of works, `[2]` or `[1, 3]`, with the space before it. */
const pattern = /<a[\s>][\s\S]*?<\/a>|<code>[\s\S]*?<\/code>|<[^>]*>|(\s?)\[(\d+(?:,\s?\d+)*)\]/g

/**
 * Makes every mark of a work in an article's HTML a link to it in the list of sources; the first of each has an id, by
 * which the list leads back. A mark never begins a line.
 * @param html the sanitiser's output, whose elements have no ids
 * @param count works in the list: other numbers in brackets stay text
 */
export function linkReferenceMarks(html: string, count: number): string {
  const marked = new Set<string>()
  const link = (number: string) => {
    const id = marked.has(number) ? '' : ` id="${markId(number)}"`
    marked.add(number)
    return `<a${id} href="#${referenceId(number)}">[${number}]</a>`
  }
  return html.replace(pattern, (whole, space?: string, list?: string) => {
    const numbers = list?.split(/,\s?/) ?? []
    if (numbers.length === 0 || numbers.some((number) => Number(number) < 1 || Number(number) > count)) return whole
    return `${space ? '\u00A0' : ''}${numbers.map(link).join('\u00A0')}`
  })
}
