import type { DocumentName } from '#lib/content/fill-facts'
import type { OpenContent } from '#lib/content/open-content'
import type { Placeholder } from '#lib/content/read-yaml'
import { doctorSchema } from '#lib/content/schemas/clinic'
import { documentSchemas } from '#lib/content/schemas/documents'
import { consentDocuments, legalHeadSchema } from '#lib/content/schemas/legal'
import { defaultLocale } from '#lib/i18n/locales'

/** Lists all values marked `!placeholder`. The clinic must still confirm these values. */
export function listPlaceholders(content: OpenContent): readonly Placeholder[] {
  const files = [
    ...Object.keys(documentSchemas).map((name) => content.sourceOf(name as DocumentName)),
    ...content
      .doctorIds()
      .map((id) => content.source(`content/doctors/${id}/doctor.yaml`, doctorSchema)),
    ...consentDocuments.map((name) =>
      content.withHead(`content/legal/${name}/${defaultLocale}.md`, legalHeadSchema),
    ),
  ]
  return files.flatMap(({ placeholders }) => placeholders)
}
