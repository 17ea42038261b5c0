import type { DocumentName } from '#lib/content/fill-facts'
import type { OpenContent } from '#lib/content/open-content'
import type { Placeholder } from '#lib/content/read-yaml'
import { doctorLists, doctorSchema } from '#lib/content/schemas/clinic'
import { documentSchemas } from '#lib/content/schemas/documents'
import { consentDocuments, legalHeadSchema } from '#lib/content/schemas/legal'
import { defaultLocale } from '#lib/i18n/locales'

/**
 * Lists all values marked `!placeholder`, and the lists that a doctor lacks. The clinic must still
 * confirm or supply these values.
 */
export function listPlaceholders(content: OpenContent): readonly Placeholder[] {
  const files = [
    ...Object.keys(documentSchemas).map((name) => content.sourceOf(name as DocumentName)),
    ...content.doctorIds().map((id) => readDoctor(content, id)),
    ...consentDocuments.map((name) =>
      content.withHead(`content/legal/${name}/${defaultLocale}.md`, legalHeadSchema),
    ),
  ]
  return files.flatMap(({ placeholders }) => placeholders)
}

/** Reads a doctor's file. Each list that the file lacks becomes a placeholder too. */
function readDoctor(content: OpenContent, id: string): { placeholders: readonly Placeholder[] } {
  const file = `content/doctors/${id}/doctor.yaml`
  const { value, placeholders } = content.source(file, doctorSchema)
  const marked = placeholders.map(({ field }) => field)
  const missing = doctorLists.filter((field) => !value[field] && !marked.includes(field))
  return {
    placeholders: [
      ...placeholders,
      ...missing.map((field) => ({ file, line: 1, field, value: '' })),
    ],
  }
}
