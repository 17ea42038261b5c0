import { figurePlace } from '#lib/blog/article-html'
import type { OpenContent } from '#lib/content/open'
import { defaultLocale, locales } from '#lib/i18n/locales'
import { postsPath, type Article } from '#scripts/check/articles'
import { languageName, numbersOf, numbersProblem } from '#scripts/check/languages'
import { noArticle, type Report } from '#scripts/check/problem'
import { checkLength, textsIn } from '#scripts/check/words'

/** Names of the folders of articles and what must stand in each; people, topics and neighbours that each names. */
export function checkFolders(articles: readonly Article[], content: OpenContent, report: Report): void {
  const doctors = content.doctorIds()
  const known = {
    author: [...content.document('people').authors.map(({ id }) => id), ...doctors],
    reviewer: doctors,
    topics: content.document('topics').map(({ id }) => id),
    related: articles.map(({ slug }) => slug),
  }
  for (const article of articles) {
    checkFolder(article, articles, report)
    for (const field of ['author', 'reviewer', 'topics', 'related'] as const)
      checkNames(article, field, known[field], report)
  }
}

function checkFolder({ slug, texts, others, facts }: Article, articles: readonly Article[], report: Report): void {
  const place = { file: `${postsPath}/${slug}` }
  const twin = articles.find((other) => other.slug !== slug && other.slug.toLowerCase() === slug.toLowerCase())
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/i.test(slug))
    report(place, 'the folder’s name is the article’s address: rename it, with Latin letters, digits and hyphens only')
  if (twin) report(place, `the name differs from “${twin.slug}” by capital letters only: rename one of the two folders`)
  for (const locale of locales)
    if (!facts.draft && !texts.some((text) => text.locale === locale))
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

/** What a field names is there, each once. */
function checkNames(
  { slug, facts, positionOf }: Article,
  field: 'author' | 'reviewer' | 'topics' | 'related',
  known: readonly string[],
  report: Report,
): void {
  const named = [facts[field]].flat()
  for (const [index, name] of named.entries()) {
    const place = Array.isArray(facts[field]) ? positionOf(field, index) : positionOf(field)
    if (field === 'related' && name === slug)
      report(place, 'the article names itself among its neighbours: take it out')
    else if (!known.includes(name))
      report(
        place,
        field === 'related' ? `${noArticle(name)}, or take it out` : `there is no “${name}”: write ${known.join(', ')}`,
      )
    else if (named.indexOf(name) < index) report(place, `“${name}” stands here twice: take one out`)
  }
  if (field === 'topics' && named.length === 0 && !facts.draft)
    report(positionOf(field), 'the article belongs to no topic: write one at least')
}

/** What readers are told beside an article's text: days, lengths and numbers of its head, key facts, drawing. */
export function checkArticle(article: Article, content: OpenContent, today: string, report: Report): void {
  checkDays(article, today, report)
  checkHeads(article, report)
  checkKeyFacts(article, report)
  checkFigure(article, report)
  checkSafety(article, content, report)
}

function checkDays({ facts, positionOf }: Article, today: string, report: Report): void {
  const { published, updated, reviewed, nextReview } = facts
  if (updated !== undefined && updated < published)
    report(
      positionOf('updated'),
      `the article cannot be changed before it is published (${published}): correct one of the days`,
    )
  if (updated !== undefined && updated > today)
    report(positionOf('updated'), 'the day is still to come: write the day on which the text was changed')
  if (nextReview <= reviewed)
    report(positionOf('nextReview'), `the next review must be after the last (${reviewed}): correct one of the days`)
  else if (nextReview < today)
    report(
      positionOf('nextReview'),
      `the medical review was due on ${nextReview}: have a doctor check the article, then raise “reviewed” and “nextReview”`,
      true,
    )
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

/** Key facts say only numbers of their article, shortly. */
function checkKeyFacts({ facts, texts, positionOf }: Article, report: Report): void {
  for (const { locale, file, markdown } of texts)
    for (const [index, { value, meaning }] of facts.keyFacts.entries()) {
      const place = positionOf('keyFacts', index)
      const strange = strangeNumbers(`${value[locale]} ${meaning[locale]}`, numbersOf(markdown))
      if (strange !== '') report(place, `${strange} does not stand in ${file}: correct one of them`)
      if (value[locale].length > 10)
        report(place, `“${value[locale]}” is too long for a number at a glance: 10 characters at most`)
    }
}

const strangeNumbers = (text: string, known: readonly string[]) =>
  [...new Set(numbersOf(text).filter((number) => !known.includes(number)))].join(', ')

/** A drawing has one place in each text, says numbers and names works of it, and an invented series is called an example. */
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
    const { length } = value.title[locale]
    if (length > 60)
      report(
        positionOf('title', locale),
        `the title in ${languageName(locale)} has ${length} characters, it has room for 60`,
      )
  }
  for (const [index, work] of value.references.entries())
    if (!facts.references[work - 1])
      report(
        positionOf('references', index),
        `there is no work ${work} in references of article.yaml: correct the number`,
      )
  if (value.isExample && !(/приклад/i.test(value.note.ua) && /example/i.test(value.note.en)))
    report(
      positionOf('note'),
      'the numbers are invented (isExample): the note must say that they are an example, in both languages',
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
