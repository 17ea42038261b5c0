import type { FrontMatter } from '#lib/blog/front-matter'
import { defaultLocale } from '#lib/i18n/locales'
import type { Article, ArticleFile } from '#scripts/check/articles'
import { translations } from '#scripts/check/languages'
import { numbersProblem } from '#scripts/check/numbers'
import { noArticle, repeated, type Problem } from '#scripts/check/problem'

type Known = { slugs: readonly string[]; authors: readonly string[]; doctors: readonly string[]; today: string }

/** What stands above the texts: fields, people, dates, neighbours, and that both languages agree. */
export function checkHeads(articles: readonly Article[], known: Known): Problem[] {
  return articles.flatMap(({ files, isDraft }) => {
    const all = Object.values(files)
    const read = all.flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem })))
    if (read.length > 0) return read
    return [
      ...all.flatMap((each) => checkHead(each, known, isDraft)),
      ...translations.flatMap((locale) => checkTranslation(files[defaultLocale], files[locale])),
    ]
  })
}

function checkHead({ file, slug, head, lineOf, locale }: ArticleFile, known: Known, isDraft: boolean): Problem[] {
  if (!head) return []
  const problems: Problem[] = []
  const refuse = (field: keyof FrontMatter, problem: string) => problems.push({ file, line: lineOf(field), problem })
  const people = [...known.authors, ...known.doctors]
  if (!people.includes(head.author))
    refuse(
      'author',
      `nobody has the id “${head.author}”: write one of ${people.join(', ')}, or add the person to content/people.ts`,
    )
  if (!known.doctors.includes(head.reviewer))
    refuse(
      'reviewer',
      `no doctor has the id “${head.reviewer}”: write one of ${known.doctors.join(', ')} (content/doctors.ts)`,
    )
  for (const other of head.related) {
    if (other === slug) refuse('related', 'the article names itself among its neighbours: take it out')
    else if (!known.slugs.includes(other)) refuse('related', `${noArticle(other)}, or take it out`)
  }
  for (const other of repeated(head.related)) refuse('related', `“${other}” stands here twice: take one out`)
  // A draft's texts and days are still to come.
  if (isDraft) return problems
  if (head.updated !== undefined && head.updated < head.published)
    refuse(
      'updated',
      `the article cannot be changed before it is published (${head.published}): correct one of the days`,
    )
  if (head.updated !== undefined && head.updated > known.today)
    refuse('updated', 'the day is still to come: write the day on which the text was changed')
  if (head.nextReview <= head.reviewed)
    refuse('nextReview', `the next review must be after the last (${head.reviewed}): correct one of the days`)
  else if (head.nextReview < known.today && locale === 'ua')
    problems.push({
      file,
      line: lineOf('nextReview'),
      problem: `the medical review was due on ${head.nextReview}: have a doctor check the article, then raise “reviewed” and “nextReview” in both languages`,
      isReminder: true,
    })
  const length = (field: 'title' | 'metaTitle' | 'description', most: number, least = 0) => {
    const { length } = head[field]
    if (length > most) refuse(field, `“${field}” has ${length} characters, search results show ${most}: shorten it`)
    if (length < least)
      refuse(field, `“${field}” has ${length} characters, search results need ${least} at least: say more`)
  }
  length('title', 80)
  length('metaTitle', 60)
  length('description', 160, 110)
  return problems
}

const shared = [
  'draft',
  'published',
  'updated',
  'reviewed',
  'nextReview',
  'author',
  'reviewer',
  'related',
  'references',
] as const
const texts = ['title', 'excerpt', 'description'] as const

/** Facts of an article that must be the same in all languages; reported in the translation's file. */
function checkTranslation(original: ArticleFile | undefined, translation: ArticleFile | undefined): Problem[] {
  if (!original?.head || !translation?.head) return []
  const [head, translated] = [original.head, translation.head]
  const { file, locale, lineOf } = translation
  const plain = (value: unknown) => JSON.stringify([value]).replaceAll('\u00A0', ' ')
  const different = shared.filter((field) => plain(head[field]) !== plain(translated[field]))
  return [
    ...different.map((field) => ({
      file,
      line: lineOf(field),
      problem: `“${field}” is not as in ${original.locale}.md: write the same in both languages`,
    })),
    ...texts.flatMap((field) => {
      const problem = numbersProblem(head[field], translated[field], locale)
      return problem === undefined ? [] : [{ file, line: lineOf(field), problem: `in “${field}” ${problem}` }]
    }),
  ]
}
