import { addHeadingIds } from '#lib/blog/article-html'
import { renderMarkdown } from '#lib/blog/markdown'
import { content } from '#lib/content/content'
import { defaultLocale, type Locale } from '#lib/i18n/locales'

const fileOf = (slug: string, locale: Locale) => `content/posts/${slug}/sheet.${locale}.md`

/** Slugs of the articles with a sheet to print and fill in by hand: `sheet.ua.md` and `sheet.en.md` beside their text. */
export function listSheetSlugs(): string[] {
  return content.articles.flatMap(({ slug }) =>
    content.opened.exists(fileOf(slug, defaultLocale)) ? slug : [],
  )
}

/** A sheet: its title, the first words, and HTML before and after `[diary]`, where the week to be filled in stands. */
export function readSheet(slug: string, locale: Locale) {
  const markdown = content.opened.text(fileOf(slug, locale))
  const [, title = '', lead = '', text = ''] = /^# (.+)\n\n(.+)\n([^]*)$/.exec(markdown) ?? []
  const [before = '', after] = addHeadingIds(renderMarkdown(text)).body.split('<p>[diary]</p>')
  return { title, lead, before, after }
}
