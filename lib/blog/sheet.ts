import { addHeadingIds } from '#lib/blog/article-html'
import { renderMarkdown } from '#lib/blog/markdown'
import { findArticleFacts, getSiteContent } from '#lib/content/current-content'
import type { Locale } from '#lib/i18n/locales'

/**
 * The texts of a printed sheet. The sheet may contain a diary, in which a patient marks the blood
 * pressure of a week. `before` and `after` are the HTML before and after the diary.
 */
export type PrintedSheet = {
  title: string
  lead: string
  before: string
  /** Undefined for a sheet without a diary. */
  after: string | undefined
}

/** Slugs of the articles that have a printed sheet in `sheet.ua.md` and `sheet.en.md`. */
export function listSheetSlugs(): string[] {
  return getSiteContent().articles.flatMap(({ slug, sheet }) => (sheet ? slug : []))
}

/**
 * Captures the title, the lead and the text of a sheet: `# Title`, an empty line, the lead, the
 * text.
 */
const sheetParts = /^# (.+)\n\n(.+)\n([^]*)$/

/** Paragraph that stands for the diary in the HTML of a sheet. */
const diaryMark = '<p>[diary]</p>'

export function readSheet(slug: string, locale: Locale): PrintedSheet {
  const markdown = findArticleFacts(slug)?.sheet?.[locale] ?? ''
  const [, title = '', lead = '', text = ''] = sheetParts.exec(markdown) ?? []
  const [before = '', after] = addHeadingIds(renderMarkdown(text)).body.split(diaryMark)
  return { title, lead, before, after }
}
