import type { Article as Facts } from '#lib/content/article'
import type { Article, ArticleText } from '#scripts/check/articles'
import { linksOf } from '#scripts/check/article-links'
import { lineAt, type Problem } from '#scripts/check/problem'

type Work = Facts['references'][number] & { file: string; line: number }

/** A title as a person compares it: letters and figures only. */
const plain = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Works that articles lean on, and their marks in the texts. */
export function checkReferences(articles: readonly Article[], today: string): Problem[] {
  const read = articles.filter(({ facts }) => !facts.draft)
  const slugs = articles.map(({ slug }) => slug)
  const works = read.flatMap(worksOf)
  return [
    ...works.flatMap((work) => workProblems(work, works, today)),
    ...read.flatMap((article) =>
      Object.values(article.texts).flatMap((text) => [
        ...markProblems(text, article),
        ...cochraneProblems(text, article, slugs),
      ]),
    ),
  ]
}

function worksOf({ facts, file, positionOf }: Article): Work[] {
  return facts.references.map((work, index) => ({ ...work, file, line: positionOf('references', index).line }))
}

function workProblems({ file, line, ...work }: Work, works: readonly Work[], today: string): Problem[] {
  const problems: string[] = []
  const doi = 'https://doi.org/'
  const address = work.url.toLowerCase()
  if (
    work.url.startsWith(doi)
      ? !/^10\.\d{4,9}\/[^\s"<>]+[^\s"<>.,;]$/.test(work.url.slice(doi.length))
      : !/^https:\/\/\S+\.\S+$/.test(work.url)
  )
    problems.push(`“${work.url}” is no address: a doi begins with 10. and a url with https://`)
  if (!Number.isInteger(work.year) || work.year < 1950 || work.year > Number(today.slice(0, 4)))
    problems.push(`${work.year} is not the year of a work that has appeared: correct it`)
  if (
    /uspreventiveservicestaskforce\.org|nice\.org\.uk/.test(work.url) &&
    !/read \d{2}\.\d{2}\.\d{4}$/.test(work.source)
  )
    problems.push('this page changes: end “source” with the day it was read, such as “read 14.11.2026”')
  const first = works.find((other) => other.url.toLowerCase() === address || plain(other.title) === plain(work.title))
  const isFirst = first?.file === file && first.line === line
  if (first && !isFirst && first.file === file)
    problems.push(`this work stands on line ${first.line} already: take one out`)
  else if (first && !isFirst) {
    const field = (['title', 'source', 'year', 'url'] as const).find(
      (each) => first[each] !== work[each] && !(each === 'url' && first.url.toLowerCase() === address),
    )
    if (field) problems.push(`“${field}” of this work is not as in ${first.file}:${first.line}: write the same in both`)
  }
  return problems.map((problem) => ({ file, line, problem }))
}

/** The review of general health checks is explained once; whoever cites it leads there. */
function cochraneProblems(
  text: ArticleText,
  { facts, file, positionOf }: Article,
  slugs: readonly string[],
): Problem[] {
  const explained = 'Check-up'
  const at = facts.references.findIndex(({ url }) => url.endsWith('14651858.CD009009.pub3'))
  const address = `/${text.locale}/article/${explained}`
  if (
    at < 0 ||
    text.slug === explained ||
    !slugs.includes(explained) ||
    linksOf(text).some(({ href }) => href === address)
  )
    return []
  const problem = `this review is explained in the article “${explained}”: link to ${address} where it is cited`
  return [{ file, ...positionOf('references', at), problem: `${text.locale}.md: ${problem}` }]
}

function markProblems({ file, markdown, linesAbove, locale }: ArticleText, article: Article): Problem[] {
  const { references } = article.facts
  const marks = [...markdown.matchAll(/\[(\d+(?:, ?\d+)*)\](?!\()/g)].flatMap(({ 1: list = '', index }) =>
    list.split(',').map((number) => ({ number: Number(number), line: linesAbove + lineAt(markdown, index) })),
  )
  const count = references.length
  const unlisted = marks.filter(({ number }) => number < 1 || number > count)
  const unmarked = references.flatMap((_work, index) =>
    marks.some(({ number }) => number === index + 1) ? [] : [index],
  )
  const none =
    count === 0
      ? [
          {
            file: article.file,
            ...article.positionOf('references'),
            problem: 'the article leans on no work: add one at least to “references”',
          },
        ]
      : []
  return [
    ...none,
    ...unlisted.map(({ number, line }) => ({
      file,
      line,
      problem: `[${number}] is no work of the list “references”, which has ${count}: correct the number`,
    })),
    ...unmarked.map((index) => ({
      file: article.file,
      ...article.positionOf('references', index),
      problem: `no [${index + 1}] in ${locale}.md leads to this work: add the mark or take the work out`,
    })),
  ]
}
