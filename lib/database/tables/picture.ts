import type { TableColumns } from '#lib/database/columns'

/** Pictures of articles, uploaded at the desk. */
export type PictureTable = {
  /** File name under `public/`. */
  name: string
  /** The picture in base64. */
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
