import { joinHeadingWords } from '#lib/i18n/short-words'

export type Heading = { id: string; title: string }

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function toHeadingTitle(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
}

/** Matches a heading in sanitised HTML, where headings have no attributes: `<h2>Text</h2>`. */
const heading = /<(h[234])>([\s\S]*?)<\/\1>/g

/** Gives every h2 of a sanitised body an id, and lists these h2 headings. */
export function addHeadingIds(body: string): { body: string; headings: Heading[] } {
  const headings: Heading[] = []
  const withIds = body.replace(heading, (_whole, level: string, text: string) => {
    const inner = joinHeadingWords(text)
    if (level !== 'h2') return `<${level}>${inner}</${level}>`
    const id = `section-${headings.length + 1}`
    headings.push({ id, title: toHeadingTitle(text) })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { body: withIds, headings }
}

/** Placeholder for the figure in an article's Markdown and HTML. */
export const figurePlace = '<figure></figure>'

/**
 * Splits the text of an article before its first section, at the first `<h2>`.
 * @returns the introduction and the sections; the sections are '' in a text without `<h2>`
 */
export function splitAtFirstHeading(html: string): [introduction: string, sections: string] {
  const start = html.indexOf('<h2')
  return start < 0 ? [html, ''] : [html.slice(0, start), html.slice(start)]
}

/** Id of a reference in the list of references. */
export const getReferenceId = (number: number | string): string => `reference-${number}`

/** Id of the first mark (`[1]`) of a reference in the text. */
export const getMarkId = (number: number | string): string => `mark-${number}`

/**
 * Matches reference marks with the space before the mark: ` [2]`, ` [1, 3]`. Also matches links,
 * code and tags, so that marks inside them stay unchanged.
 */
const markOrMarkup =
  /<a[\s>][\s\S]*?<\/a>|<code>[\s\S]*?<\/code>|<[^>]*>|(\s?)\[(\d+(?:,\s?\d+)*)\]/g

/**
 * Links each reference mark in the text to the list of references. The first mark of a reference
 * gets an id.
 *
 * @param count number of references; a mark with a higher number stays plain text
 */
export function linkReferenceMarks(html: string, count: number): string {
  const linked = new Set<string>()
  const toLink = (number: string): string => {
    const id = linked.has(number) ? '' : ` id="${getMarkId(number)}"`
    linked.add(number)
    return `<a${id} href="#${getReferenceId(number)}">[${number}]</a>`
  }
  const isSource = (number: string): boolean => Number(number) >= 1 && Number(number) <= count
  return html.replace(markOrMarkup, (whole, space?: string, list?: string) => {
    const numbers = list?.split(/,\s?/) ?? []
    if (numbers.length === 0 || !numbers.every((number) => isSource(number))) return whole
    return `${space ? '\u00A0' : ''}${numbers.map((number) => toLink(number)).join('\u00A0')}`
  })
}
