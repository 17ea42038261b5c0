import { marked } from 'marked'
import { sanitizeArticle } from '#lib/blog/sanitize'

/** Sanitised HTML of an article's Markdown (GitHub flavour, for tables). */
export function renderMarkdown(markdown: string): string {
  return sanitizeArticle(marked.parse(markdown, { async: false, gfm: true }))
}

/** Words a grown-up reads in a minute, of a text they want to understand. */
const wordsPerMinute = 180

/** Whole minutes it takes to read an article's Markdown or HTML; at least 1. */
export function readingMinutes(text: string): number {
  const words = text.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute))
}
