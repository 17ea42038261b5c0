import type { TableColumns } from '#lib/database/columns'

/** Campaign links saved at the desk. */
export type LinkTable = {
  code: string
  /** Path of this site with its campaign parameters. */
  path: string
  /** The choices in the form from which the link was made, as a query string. */
  choice: string
  label: string
  madeBy: string
  madeAt: string
}

export const linkTableColumns: TableColumns<LinkTable> = {
  code: 'text',
  path: 'text',
  choice: 'text',
  label: 'text',
  madeBy: 'text',
  madeAt: 'text',
}
