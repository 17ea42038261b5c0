import { joinHeadingWords } from '#lib/text/short-words'

export type Heading = { id: string; title: string }

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
}

/** Gives every h2 of a sanitised body, whose headings carry no attributes, an id and lists them. */
export function addHeadingIds(body: string): { body: string; headings: Heading[] } {
  const headings: Heading[] = []
  const marked = body.replace(
    /<(h[234])>([\s\S]*?)<\/\1>/g,
    (_whole, level: string, text: string) => {
      const inner = joinHeadingWords(text)
      if (level !== 'h2') return `<${level}>${inner}</${level}>`
      const id = `section-${headings.length + 1}`
      headings.push({ id, title: textOf(text) })
      return `<h2 id="${id}">${inner}</h2>`
    },
  )
  return { body: marked, headings }
}

/** Where the text of one of the clinic's articles speaks of its drawing: a line of its Markdown, and of the HTML. */
export const figurePlace = '<figure></figure>'

/** Id of a work in the list of sources, and of the first place of the text that leans on it. */
export const getReferenceId = (number: number | string) => `reference-${number}`
export const getMarkId = (number: number | string) => `mark-${number}`

/** A link, code or a tag, which stay as they are; or a mark of works, `[2]` or `[1, 3]`, with the space before it. */
const pattern = /<a[\s>][\s\S]*?<\/a>|<code>[\s\S]*?<\/code>|<[^>]*>|(\s?)\[(\d+(?:,\s?\d+)*)\]/g

/** Makes each mark of one of `count` works a link to it; the first has an id, by which the list leads back. */
export function linkReferenceMarks(html: string, count: number): string {
  const marked = new Set<string>()
  const link = (number: string) => {
    const id = marked.has(number) ? '' : ` id="${getMarkId(number)}"`
    marked.add(number)
    return `<a${id} href="#${getReferenceId(number)}">[${number}]</a>`
  }
  return html.replace(pattern, (whole, space?: string, list?: string) => {
    const numbers = list?.split(/,\s?/) ?? []
    if (
      numbers.length === 0 ||
      numbers.some((number) => Number(number) < 1 || Number(number) > count)
    )
      return whole
    return `${space ? '\u00A0' : ''}${numbers.map(link).join('\u00A0')}`
  })
}
