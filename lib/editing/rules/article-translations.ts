import { listAddresses } from '#lib/editing/rules/article-links'
import type { CheckedArticle, CheckedArticleText } from '#lib/editing/rules/checked-content'
import { findNumberDifference } from '#lib/editing/rules/numbers'
import type { ReportProblem } from '#lib/editing/rules/problem'
import { defaultLocale, locales } from '#lib/i18n/locales'

/** Limits for the length of a translation, in percent of the original's length. */
const minTranslationPercent = 77
const maxTranslationPercent = 143

/**
 * Checks that the texts of an article have the same headings, numbers, links and pictures, and
 * similar lengths.
 */
export function checkArticleTranslations(article: CheckedArticle, report: ReportProblem): void {
  const [original, ...translations] = article.texts
  if (original?.locale !== defaultLocale) return
  for (const translation of translations) {
    const place = { file: translation.file }
    checkSameHeadings(original, translation, report)
    const { markdown, locale } = translation
    const difference = findNumberDifference(original.markdown, markdown, locale)
    if (difference !== undefined) report(place, difference)
    checkSameAddresses(translation, original, report)
    checkSameAddresses(original, translation, report)
    const percent = Math.round((100 * markdown.length) / original.markdown.length)
    if (percent < minTranslationPercent || percent > maxTranslationPercent)
      report(place, { rule: 'textLength', percent, language: { language: defaultLocale } })
  }
}

type Heading = { file: string; line: number; depth: number }

const listHeadings = ({ parts }: CheckedArticleText): Heading[] =>
  parts
    .filter(({ token, isBlock }) => isBlock && token.type === 'heading')
    .map(({ token, file, line }) => ({ file, line, depth: (token as { depth: number }).depth }))

function checkSameHeadings(
  original: CheckedArticleText,
  translation: CheckedArticleText,
  report: ReportProblem,
): void {
  const headings = listHeadings(original)
  const translatedHeadings = listHeadings(translation)
  const count = headings.length
  const otherCount = translatedHeadings.length
  const longerList = otherCount > count ? translatedHeadings : headings
  const index = longerList.findIndex(
    (_heading, each) => headings[each]?.depth !== translatedHeadings[each]?.depth,
  )
  if (index < 0) return
  report(translatedHeadings[index] ?? { file: translation.file }, {
    rule: 'headings',
    count,
    file: `${original.locale}.md`,
    otherCount,
    otherFile: `${translation.locale}.md`,
  })
}

/** Matches the language at the beginning of a path, such as `/ua`. */
const localePrefix = new RegExp(`^/(${locales.join('|')})\\b`)
const removeLocale = (href: string): string => href.replace(localePrefix, '')

/** Reports links and pictures of the text `other` that `text` does not contain. */
function checkSameAddresses(
  text: CheckedArticleText,
  other: CheckedArticleText,
  report: ReportProblem,
): void {
  for (const type of ['link', 'image'] as const) {
    const known = listAddresses(text, type).map(({ href }) => removeLocale(href))
    for (const { href, line } of listAddresses(other, type)) {
      if (known.includes(removeLocale(href))) continue
      const file = `${other.locale}.md`
      report({ file: text.file }, { rule: 'onlyThere', file, type, href, line })
    }
  }
}
