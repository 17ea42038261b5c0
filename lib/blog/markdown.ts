import { marked } from 'marked'
import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { linkReferenceMarks } from '#lib/blog/article-html'

/** The only tags that an article may contain. */
export const allowedTags = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]

/** The only attributes that an article may contain, by tag. */
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
      // URL.parse reads an address as browsers do: it ignores case, tabs and line ends.
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

/** Sanitised HTML of an article, from Markdown or from the provider. Nothing in it runs or loads from elsewhere but images over https. */
export function sanitizeArticle(html: string): string {
  // A browser repairs malformed HTML in the output. The second pass sanitises the repaired HTML.
  return sanitizeHtml(sanitizeHtml(html, sanitizeOptions), sanitizeOptions)
}

/** Sanitised HTML of an article's Markdown (GitHub flavour). Marks such as `[1]` become links to the references. */
export function renderMarkdown(markdown: string, references = 0): string {
  return linkReferenceMarks(sanitizeArticle(marked.parse(markdown, { async: false })), references)
}

/** Reading speed for a text on health: slower than the 238 words a minute of silent non-fiction (Brysbaert, 2019). */
const wordsPerMinute = 180

/** Minutes to read a text, at least 1. Counts the words of Markdown or HTML without tags. */
export function countReadingMinutes(text: string): number {
  const words = text.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute))
}
