import { isPublished } from '#lib/blog/is-published'
import type { Mistake } from '#lib/content/mistakes'
import type {
  CheckedArticle,
  CheckedArticleText,
  CheckedContent,
} from '#lib/editing/rules/checked-content'
import { describeMissingArticle, type ReportProblem } from '#lib/editing/rules/problem'
import { getLocaleInPath, type Locale } from '#lib/i18n/locales'
import { matchRoute, pathTo } from '#lib/i18n/routes'

/** Slugs and ids that links may contain. */
type LinkTargets = {
  /** Slugs of articles that visitors can read. */
  shown: readonly string[]
  /** Slugs of articles that visitors cannot read yet. */
  hidden: readonly string[]
  /** Slugs of printable sheets. */
  sheets: readonly string[]
  /** Ids of topics. */
  topics: readonly string[]
  /** Ids of doctors. */
  doctors: readonly string[]
}

/**
 * Checks that links of articles lead to pages that visitors can open, in the language of the text.
 */
export function checkArticleLinks(checked: CheckedContent, report: ReportProblem): void {
  const targets = listLinkTargets(checked)
  const texts = checked.articles.flatMap(({ facts, texts }) => (facts.draft ? [] : texts))
  for (const text of texts) {
    // An unpublished article may link to other unpublished articles.
    const mayLinkHidden = targets.hidden.includes(text.slug)
    for (const { href, file, line } of listAddresses(text, 'link')) {
      const problem = findLinkProblem(href, text.locale, targets, mayLinkHidden)
      if (problem !== undefined) report({ file, line }, problem)
    }
  }
}

function listLinkTargets({
  content,
  articles,
  unreadableSlugs,
  today,
}: CheckedContent): LinkTargets {
  // A link may use a former slug of an article, because the former address redirects to the
  // article.
  const listSlugs = (isIncluded: (article: CheckedArticle) => boolean) =>
    articles.filter(isIncluded).flatMap(({ slug, facts }) => [slug, ...facts.formerly])
  const shown = listSlugs(({ facts }) => isPublished(facts, today))
  return {
    shown: [...shown, ...unreadableSlugs],
    hidden: listSlugs(({ facts }) => !isPublished(facts, today)),
    sheets: listSlugs(({ files }) => files.some((name) => name.startsWith('sheet.'))),
    topics: content.document('topics').map(({ id }) => id),
    doctors: content.doctorIds(),
  }
}

/** The address of a link or picture, with the file and line that contain the address. */
export type PlacedAddress = { href: string; file: string; line: number }

/** Matches the `href` of an HTML tag, such as `<a href="/ua/blog">`. */
const hrefAttribute = /\shref\s*=\s*["']?([^"'\s>]*)/gi

/** Addresses of a text's links or pictures. Links in HTML are included. */
export function listAddresses(
  { parts }: CheckedArticleText,
  type: 'link' | 'image',
): PlacedAddress[] {
  return parts.flatMap(({ token, file, line }) => {
    const hrefs: string[] = []
    if (token.type === type) hrefs.push(String((token as { href: unknown }).href))
    if (token.type === 'html' && type === 'link')
      for (const [, href = ''] of token.raw.matchAll(hrefAttribute)) hrefs.push(href)
    return hrefs.map((href) => ({ href, file, line }))
  })
}

/**
 * Matches an address of the development server, such as `http://localhost:3000/ua/blog`. Captures
 * the path.
 */
const developmentAddress = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|(\/.+))?$/i

const describeDeadLink = (href: string, advice: Mistake): Mistake => ({
  rule: 'nowhere',
  href,
  advice,
})

function findLinkProblem(
  href: string,
  locale: Locale,
  targets: LinkTargets,
  mayLinkHidden: boolean,
): Mistake | undefined {
  const development = developmentAddress.exec(href)
  if (development) return { rule: 'previewLink', href, write: development[1] ?? pathTo(locale) }
  if (/^(https|mailto|tel):./i.test(href)) return undefined
  if (/^http:/i.test(href)) return { rule: 'https', write: href.replace(/^http:/i, 'https:') }
  if (/^www\./i.test(href))
    return describeDeadLink(href, { rule: 'write', write: `https://${href}` })
  if (!href.startsWith('/'))
    return describeDeadLink(href, { rule: 'writeFromSlash', example: pathTo(locale, 'checkUp') })
  return findPathProblem(href, locale, targets, mayLinkHidden)
}

/**
 * Describes why a link is wrong; undefined for a valid link.
 * @param href a path of the site, with query and fragment
 */
function findPathProblem(
  href: string,
  locale: Locale,
  targets: LinkTargets,
  mayLinkHidden: boolean,
): Mistake | undefined {
  const [path = ''] = href.split(/[?#]/)
  const language = getLocaleInPath(path)
  if (language === null) return { rule: 'noLanguage', href, write: `/${locale}${href}` }
  const write = href.replace(`/${language}`, `/${locale}`)
  if (language !== locale) return { rule: 'otherLanguage', language: { language }, href, write }
  const route = matchRoute(path.split('/').slice(2))
  if (!route) return describeDeadLink(href, { rule: 'noPage' })
  const { name, param } = route
  if (param === undefined) return undefined
  const isIn = (names: readonly string[]) => names.includes(param)
  if (name === 'article') {
    if (isIn(targets.shown)) return undefined
    if (isIn(targets.hidden)) return mayLinkHidden ? undefined : { rule: 'notYet', href }
    const wrong = describeMissingArticle(param)
    return describeDeadLink(href, { rule: 'orTakeOut', wrong })
  }
  if (name === 'sheet') {
    if (isIn(targets.sheets)) return undefined
    return describeDeadLink(href, { rule: 'noSheet', name: param })
  }
  if (name === 'doctor') {
    if (isIn(targets.doctors)) return undefined
    return describeDeadLink(href, { rule: 'noSuchDoctor', name: param })
  }
  if (name === 'blogTopic') {
    if (isIn(targets.topics)) return undefined
    return describeDeadLink(href, { rule: 'noSuchTopic', name: param })
  }
  return describeDeadLink(href, { rule: 'linkToPage' })
}
