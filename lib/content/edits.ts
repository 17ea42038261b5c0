import { AsyncLocalStorage } from 'node:async_hooks'

/** Edited versions of files of `content/`. */
export type Edits = {
  /**
   * Versions of a file, the newest first. An invalid version is replaced by the next one. `null`:
   * the file was removed; `undefined`: the file of the folder.
   */
  files: ReadonlyMap<string, readonly (string | null | undefined)[]>
  /** Days in Kyiv on which files were last published, by path. */
  days: ReadonlyMap<string, string>
  /** ISO time at which the next scheduled edit takes effect. */
  next?: string | null
  /** True in an editor's preview, which also shows unpublished articles. */
  isPreview?: boolean
  /** Called when an edit is invalid and an earlier version is shown instead. */
  onBroken?: (error: Error) => void
}

export const noEdits: Edits = { files: new Map(), days: new Map() }

/** Shared by Next's bundles and the server. */
const shared = globalThis as typeof globalThis & {
  publishedEdits?: Edits
  previewedEdits?: AsyncLocalStorage<Edits>
}

/** The edits of the editor whose preview is being rendered. */
export const previewedEdits = (shared.previewedEdits ??= new AsyncLocalStorage())

/** Shows these edits to all visitors. */
export function publishEdits(edits: Edits): void {
  shared.publishedEdits = edits
}

export const getPublishedEdits = (): Edits => (shared.publishedEdits ??= noEdits)

export const getCurrentEdits = (): Edits => previewedEdits.getStore() ?? getPublishedEdits()
