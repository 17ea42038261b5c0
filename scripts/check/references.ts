import { lineAt } from '#lib/content/text-file'
import type { Article, ArticleText } from '#scripts/check/articles'
import type { Report } from '#scripts/check/problem'

/** A title as a person compares it: letters and figures only. */
const plain = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Works that articles lean on, and their marks in the texts. */
export function checkReferences(articles: readonly Article[], report: Report): void {
  checkWorks(articles, report)
  for (const article of articles) {
    if (article.facts.references.length === 0)
      report(article.positionOf('references'), 'the article leans on no work: add one at least to “references”')
    for (const text of article.texts) checkMarks(text, article, report)
  }
}

function checkWorks(articles: readonly Article[], report: Report): void {
  const works = articles.flatMap(({ facts, positionOf }) =>
    facts.references.map((work, index) => ({ ...work, place: positionOf('references', index) })),
  )
  for (const { place, ...work } of works) {
    if (
      /uspreventiveservicestaskforce\.org|nice\.org\.uk/.test(work.url) &&
      !/read \d{2}\.\d{2}\.\d{4}$/.test(work.source)
    )
      report(place, 'this page changes: end “source” with the day it was read, such as “read 14.11.2026”')
    const isSameUrl = (url: string) => url.toLowerCase() === work.url.toLowerCase()
    const first = works.find(({ url, title }) => isSameUrl(url) || plain(title) === plain(work.title))
    if (!first || first.place === place) continue
    const field = (['title', 'source', 'year', 'url'] as const).find(
      (each) => first[each] !== work[each] && !(each === 'url' && isSameUrl(first.url)),
    )
    const { file, line } = first.place
    if (file === place.file) report(place, `this work stands on line ${line} already: take one out`)
    else if (field) report(place, `“${field}” of this work is not as in ${file}:${line}: write the same in both`)
  }
}

function checkMarks({ file, markdown, linesAbove, locale }: ArticleText, article: Article, report: Report): void {
  const { length } = article.facts.references
  const marked = new Set<number>()
  for (const { 1: list = '', index } of markdown.matchAll(/\[(\d+(?:, ?\d+)*)\](?!\()/g))
    for (const number of list.split(',').map(Number)) {
      marked.add(number)
      if (number < 1 || number > length)
        report(
          { file, line: linesAbove + lineAt(markdown, index) },
          `[${number}] is no work of the list “references”, which has ${length}: correct the number`,
        )
    }
  for (const index of article.facts.references.keys())
    if (!marked.has(index + 1))
      report(
        article.positionOf('references', index),
        `no [${index + 1}] in ${locale}.md leads to this work: add the mark or take the work out`,
      )
}
