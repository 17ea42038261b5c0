import { AsyncLocalStorage } from 'node:async_hooks'

/** Texts from the database that replace files of `content/`. */
export type Edits = {
  /**
   * Versions of each file by path, the newest first. When a version is invalid, the next version in
   * the list is used. `null` means that the file was removed; `undefined` means the file in
   * `content/`.
   */
  files: ReadonlyMap<string, readonly (string | null | undefined)[]>
  /** The day in Kyiv on which each file was last published, by path. */
  days: ReadonlyMap<string, string>
  /** ISO time at which the next scheduled edit takes effect; null when none is scheduled. */
  next?: string | null
  /**
   * Number of publications in the database and the time of the latest change. The text differs after
   * each change of a publication.
   */
  stamp?: string
  /** True in an editor's preview. The preview also shows unpublished articles. */
  isPreview?: boolean
  /** In a preview, the documents of which the editor has drafts. The latest draft is the first. */
  draftDocuments?: readonly string[]
  /**
   * Called with the error of an invalid version, when an earlier version replaces the invalid
   * version.
   */
  onBroken?: (error: Error) => void
}

export const noEdits: Edits = { files: new Map(), days: new Map() }

/** Variables that Next's bundles and the server share. */
const shared = globalThis as typeof globalThis & {
  publishedEdits?: Edits
  previewedEdits?: AsyncLocalStorage<Edits>
}

/** The edits of the editor whose preview is being rendered. */
export const previewedEdits = (shared.previewedEdits ??= new AsyncLocalStorage())

/** Makes these edits the published edits, which all visitors see. */
export function publishEdits(edits: Edits): void {
  shared.publishedEdits = edits
}

export const getPublishedEdits = (): Edits => (shared.publishedEdits ??= noEdits)

export const getCurrentEdits = (): Edits => previewedEdits.getStore() ?? getPublishedEdits()
