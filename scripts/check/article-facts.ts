import { figurePlace } from '#lib/blog/article-html'
import type { OpenContent } from '#lib/content/open'
import { locales, type Locale } from '#lib/i18n/locales'
import { postsPath, type Article, type ArticleText } from '#scripts/check/articles'
import { languageName, translations } from '#scripts/check/languages'
import { numbersOf, numbersProblem } from '#scripts/check/numbers'
import { noArticle, repeated, type Problem } from '#scripts/check/problem'

/** What stands beside the texts of articles: folders, people, days, neighbours, topics, key facts, drawings, heads. */
export function checkArticles(articles: readonly Article[], content: OpenContent, today: string): Problem[] {
  const doctors = content.doctorIds()
  const known = {
    author: [...content.document('people').authors.map(({ id }) => id), ...doctors],
    reviewer: doctors,
    topics: content.document('topics').map(({ id }) => id),
    related: articles.map(({ slug }) => slug),
  }
  return articles.flatMap((article) => [
    ...checkFolder(article, articles),
    ...checkNames(article, known),
    ...(article.facts.draft ? [] : [...checkDays(article, today), ...checkHeads(article), ...checkKeyFacts(article)]),
    ...(article.facts.draft ? [] : [...checkFigure(article), ...checkSafety(article, content)]),
  ])
}

/** Names of the folders, and what must stand in each. */
function checkFolder({ slug, texts, others, facts }: Article, articles: readonly Article[]): Problem[] {
  const file = `${postsPath}/${slug}`
  const problems: string[] = []
  const twin = articles.find((other) => other.slug !== slug && other.slug.toLowerCase() === slug.toLowerCase())
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/i.test(slug))
    problems.push('the folder’s name is the article’s address: rename it, with Latin letters, digits and hyphens only')
  if (twin) problems.push(`the name differs from “${twin.slug}” by capital letters only: rename one of the two folders`)
  for (const locale of locales)
    if (!texts[locale] && !facts.draft)
      problems.push(
        `the ${languageName(locale)} text is missing: add ${locale}.md beside the other, or set draft: true in article.yaml`,
      )
  for (const name of others)
    if (!/^(?:[\w-]+\.(?:jpe?g|png)|sheet\.(?:ua|en)\.md)$/.test(name))
      problems.push(
        `“${name}” has no place here: beside the texts there are pictures, as .jpg or .png, named by Latin letters, digits and hyphens`,
      )
  return problems.map((problem) => ({ file, problem }))
}

/** Authors, doctors, topics and articles that it names are there, each once. */
function checkNames({ slug, file, facts, positionOf }: Article, known: Record<string, readonly string[]>): Problem[] {
  return (['author', 'reviewer', 'topics', 'related'] as const).flatMap((field) => {
    const named = [facts[field]].flat()
    const at = (index: number) => (Array.isArray(facts[field]) ? positionOf(field, index) : positionOf(field))
    return [
      ...named.flatMap((name, index): Problem[] => {
        const problem =
          name === slug && field === 'related'
            ? 'the article names itself among its neighbours: take it out'
            : known[field]?.includes(name)
              ? repeated(named.slice(0, index + 1)).includes(name) && `“${name}” stands here twice: take one out`
              : field === 'related'
                ? `${noArticle(name)}, or take it out`
                : `there is no “${name}”: write ${known[field]?.join(', ') ?? ''}`
        return problem === false ? [] : [{ file, ...at(index), problem }]
      }),
      ...(field === 'topics' && named.length === 0 && !facts.draft
        ? [{ file, ...positionOf(field), problem: 'the article belongs to no topic: write one at least' }]
        : []),
    ]
  })
}

function checkDays({ file, facts, positionOf }: Article, today: string): Problem[] {
  const { published, updated, reviewed, nextReview } = facts
  const problems: Problem[] = []
  const refuse = (field: string, problem: string) => problems.push({ file, ...positionOf(field), problem })
  if (updated !== undefined && updated < published)
    refuse('updated', `the article cannot be changed before it is published (${published}): correct one of the days`)
  if (updated !== undefined && updated > today)
    refuse('updated', 'the day is still to come: write the day on which the text was changed')
  if (nextReview <= reviewed)
    refuse('nextReview', `the next review must be after the last (${reviewed}): correct one of the days`)
  else if (nextReview < today) {
    const problem = `the medical review was due on ${nextReview}: have a doctor check the article, then raise “reviewed” and “nextReview”`
    problems.push({ file, ...positionOf('nextReview'), problem, isReminder: true })
  }
  return problems
}

