import { addHeadingIds } from '#lib/blog/article-html'
import { renderMarkdown } from '#lib/blog/markdown'
import { findArticleFacts, getSiteContent } from '#lib/content/current-content'
import type { Locale } from '#lib/i18n/locales'

/**
 * The texts of a printed sheet. Some sheets contain a diary, a chart for the blood pressure of
 * seven days.
 */
export type PrintedSheet = {
  title: string
  /** The line below the title. */
  lead: string
  /** The HTML above the diary, or of the whole text when the sheet has no diary. */
  before: string
  /** The HTML below the diary; undefined when the sheet has no diary. */
  after: string | undefined
}

/** Slugs of the articles that have a printed sheet in `sheet.ua.md` and `sheet.en.md`. */
export function listSheetSlugs(): string[] {
  return getSiteContent().articles.flatMap(({ slug, sheet }) => (sheet ? slug : []))
}

/**
 * Captures `title`, `lead` and the text of a sheet. The sheet consists of the line `# Title`, an
 * empty line, the line `lead`, and the text.
 */
const sheetParts = /^# (.+)\n\n(.+)\n([^]*)$/

/** Paragraph that marks the place of the diary in the HTML of a sheet. */
const diaryMark = '<p>[diary]</p>'

export function readSheet(slug: string, locale: Locale): PrintedSheet {
  const markdown = findArticleFacts(slug)?.sheet?.[locale] ?? ''
  const [, title = '', lead = '', text = ''] = sheetParts.exec(markdown) ?? []
  const [before = '', after] = addHeadingIds(renderMarkdown(text)).body.split(diaryMark)
  return { title, lead, before, after }
}
