import { figurePlace } from '#lib/blog/article-html'
import type { YamlPlace } from '#lib/content/content-error'
import type { CheckedArticle, CheckedContent } from '#lib/editing/rules/checked-content'
import { listTranslatedTexts } from '#lib/editing/rules/localized-texts'
import { findNumberDifference, listNumbers } from '#lib/editing/rules/numbers'
import type { ReportProblem } from '#lib/editing/rules/problem'
import { checkTextLength } from '#lib/editing/rules/text-length'
import { defaultLocale, locales } from '#lib/i18n/locales'

/**
 * Checks an article: the review date, the front matter of each text, the key facts and the figure.
 */
export function checkArticleFacts(
  article: CheckedArticle,
  { today }: CheckedContent,
  report: ReportProblem,
): void {
  const { facts, positionOf } = article
  if (facts.nextReview < today)
    report(positionOf('nextReview'), { rule: 'reviewDue', day: facts.nextReview }, true)
  checkHead(article, report)
  checkKeyFacts(article, report)
  checkCoverNumber(article, report)
  checkFigure(article, report)
}

/**
 * Checks the front matter of each text of an article: the lengths of the titles and the
 * description. The title, the excerpt and the description must contain the same numbers in all
 * languages.
 */
function checkHead({ texts }: CheckedArticle, report: ReportProblem): void {
  const original = texts.find(({ locale }) => locale === defaultLocale)?.head
  for (const { locale, head, positionOf } of texts) {
    checkTextLength('headline', head.title, positionOf('title'), report)
    checkTextLength('title', head.metaTitle, positionOf('metaTitle'), report)
    checkTextLength('description', head.description, positionOf('description'), report)
    for (const field of ['title', 'excerpt', 'description'] as const) {
      const wrong = original && findNumberDifference(original[field], head[field], locale)
      if (wrong) report(positionOf(field), { rule: 'in', field: { field }, wrong })
    }
  }
}

/** Checks that each number in the key facts also occurs in the text of the article. */
function checkKeyFacts({ facts, texts, positionOf }: CheckedArticle, report: ReportProblem): void {
  for (const { locale, file, markdown } of texts) {
    const known = listNumbers(markdown)
    for (const [index, { value, meaning }] of facts.keyFacts.entries()) {
      const keyFact = `${value[locale]} ${meaning[locale]}`
      reportUnknownNumbers(keyFact, known, file, positionOf('keyFacts', index), report)
    }
  }
}

/**
 * Checks that the first key fact contains the number of the cover. The article shows this key fact
 * below the cover, and `checkKeyFacts` checks that the text contains the number.
 */
function checkCoverNumber(
  { facts: { coverNumber, keyFacts }, positionOf }: CheckedArticle,
  report: ReportProblem,
): void {
  if (!coverNumber) return
  for (const locale of locales) {
    const known = listNumbers(keyFacts[0]?.value[locale] ?? '')
    const unknown = listNumbers(coverNumber[locale]).filter((number) => !known.includes(number))
    if (unknown.length === 0) continue
    report(positionOf('coverNumber'), { rule: 'coverNumber', numbers: unknown.join(', ') })
  }
}

/**
 * Reports the numbers of `text` that are not in `known`.
 * @param file the file that contains the `known` numbers
 */
function reportUnknownNumbers(
  text: string,
  known: readonly string[],
  file: string,
  place: YamlPlace,
  report: ReportProblem,
): void {
  const unknown = new Set(listNumbers(text).filter((number) => !known.includes(number)))
  if (unknown.size === 0) return
  report(place, { rule: 'strangeNumbers', numbers: [...unknown].join(', '), file })
}

/**
 * Checks that each text contains the placeholder of the figure (`figurePlace`) exactly once. Checks
 * that the article contains the numbers and the references of the figure.
 */
function checkFigure({ figure, texts, facts }: CheckedArticle, report: ReportProblem): void {
  if (!figure) return
  const { value, positionOf } = figure
  const isExampleWeek = value.isExample && value.form === 'week'
  const exampleNumbers = isExampleWeek ? [...value.days.flat(), value.mean].map(String) : []
  // The texts of the article need not contain the year of the figure's source or the ticks of an
  // axis.
  const shownValue = { ...value, source: undefined, ticks: undefined }
  const shownTexts = listTranslatedTexts(shownValue, positionOf).flat()
  for (const { locale, file, markdown } of texts) {
    const known = [...listNumbers(markdown), ...exampleNumbers]
    for (const { text, ...place } of shownTexts.filter((each) => each.locale === locale))
      reportUnknownNumbers(text, known, file, place, report)
    const places = markdown.split(/\s+/).filter((word) => word === figurePlace)
    if (places.length !== 1) report(positionOf(), { rule: 'figurePlace', file, mark: figurePlace })
  }
  for (const [index, number] of value.references.entries())
    if (!facts.references[number - 1])
      report(positionOf('references', index), { rule: 'noReference', number })
}