/** Lengths that search results show, and numbers that both languages have. */
function checkHeads({ texts }: Article): Problem[] {
  const lengths = { title: [0, 80], metaTitle: [0, 60], description: [110, 160] } as const
  const fields = Object.keys(lengths) as (keyof typeof lengths)[]
  return [
    ...Object.values(texts).flatMap(({ file, head, positionOf }) =>
      fields.flatMap((field) => {
        const [least, most] = lengths[field]
        const length = head?.[field].length ?? least
        const problem = `“${field}” has ${length} characters, search results show ${least > 0 ? `${least} to ` : ''}${most}: change it`
        return length < least || length > most ? [{ file, ...positionOf(field), problem }] : []
      }),
    ),
    ...translations.flatMap((locale) => {
      const [{ head }, translation] = [texts.ua ?? { head: undefined }, texts[locale]]
      return (['title', 'excerpt', 'description'] as const).flatMap((field) => {
        if (!head || !translation?.head) return []
        const problem = numbersProblem(head[field], translation.head[field], locale)
        const at = { file: translation.file, ...translation.positionOf(field) }
        return problem === undefined ? [] : [{ ...at, problem: `in “${field}” ${problem}` }]
      })
    }),
  ]
}

/** Key facts say only numbers of their article, shortly. */
function checkKeyFacts({ slug, file, facts, texts, positionOf }: Article): Problem[] {
  return Object.values(texts).flatMap(({ locale, markdown }) =>
    facts.keyFacts.flatMap(({ value, meaning }, index): Problem[] => {
      const known = numbersOf(markdown)
      const strange = numbersOf(`${value[locale]} ${meaning[locale]}`).filter((number) => !known.includes(number))
      const at = { file, ...positionOf('keyFacts', index) }
      const where = `${postsPath}/${slug}/${locale}.md`
      return [
        ...(strange.length > 0
          ? [{ ...at, problem: `${strange.join(', ')} does not stand in ${where}: correct one of them` }]
          : []),
        ...(value[locale].length > 10
          ? [{ ...at, problem: `“${value[locale]}” is too long for a number at a glance: 10 characters at most` }]
          : []),
      ]
    }),
  )
}

/** What sends readers to an ambulance stays in the text, the key facts (`103 when …`) or the sheet. */
function checkSafety({ slug, texts, facts, others }: Article, content: OpenContent): Problem[] {
  return Object.values(texts).flatMap(({ file, locale, markdown }) => {
    const sheet = others.includes(`sheet.${locale}.md`) ? content.read(`${postsPath}/${slug}/sheet.${locale}.md`) : ''
    const keyFacts = facts.keyFacts.map(({ value, meaning }) => `${value[locale]} ${meaning[locale]}`)
    const whole = [markdown, ...keyFacts, sheet].join('\n\n').replaceAll('\u00A0', ' ').replaceAll('&nbsp;', ' ')
    return facts.mustSay.flatMap(({ reason, [locale]: pattern }) =>
      pattern.test(whole)
        ? []
        : [
            {
              file,
              problem: `this must be said and is not any more: ${reason}; take it back, or ask a doctor and change mustSay of article.yaml`,
            },
          ],
    )
  })
}

/** All words of a language below a value. */
function wordsOf(value: unknown, locale: Locale): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (locale in value) return [(value as Record<string, unknown>)[locale]].flat().map(String)
  return Object.values(value).flatMap((item) => wordsOf(item, locale))
}

/** A drawing has one place in each text, says numbers and names works of it, and an invented series is called an example. */
function checkFigure({ figure, texts, facts, slug }: Article): Problem[] {
  if (!figure) return []
  const { file, value } = figure
  const invented = value.isExample && value.form === 'week' ? [...value.days.flat(), value.mean].map(String) : []
  const ofText = ({ locale, markdown }: ArticleText): string[] => {
    const known = [...numbersOf(markdown), ...invented]
    // A year of publication stands in the list of works; ticks of an axis say nothing of their own.
    const shown = wordsOf({ ...value, source: undefined, ticks: undefined }, locale).flatMap(numbersOf)
    const strange = [...new Set(shown.filter((number) => !known.includes(number)))]
    const text = `${postsPath}/${slug}/${locale}.md`
    const places = ` ${markdown.trim()} `.split(
      new RegExp(`(?<=\\s)${figurePlace.replaceAll(/[[\]]/g, '\\$&')}(?=\\s)`),
    )
    const problems: string[] = []
    if (strange.length > 0) problems.push(`${strange.join(', ')} does not stand in ${text}: correct one of them`)
    if (places.length !== 2)
      problems.push(`${text} must say once, on a line of its own, where it stands: ${figurePlace}`)
    if (value.title[locale].length > 60)
      problems.push(
        `the title in ${languageName(locale)} has ${value.title[locale].length} characters, it has room for 60`,
      )
    return problems
  }
  const unknown = value.references.filter((work) => !facts.references[work - 1])
  const problems = [
    ...Object.values(texts).flatMap(ofText),
    ...unknown.map((work) => `there is no work ${work} in references of article.yaml: correct the number`),
    ...(value.isExample && !(/приклад/i.test(value.note.ua) && /example/i.test(value.note.en))
      ? ['the numbers are invented (isExample): the note must say that they are an example, in both languages']
      : []),
  ]
  return problems.map((problem) => ({ file, line: 1, problem }))
}
