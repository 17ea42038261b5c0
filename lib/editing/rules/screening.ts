import type { CheckedContent } from '#lib/editing/rules/checked-content'
import type { ReportProblem } from '#lib/editing/rules/problem'

/**
 * Checks the table "Screening by age". Each row and note needs a source, and each free check needs
 * a source that says so. Ages must be in order. Cited sources must exist, and each source must be
 * cited.
 */
export function checkScreening(checked: CheckedContent, report: ReportProblem): void {
  const { content } = checked
  const { checks, notes, sources } = content.document('screening')
  const { positionOf } = content.sourceOf('screening')
  const lists: [path: PropertyKey[], ids: readonly string[], isNeeded: boolean][] = [
    ...checks.flatMap((check, index): typeof lists => [
      [['checks', index, 'sources'], check.sources, true],
      [['checks', index, 'freeSources'], check.freeSources, check.isFree],
    ]),
    ...notes.map((note, index): (typeof lists)[number] => [
      ['notes', index, 'sources'],
      note.sources,
      true,
    ]),
  ]
  const known = sources.map(({ id }) => id)
  for (const [path, ids, isNeeded] of lists) {
    if (isNeeded && ids.length === 0) report(positionOf(...path), { rule: 'noSource' })
    for (const [index, name] of ids.entries())
      if (!known.includes(name))
        report(positionOf(...path, index), { rule: 'unknownName', name, known: known.join(', ') })
  }
  const used = new Set(lists.flatMap(([, ids]) => ids))
  for (const [index, id] of known.entries())
    if (!used.has(id)) report(positionOf('sources', index, 'id'), { rule: 'unusedSource' })
  checkAges(checked, report)
}

function checkAges({ content }: CheckedContent, report: ReportProblem): void {
  const { positionOf } = content.sourceOf('screening')
  for (const [index, { from, to }] of content.document('screening').checks.entries())
    if (to !== undefined && to < from)
      report(positionOf('checks', index, 'to'), { rule: 'ageOrder', field: { field: 'from' } })
}
