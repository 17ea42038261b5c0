import type { TableColumns } from '#lib/database/columns'

/** Spellings of campaign sources that staff have merged in the statistics. */
export type SourceSpellingTable = {
  /** A spelling as statistics group it, such as `inst`. */
  spelling: string
  /** The source under which the spelling is counted, such as `instagram`. */
  source: string
  mergedBy: string
  mergedAt: string
}

export const sourceSpellingTableColumns: TableColumns<SourceSpellingTable> = {
  spelling: 'text',
  source: 'text',
  mergedBy: 'text',
  mergedAt: 'text',
}
