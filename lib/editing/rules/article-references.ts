import { getLineNumber } from '#lib/content/read-text-file'
import type { CheckedArticle, CheckedArticleText } from '#lib/editing/rules/checked-content'
import type { ReportProblem } from '#lib/editing/rules/problem'

/** Matches references such as `[1]` or `[2, 3]`. Does not match a link such as `[1](https://…)`. */
const referenceMark = /\[(\d+(?:, ?\d+)*)\](?!\()/g

type ReferenceMark = { number: number; line: number }

function listReferenceMarks({ markdown, linesAbove }: CheckedArticleText): ReferenceMark[] {
  return [...markdown.matchAll(referenceMark)].flatMap(({ 1: list = '', index }) => {
    const line = linesAbove + getLineNumber(markdown, index)
    return list.split(',').map((number) => ({ number: Number(number), line }))
  })
}

/** Checks that each text cites every work of the list `references`, and no other work. */
export function checkArticleReferences(article: CheckedArticle, report: ReportProblem): void {
  const { facts, texts, positionOf } = article
  const { references } = facts
  if (references.length === 0) report(positionOf('references'), { rule: 'noWorks' })
  for (const text of texts) {
    const marks = listReferenceMarks(text)
    for (const { number, line } of marks) {
      if (references[number - 1]) continue
      report({ file: text.file, line }, { rule: 'noWork', number, count: references.length })
    }
    for (const index of references.keys()) {
      const number = index + 1
      if (marks.some((mark) => mark.number === number)) continue
      const file = `${text.locale}.md`
      report(positionOf('references', index), { rule: 'unusedWork', number, file })
    }
  }
}
