import { isPublished } from '#lib/blog/is-published'
import { defaultLocale, locales, getLocaleInPath } from '#lib/i18n/locales'
import { matchRoute, pathTo } from '#lib/i18n/routes'
import type { Said } from '#lib/content/sentences'
import { type Article, type ArticleText, type Site } from '#lib/editing/rules/articles'
import { describeMissingArticle, type ReportProblem } from '#lib/editing/rules/problem'
import { numbersProblem } from '#lib/editing/rules/words'

/** What links may lead to: articles that readers have, drafts and later ones, sheets and topics. */
type Targets = Record<'shown' | 'hidden' | 'sheets' | 'topics', readonly string[]>

export function checkLinks(
  { content, articles, unread, today }: Site,
  report: ReportProblem,
): void {
  // A former name leads to the article as well.
  const slugsWhere = (is: (article: Article) => boolean) =>
    articles.filter(is).flatMap(({ slug, facts }) => [slug, ...facts.formerly])
  const targets: Targets = {
    shown: [...slugsWhere(({ facts }) => isPublished(facts, today)), ...unread],
    hidden: slugsWhere(({ facts }) => !isPublished(facts, today)),
    sheets: slugsWhere(({ files }) => files.some((name) => name.startsWith('sheet.'))),
    topics: content.document('topics').map(({ id }) => id),
  }
  for (const text of articles.flatMap(({ facts, texts }) => (facts.draft ? [] : texts)))
    for (const { href, ...place } of addressesOf(text, 'link')) {
      const problem = linkProblem(href, text, targets, targets.hidden.includes(text.slug))
      if (problem !== undefined) report(place, problem)
    }
}

function addressesOf({ parts }: ArticleText, type: 'link' | 'image') {
  return parts.flatMap(({ token, file, line }) => {
    const html =
      type === 'link' && token.type === 'html'
        ? token.raw.matchAll(/\shref\s*=\s*["']?([^"'\s>]*)/gi)
        : []
    const own = token.type === type ? [String((token as { href: unknown }).href)] : []
    return [...own, ...[...html].map(([, href = '']) => href)].map((href) => ({ href, file, line }))
  })
}

function linkProblem(
  href: string,
  { locale }: ArticleText,
  targets: Targets,
  isHidden: boolean,
): Said | undefined {
  const preview = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|(\/.+))?$/i.exec(href)
  if (preview) return { rule: 'previewLink', href, write: preview[1] ?? pathTo(locale) }
  if (/^(https|mailto|tel):./i.test(href)) return undefined
  if (/^http:/i.test(href)) return { rule: 'https', write: href.replace(/^http:/i, 'https:') }
  const nowhere = (advice: Said): Said => ({ rule: 'nowhere', href, advice })
  if (/^www\./i.test(href)) return nowhere({ rule: 'write', write: `https://${href}` })
  if (!href.startsWith('/'))
    return nowhere({ rule: 'writeFromSlash', example: pathTo(locale, 'checkUp') })
  const [path = ''] = href.split(/[?#]/)
  const language = getLocaleInPath(path)
  if (language === null) return { rule: 'noLanguage', href, write: `/${locale}${href}` }
  const write = href.replace(`/${language}`, `/${locale}`)
  if (language !== locale) return { rule: 'otherLanguage', language: { language }, href, write }
  const route = matchRoute(path.split('/').slice(2))
  if (!route) return nowhere({ rule: 'noPage' })
  const { name, param } = route
  if (param === undefined) return undefined
  if (name === 'article' && targets.shown.includes(param)) return undefined
  if (name === 'article' && targets.hidden.includes(param))
    return isHidden ? undefined : { rule: 'notYet', href }
  if (name === 'article')
    return nowhere({ rule: 'orTakeOut', wrong: describeMissingArticle(param) })
  if (name === 'sheet')
    return targets.sheets.includes(param) ? undefined : nowhere({ rule: 'noSheet', name: param })
  if (name === 'blogTopic')
    return targets.topics.includes(param)
      ? undefined
      : nowhere({ rule: 'noSuchTopic', name: param })
  return nowhere({ rule: 'linkToPage' })
}

function withoutLanguage(href: string): string {
  return href.replace(new RegExp(`^/(${locales.join('|')})\\b`), '')
}

/** What the texts of an article have in common in all languages: headings, numbers, links, pictures, length. */
export function checkLanguages(
  { texts: [original, ...translations] }: Article,
  report: ReportProblem,
): void {
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
        { rule: 'textLength', percent, language: { language: defaultLocale } },
      )
  }
}

const headingsOf = ({ parts }: ArticleText) =>
  parts.flatMap(({ token, ...part }) =>
    part.isBlock && token.type === 'heading'
      ? { ...part, depth: (token as { depth: number }).depth }
      : [],
  )

function checkHeadings(
  original: ArticleText,
  translation: ArticleText,
  report: ReportProblem,
): void {
  const [headings, own] = [headingsOf(original), headingsOf(translation)]
  const longer = own.length > headings.length ? own : headings
  const at = longer.findIndex((_heading, index) => headings[index]?.depth !== own[index]?.depth)
  if (at < 0) return
  const [file, otherFile] = [`${original.locale}.md`, `${translation.locale}.md`]
  const counts = { count: headings.length, file, otherCount: own.length, otherFile }
  report(own[at] ?? { file: translation.file }, { rule: 'headings', ...counts })
}

function checkSame(text: ArticleText, from: ArticleText, report: ReportProblem): void {
  for (const type of ['link', 'image'] as const) {
    const own = addressesOf(text, type).map(({ href }) => withoutLanguage(href))
    for (const { href, line } of addressesOf(from, type).filter(
      (each) => !own.includes(withoutLanguage(each.href)),
    ))
      report(
        { file: text.file },
        { rule: 'onlyThere', file: `${from.locale}.md`, type, href, line },
      )
  }
}
