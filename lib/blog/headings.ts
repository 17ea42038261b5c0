import { joinHeadingWords } from '#lib/text/short-words'

/** A section of an article, for its table of contents. */
export type Heading = { id: string; title: string }

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of sanitised HTML. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
}

/**
 * Gives every h2 of a sanitised body an id and lists them; no heading's line ends in a short word. Works on the
 * sanitiser's output only, whose headings carry no attributes of their own.
 */
export function withHeadingIds(body: string): { body: string; headings: Heading[] } {
  const headings: Heading[] = []
  const marked = body.replace(/<(h[234])>([\s\S]*?)<\/\1>/g, (_whole, level: string, text: string) => {
    const inner = joinHeadingWords(text)
    if (level !== 'h2') return `<${level}>${inner}</${level}>`
    const id = `section-${headings.length + 1}`
    headings.push({ id, title: textOf(text) })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { body: marked, headings }
}
