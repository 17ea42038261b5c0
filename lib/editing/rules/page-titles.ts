import { doctorSchema } from '#lib/content/schemas/clinic'
import type { CheckedContent } from '#lib/editing/rules/checked-content'
import type { ReportProblem } from '#lib/editing/rules/problem'
import { checkTextLength } from '#lib/editing/rules/text-length'
import { locales } from '#lib/i18n/locales'

/**
 * Checks the lengths of titles and descriptions of pages, topics and doctors, because search
 * results cut longer texts.
 */
export function checkPageTitles({ content }: CheckedContent, report: ReportProblem): void {
  const pages = content.sourceOf('pages')
  for (const [name, page] of Object.entries(content.document('pages')))
    for (const field of ['title', 'description'] as const)
      for (const locale of locales) {
        const place = pages.positionOf(name, field, locale)
        checkTextLength(field, page[field][locale], place, report)
      }
  const topics = content.sourceOf('topics')
  const clinicName = content.document('clinic').name
  for (const [index, { heading, description }] of content.document('topics').entries())
    for (const locale of locales) {
      const title = `${heading[locale]} — ${clinicName[locale]}`
      checkTextLength('heading', title, topics.positionOf(index, 'heading', locale), report)
      const place = topics.positionOf(index, 'description', locale)
      checkTextLength('description', description[locale], place, report)
    }
  for (const id of content.doctorIds()) {
    const { name, metaDescription } = content.doctor(id)
    const { positionOf } = content.source(`content/doctors/${id}/doctor.yaml`, doctorSchema)
    for (const locale of locales) {
      const title = `${name[locale]} — ${clinicName[locale]}`
      checkTextLength('doctor', title, positionOf('name', locale), report)
      const place = positionOf('metaDescription', locale)
      checkTextLength('description', metaDescription[locale], place, report)
    }
  }
}
