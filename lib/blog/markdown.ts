import { marked } from 'marked'
import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { linkReferenceMarks } from '#lib/blog/article-html'

/** The only tags and attributes an article may bring to a page. */
export const allowedTags = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]
export const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
}

const options: IOptions = {
  allowedTags,
  allowedAttributes,
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => {
      // As browsers read it: without regard to case, tabs and line ends.
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

/** HTML of an article, from Markdown or from the provider, with nothing in it that could run or reach out. */
export function sanitizeArticle(html: string): string {
  // Twice: what a browser would repair in the output for malformed HTML is repaired by the second pass.
  return sanitizeHtml(sanitizeHtml(html, options), options)
}

/** Sanitised HTML of an article's Markdown (GitHub flavour); its marks `[1]` to as many references become links to them. */
export function renderMarkdown(markdown: string, references = 0): string {
  return linkReferenceMarks(sanitizeArticle(marked.parse(markdown, { async: false })), references)
}

/** Words that an adult reads in a minute, of a text to be understood: fewer than the 238 of silent non-fiction (Brysbaert, 2019). */
const wordsPerMinute = 180

export function countReadingMinutes(text: string): number {
  const words = text.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute))
}
