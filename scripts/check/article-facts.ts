import { figurePlace } from '#lib/blog/article-html'
import type { OpenContent } from '#lib/content/open'
import type { Place } from '#lib/content/source'
import { lineAt } from '#lib/content/text-file'
import { defaultLocale } from '#lib/i18n/locales'
import { postsPath, type Article, type Site } from '#scripts/check/articles'
import type { Report } from '#scripts/check/problem'
import { checkLength, numbersOf, numbersProblem, textsIn } from '#scripts/check/words'

/** What readers are told beside an article's text: lengths and numbers of its head, key facts, drawing, works. */
export function checkArticle(article: Article, { content, today }: Site, report: Report): void {
  const { facts, positionOf } = article
  if (facts.nextReview < today) report(positionOf('nextReview'), { rule: 'reviewDue', day: facts.nextReview }, true)
  checkHeads(article, report)
  checkKeyFacts(article, report)
  checkFigure(article, report)
  checkSafety(article, content, report)
  checkWorks(article, report)
}

function checkHeads({ texts }: Article, report: Report): void {
  const original = texts.find(({ locale }) => locale === defaultLocale)?.head
  for (const { locale, head, positionOf } of texts) {
    checkLength('headline', head.title, positionOf('title'), report)
    checkLength('title', head.metaTitle, positionOf('metaTitle'), report)
    checkLength('description', head.description, positionOf('description'), report)
    for (const field of ['title', 'excerpt', 'description'] as const) {
      const wrong = original && numbersProblem(original[field], head[field], locale)
      if (wrong) report(positionOf(field), { rule: 'in', field: { field }, wrong })
    }
  }
}

function checkKeyFacts({ facts, texts, positionOf }: Article, report: Report): void {
  for (const { locale, file, markdown } of texts)
    for (const [index, { value, meaning }] of facts.keyFacts.entries()) {
      const own = `${value[locale]} ${meaning[locale]}`
      checkNumbers(own, numbersOf(markdown), file, positionOf('keyFacts', index), report)
    }
}

function checkNumbers(text: string, known: readonly string[], file: string, place: Place, report: Report): void {
  const strange = new Set(numbersOf(text).filter((number) => !known.includes(number)))
  if (strange.size > 0) report(place, { rule: 'strangeNumbers', numbers: [...strange].join(', '), file })
}

/** A drawing has one place in each text, and says numbers and names works of it. */
function checkFigure({ figure, texts, facts }: Article, report: Report): void {
  if (!figure) return
  const { value, positionOf } = figure
  const invented = value.isExample && value.form === 'week' ? [...value.days.flat(), value.mean].map(String) : []
  // A year of publication stands in the list of works; ticks of an axis say nothing of their own.
  const shown = textsIn({ ...value, source: undefined, ticks: undefined }, positionOf).flat()
  for (const { locale, file, markdown } of texts) {
    const known = [...numbersOf(markdown), ...invented]
    for (const { text, ...place } of shown.filter((each) => each.locale === locale))
      checkNumbers(text, known, file, place, report)
    if (markdown.split(/\s+/).filter((word) => word === figurePlace).length !== 1)
      report(positionOf(), { rule: 'figurePlace', file, mark: figurePlace })
  }
  for (const [index, work] of value.references.entries())
    if (!facts.references[work - 1]) report(positionOf('references', index), { rule: 'noReference', number: work })
}

/** What sends readers to an ambulance stays in the text, the key facts (`103 when …`) or the sheet. */
function checkSafety({ slug, texts, facts, files }: Article, content: OpenContent, report: Report): void {
  for (const { file, locale, markdown } of texts) {
    const sheet = `sheet.${locale}.md`
    const keyFacts = facts.keyFacts.map(({ value, meaning }) => `${value[locale]} ${meaning[locale]}`)
    const whole = [markdown, ...keyFacts, files.includes(sheet) ? content.text(`${postsPath}/${slug}/${sheet}`) : '']
      .join('\n\n')
      .replaceAll(/\u00A0|&nbsp;/g, ' ')
    for (const { reason } of facts.mustSay.filter(({ [locale]: pattern }) => !pattern.test(whole)))
      report({ file }, { rule: 'mustSay', reason })
  }
}

function checkWorks({ facts: { references }, texts, positionOf }: Article, report: Report): void {
  if (references.length === 0) report(positionOf('references'), { rule: 'noWorks' })
  for (const { file, markdown, linesAbove, locale } of texts) {
    const marks = [...markdown.matchAll(/\[(\d+(?:, ?\d+)*)\](?!\()/g)].flatMap(({ 1: list = '', index }) =>
      list.split(',').map((number) => ({ number: Number(number), line: linesAbove + lineAt(markdown, index) })),
    )
    for (const { number, line } of marks)
      if (!references[number - 1]) report({ file, line }, { rule: 'noWork', number, count: references.length })
    for (const index of references.keys())
      if (!marks.some(({ number }) => number === index + 1))
        report(positionOf('references', index), { rule: 'unusedWork', number: index + 1, file: `${locale}.md` })
  }
}
