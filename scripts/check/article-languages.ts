import { defaultLocale } from '#lib/i18n/locales'
import { addressesOf, withoutLanguage } from '#scripts/check/article-links'
import type { Article, ArticleText } from '#scripts/check/articles'
import type { Report } from '#scripts/check/problem'
import { numbersProblem } from '#scripts/check/words'

/** What the texts of an article have in common in all languages: headings, numbers, links, pictures, length. */
export function checkLanguages({ texts: [original, ...translations] }: Article, report: Report): void {
  if (original?.locale !== defaultLocale) return
  for (const translation of translations) {
    checkHeadings(original, translation, report)
    const problem = numbersProblem(original.markdown, translation.markdown, translation.locale)
    if (problem !== undefined) report({ file: translation.file }, problem)
    checkSame(translation, original, report)
    checkSame(original, translation, report)
    const percent = Math.round((100 * translation.markdown.length) / original.markdown.length)
    if (percent < 77 || percent > 143)
      report({ file: translation.file }, { rule: 'textLength', percent, language: { language: defaultLocale } })
  }
}

const headingsOf = ({ parts }: ArticleText) =>
  parts.flatMap(({ token, ...part }) =>
    part.isBlock && token.type === 'heading' ? { ...part, depth: (token as { depth: number }).depth } : [],
  )

function checkHeadings(original: ArticleText, translation: ArticleText, report: Report): void {
  const [headings, own] = [headingsOf(original), headingsOf(translation)]
  const longer = own.length > headings.length ? own : headings
  const at = longer.findIndex((_heading, index) => headings[index]?.depth !== own[index]?.depth)
  if (at < 0) return
  const [file, otherFile] = [`${original.locale}.md`, `${translation.locale}.md`]
  const counts = { count: headings.length, file, otherCount: own.length, otherFile }
  report(own[at] ?? { file: translation.file }, { rule: 'headings', ...counts })
}

/** Links and pictures of one text that another has as well. */
function checkSame(text: ArticleText, from: ArticleText, report: Report): void {
  for (const type of ['link', 'image'] as const) {
    const own = addressesOf(text, type).map(({ href }) => withoutLanguage(href))
    for (const { href, line } of addressesOf(from, type).filter((each) => !own.includes(withoutLanguage(each.href))))
      report({ file: text.file }, { rule: 'onlyThere', file: `${from.locale}.md`, type, href, line })
  }
}
