import type { DeskTranslator } from '#lib/desk/desk-locale'
import { clickIdSources } from '#lib/visits/campaign-source'

/**
 * Sources of leads that staff add at the desk. The people of these leads did not sign up on the
 * site.
 */
export const staffSources = ['walk-in', 'phone', 'messenger'] as const

/**
 * Returns the name of a lead's source in the desk's language. A source without a name in the
 * messages is shown as in the campaign link.
 */
export function getSourceLabel(t: DeskTranslator, source: string): string {
  const staffSource = staffSources.find((name) => name === source)
  if (staffSource) return t(`add.sources.${staffSource}`)
  if (source === clickIdSources.google) return t('statistics.special.google')
  if (source === clickIdSources.facebook) return t('statistics.special.facebook')
  return source
}
