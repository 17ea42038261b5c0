import type { z } from 'zod'
import type { Localized, LocalizedList } from '#lib/content/localized'
import type { servicePackageSchema } from '#lib/content/schemas/packages'
import { defaultLocale } from '#lib/i18n/locales'

export type Inclusion = 'everyone' | 'indicated' | 'none'

/**
 * Returns whether a package includes a test or consultation for everyone, only when indicated, or
 * not at all.
 * @param line the first words of the list item in `packages.yaml` that names the test or
 * consultation
 */
export function getInclusion(
  line: Localized,
  item: z.infer<typeof servicePackageSchema>,
  locale = defaultLocale,
): Inclusion {
  const holds = (list: LocalizedList) => list[locale].some((each) => each.startsWith(line[locale]))
  if (holds(item.laboratoryStudies) || holds(item.consultationMethods)) return 'everyone'
  return holds(item.whenIndicated) ? 'indicated' : 'none'
}
