import { marked } from 'marked'
import { linkReferenceMarks } from '#lib/blog/reference-marks'
import { sanitizeArticle } from '#lib/blog/sanitize'

/**
 * Sanitised HTML of an article's Markdown (GitHub flavour, for tables).
 * @param references works that it leans on: its marks `[1]` become links to them
 */
export function renderMarkdown(markdown: string, references = 0): string {
  return linkReferenceMarks(sanitizeArticle(marked.parse(markdown, { async: false, gfm: true })), references)
}

/** Words that an adult reads in a minute, of a text to be understood: fewer than the 238 of silent non-fiction (Brysbaert, 2019). */
const wordsPerMinute = 180

/** Whole minutes it takes to read an article's Markdown or HTML; at least 1. */
export function readingMinutes(text: string): number {
  const words = text.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute))
}
