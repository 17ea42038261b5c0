import type { YamlPlace } from '#lib/content/content-error'
import { doctorSchema } from '#lib/content/schemas/clinic'
import type { CheckedArticle, CheckedContent } from '#lib/editing/rules/checked-content'
import { describeMissingArticle, type ReportProblem } from '#lib/editing/rules/problem'

type PositionOf = CheckedArticle['positionOf']

const listIds = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id)

/**
 * Checks that each id or file name in a reference exists. References name doctors, authors, topics,
 * markers, articles, photos and entries of the price list.
 */
export function checkCodes(checked: CheckedContent, report: ReportProblem): void {
  const { content, articles, unreadableSlugs } = checked
  const { authors, reviewers } = content.document('people')
  const doctors = content.doctorIds()
  const topics = listIds(content.document('topics'))
  const slugs = [
    ...articles.flatMap(({ slug, facts }) => [slug, ...facts.formerly]),
    ...unreadableSlugs,
  ]

  const reviewersAt = content.sourceOf('people').positionOf
  checkKnown(doctors, listIds(reviewers), reviewersAt, 'reviewers', report)
  checkDoctors(checked, report)
  const markers = listIds(content.document('report').markers)
  const usedMarkers = content.document('plan').findings.map(({ marker }) => marker)
  checkKnown(markers, usedMarkers, content.sourceOf('plan').positionOf, 'findings', report)
  for (const { facts, positionOf } of articles) {
    const knownAuthors = [...listIds(authors), ...doctors]
    checkKnown(knownAuthors, [facts.author], positionOf, 'author', report)
    checkKnown(doctors, [facts.reviewer], positionOf, 'reviewer', report)
    checkKnown(topics, facts.topics, positionOf, 'topics', report)
  }
  const { afterSignUp } = content.document('home')
  const homeAt = content.sourceOf('home').positionOf
  checkKnown(slugs, [afterSignUp], homeAt, 'afterSignUp', report)
  checkArticlesOfPages(checked, slugs, report)
  checkRelatedArticles(checked, slugs, report)
}

/**
 * Checks that the articles to which pages link exist. Reads the sources of the documents, because a
 * document is invalid while a reference in it names nothing.
 */
function checkArticlesOfPages(
  { content }: CheckedContent,
  slugs: readonly string[],
  report: ReportProblem,
): void {
  const checkArticle = (slug: string | undefined, place: YamlPlace): void => {
    if (slug !== undefined && !slugs.includes(slug)) report(place, describeMissingArticle(slug))
  }
  const reportPage = content.sourceOf('report')
  checkArticle(reportPage.value.own.article, reportPage.positionOf('own', 'article'))
  const faq = content.sourceOf('faq')
  for (const [page, questions] of Object.entries(faq.value))
    for (const [index, { article }] of questions.entries())
      checkArticle(article, faq.positionOf(page, index, 'article'))
  const screening = content.sourceOf('screening')
  for (const [index, { article }] of screening.value.checks.entries())
    checkArticle(article, screening.positionOf('checks', index, 'article'))
}

function checkKnown(
  known: readonly string[],
  used: readonly string[],
  positionOf: PositionOf,
  field: string,
  report: ReportProblem,
): void {
  for (const [index, name] of used.entries())
    if (!known.includes(name))
      report(positionOf(field, index), { rule: 'unknownName', name, known: known.join(', ') })
}

function checkDoctors({ content }: CheckedContent, report: ReportProblem): void {
  const { categories } = content.document('services')
  const priceLines = categories.flatMap(({ options }) => listIds(options))
  for (const id of content.doctorIds()) {
    const folder = `content/doctors/${id}`
    const { value, positionOf } = content.source(`${folder}/doctor.yaml`, doctorSchema)
    if (value.photo !== undefined && !content.exists(`${folder}/${value.photo}`))
      report(positionOf('photo'), { rule: 'unknownPicture', name: value.photo })
    checkKnown(priceLines, [value.firstConsultation], positionOf, 'firstConsultation', report)
    const others = value.otherConsultations ?? []
    checkKnown(priceLines, others, positionOf, 'otherConsultations', report)
  }
}

/**
 * Checks that related articles exist and differ from the article, and that a published article has
 * a topic.
 */
function checkRelatedArticles(
  { content, articles }: CheckedContent,
  slugs: readonly string[],
  report: ReportProblem,
): void {
  const retired = content.document('redirects').gone
  for (const { slug, facts, positionOf } of articles) {
    const known = [...slugs, ...retired].filter((each) => each !== slug)
    for (const [index, name] of facts.related.entries()) {
      if (known.includes(name)) continue
      const wrong = describeMissingArticle(name)
      report(positionOf('related', index), { rule: 'orTakeOut', wrong })
    }
    if (facts.topics.length === 0 && !facts.draft) report(positionOf('topics'), { rule: 'noTopic' })
  }
}
