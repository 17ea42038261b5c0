import type { DeskTranslator } from '#lib/desk/desk-locale'
import { clickIdSources } from '#lib/visits/campaign-source'

/** Sources of leads that staff add at the desk. */
export const staffSources = ['walk-in', 'phone', 'messenger'] as const

/**
 * The source of a lead in words of the desk's language. A source that the desk does not know is
 * shown as the campaign link names it.
 */
export function getSourceLabel(t: DeskTranslator, source: string): string {
  const staffSource = staffSources.find((name) => name === source)
  if (staffSource) return t(`add.sources.${staffSource}`)
  if (source === clickIdSources.google) return t('statistics.special.google')
  if (source === clickIdSources.facebook) return t('statistics.special.facebook')
  return source
}
