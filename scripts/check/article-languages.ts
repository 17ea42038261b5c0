import { languageName } from '#lib/content/sentences'
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
      report(
        { file: translation.file },
        `the text is ${percent} % as long as the ${languageName(defaultLocale)} one: is a part missing in one of them?`,
      )
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
  const counts = `${headings.length} in ${original.locale}.md, ${own.length} in ${translation.locale}.md`
  report(
    own[at] ?? { file: translation.file },
    `the headings are not the same in both languages (${counts}): from here on they differ`,
  )
}

/** Links and pictures of one text that another has as well. */
function checkSame(text: ArticleText, from: ArticleText, report: Report): void {
  for (const type of ['link', 'image'] as const) {
    const own = addressesOf(text, type).map(({ href }) => withoutLanguage(href))
    for (const { href, line } of addressesOf(from, type).filter((each) => !own.includes(withoutLanguage(each.href))))
      report(
        { file: text.file },
        `${from.locale}.md has a ${type === 'link' ? 'link to' : 'picture'} ${href} on line ${line}, this text has none: add it here or take it out there`,
      )
  }
}
