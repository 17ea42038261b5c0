import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { figurePlace } from '#lib/blog/article-html'
import type { OpenContent } from '#lib/content/open'
import { defaultLocale, locales } from '#lib/i18n/locales'
import { languageName } from '#lib/content/sentences'
import { postsPath, type Article } from '#scripts/check/articles'
import { numbersOf, numbersProblem } from '#scripts/check/languages'
import { checkFolderName, noArticle, type Report } from '#scripts/check/problem'
import { checkLength, textsIn } from '#scripts/check/words'

/** Names of the folders of articles and what must stand in each; people, topics and neighbours that each names. */
export function checkFolders(articles: readonly Article[], content: OpenContent, report: Report): void {
  const doctors = content.doctorIds()
  const slugs = articles.map(({ slug }) => slug)
  const known = {
    author: [...content.document('people').authors.map(({ id }) => id), ...doctors],
    reviewer: doctors,
    topics: content.document('topics').map(({ id }) => id),
  }
  const left = [...articles.flatMap(({ facts }) => facts.formerly), ...content.document('redirects').gone]
  for (const article of articles) {
    const { slug, facts, positionOf } = article
    checkFolder(article, slugs, content, report)
    for (const field of ['author', 'reviewer', 'topics'] as const)
      for (const [index, name] of [facts[field]].flat().entries())
        if (!known[field].includes(name))
          report(positionOf(field, index), `there is no “${name}”: write ${known[field].join(', ')}`)
    for (const [index, name] of facts.related.entries())
      if (name === slug || ![...slugs, ...left].includes(name))
        report(
          positionOf('related', index),
          name === slug
            ? 'the article names itself among its neighbours: take it out'
            : `${noArticle(name)}, or take it out`,
        )
    if (facts.topics.length === 0 && !facts.draft)
      report(positionOf('topics'), 'the article belongs to no topic: write one at least')
  }
}

function checkFolder(
  { slug, facts, others }: Article,
  slugs: readonly string[],
  content: OpenContent,
  report: Report,
): void {
  const place = { file: `${postsPath}/${slug}` }
  const twin = slugs.find((other) => other !== slug && other.toLowerCase() === slug.toLowerCase())
  checkFolderName(place.file, report)
  if (twin) report(place, `the name differs from “${twin}” by capital letters only: rename one of the two folders`)
  for (const locale of locales)
    if (!facts.draft && !existsSync(join(content.root, place.file, `${locale}.md`)))
      report(
        place,
        `the ${languageName(locale)} text is missing: add ${locale}.md beside the other, or set draft: true in article.yaml`,
      )
  for (const name of others)
    if (!/^(?:[\w-]+\.(?:jpe?g|png)|sheet\.(?:ua|en)\.md)$/.test(name))
      report(
        place,
        `“${name}” has no place here: beside the texts there are pictures, as .jpg or .png, named by Latin letters, digits and hyphens`,
      )
}

/** What readers are told beside an article's text: lengths and numbers of its head, key facts, drawing. */
export function checkArticle(article: Article, content: OpenContent, today: string, report: Report): void {
  const { facts, positionOf } = article
  if (facts.nextReview < today)
    report(
      positionOf('nextReview'),
      `the medical review was due on ${facts.nextReview}: have a doctor check the article, then raise “reviewed” and “nextReview”`,
      true,
    )
  checkHeads(article, report)
  checkKeyFacts(article, report)
  checkFigure(article, report)
  checkSafety(article, content, report)
}

function checkHeads({ texts }: Article, report: Report): void {
  const original = texts.find(({ locale }) => locale === defaultLocale)?.head
  for (const { locale, head, positionOf } of texts) {
    if (!head) continue
    checkLength('headline', head.title, positionOf('title'), report)
    checkLength('title', head.metaTitle, positionOf('metaTitle'), report)
    checkLength('description', head.description, positionOf('description'), report)
    for (const field of ['title', 'excerpt', 'description'] as const) {
      const problem = original && numbersProblem(original[field], head[field], locale)
      if (problem) report(positionOf(field), `in “${field}” ${problem}`)
    }
  }
}

/** Key facts say only numbers of their article. */
function checkKeyFacts({ facts, texts, positionOf }: Article, report: Report): void {
  for (const { locale, file, markdown } of texts)
    for (const [index, { value, meaning }] of facts.keyFacts.entries()) {
      const strange = strangeNumbers(`${value[locale]} ${meaning[locale]}`, numbersOf(markdown))
      if (strange !== '')
        report(positionOf('keyFacts', index), `${strange} does not stand in ${file}: correct one of them`)
    }
}

const strangeNumbers = (text: string, known: readonly string[]) =>
  [...new Set(numbersOf(text).filter((number) => !known.includes(number)))].join(', ')

/** A drawing has one place in each text, and says numbers and names works of it. */
function checkFigure({ figure, texts, facts }: Article, report: Report): void {
  if (!figure) return
  const { value, positionOf } = figure
  const invented = value.isExample && value.form === 'week' ? [...value.days.flat(), value.mean].map(String) : []
  // A year of publication stands in the list of works; ticks of an axis say nothing of their own.
  const shown = textsIn({ ...value, source: undefined, ticks: undefined }, positionOf).flat()
  for (const { locale, file, markdown } of texts) {
    const known = [...numbersOf(markdown), ...invented]
    for (const { text, ...place } of shown.filter((each) => each.locale === locale)) {
      const strange = strangeNumbers(text, known)
      if (strange !== '') report(place, `${strange} does not stand in ${file}: correct one of them`)
    }
    if (markdown.split(/\s+/).filter((word) => word === figurePlace).length !== 1)
      report(positionOf(), `${file} must say once, on a line of its own, where it stands: ${figurePlace}`)
  }
  for (const [index, work] of value.references.entries())
    if (!facts.references[work - 1])
      report(
        positionOf('references', index),
        `there is no work ${work} in references of article.yaml: correct the number`,
      )
}

/** What sends readers to an ambulance stays in the text, the key facts (`103 when …`) or the sheet. */
function checkSafety({ slug, texts, facts, others }: Article, content: OpenContent, report: Report): void {
  for (const { file, locale, markdown } of texts) {
    const sheet = `sheet.${locale}.md`
    const keyFacts = facts.keyFacts.map(({ value, meaning }) => `${value[locale]} ${meaning[locale]}`)
    const whole = [markdown, ...keyFacts, others.includes(sheet) ? content.read(`${postsPath}/${slug}/${sheet}`) : '']
      .join('\n\n')
      .replaceAll(/\u00A0|&nbsp;/g, ' ')
    for (const { reason } of facts.mustSay.filter(({ [locale]: pattern }) => !pattern.test(whole)))
      report(
        { file },
        `this must be said and is not any more: ${reason}; take it back, or ask a doctor and change mustSay of article.yaml`,
      )
  }
}
