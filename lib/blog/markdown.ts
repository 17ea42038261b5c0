import { marked } from 'marked'
import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { linkReferenceMarks } from '#lib/blog/article-html'

/** All tags that the HTML of an article may contain. */
export const allowedTags = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]

/** All attributes that the HTML of an article may contain, by tag. */
export const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
}

const sanitizeOptions: IOptions = {
  allowedTags,
  allowedAttributes,
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => {
      // `URL.parse` parses an address as browsers do: case, tabs and line ends do not matter.
      const isExternal = /^https?:$/.test(URL.parse(attribs['href'] ?? '')?.protocol ?? '')
      return { tagName, attribs: { ...attribs, ...(isExternal && { rel: 'noopener nofollow' }) } }
    },
    img: (tagName, attribs) => ({
      tagName,
      attribs: { alt: '', ...attribs, loading: 'lazy', decoding: 'async' },
    }),
    th: (tagName, attribs) => ({ tagName, attribs: { scope: 'col', ...attribs } }),
  },
}

/**
 * Sanitises the HTML of an article, from Markdown or from the provider. The result contains no
 * scripts, and loads nothing from other sites except images over https.
 */
export function sanitizeArticle(html: string): string {
  // The first pass repairs malformed HTML, as a browser would. The second pass sanitises the
  // repaired HTML.
  return sanitizeHtml(sanitizeHtml(html, sanitizeOptions), sanitizeOptions)
}

/**
 * Renders the Markdown of an article (GitHub flavour) to sanitised HTML. Reference marks such as
 * `[1]` become links to the list of references.
 *
 * @param references number of references
 */
export function renderMarkdown(markdown: string, references = 0): string {
  return linkReferenceMarks(sanitizeArticle(marked.parse(markdown, { async: false })), references)
}

/**
 * Reading speed for a text on health. People read 238 words of non-fiction a minute in silence
 * (Brysbaert, 2019), and read texts on health more slowly.
 */
const wordsPerMinute = 180

/**
 * Estimates the minutes needed to read a Markdown or HTML text, at least 1. HTML tags do not count
 * as words.
 */
export function countReadingMinutes(text: string): number {
  const words = text.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute))
}
