import type { TableColumns } from '#lib/database/columns'

/** Pictures of articles that were uploaded at the desk. */
export type PictureTable = {
  /** File name under `public/`. */
  name: string
  /** Base64. */
  bytes: string
  madeBy: string
  madeAt: string
}

export const pictureTableColumns: TableColumns<PictureTable> = {
  name: 'text',
  bytes: 'text',
  madeBy: 'text',
  madeAt: 'text',
}
