import type { TableColumns } from '#lib/database/columns'

/** Campaign links saved at the desk. */
export type LinkTable = {
  code: string
  /** Path of a page of this site, with the campaign parameters in the query. */
  path: string
  /** The values of the form that made the link, as a query string. */
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
