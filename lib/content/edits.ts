import { AsyncLocalStorage } from 'node:async_hooks'

/** What stands in place of the files of `content/`. */
export type Edits = {
  /**
   * States of a file: the first holds, and each of the others where those before it cannot be used. `null`: it was taken
   * off; `undefined`: as in the folder.
   */
  files: ReadonlyMap<string, readonly (string | null | undefined)[]>
  /** Days on which files were last published, in Kyiv. */
  days: ReadonlyMap<string, string>
  /** When the next of them begins to hold. */
  next?: string | null
  /** For an editor alone: articles that readers do not have yet are shown. */
  isPreview?: boolean
  /** Is told what cannot be used while an earlier state stands in for it. */
  onBroken?: (error: Error) => void
}

export const noEdits: Edits = { files: new Map(), days: new Map() }

/** One for all of Next's bundles and the server. */
const shared = globalThis as typeof globalThis & {
  publishedEdits?: Edits
  previewedEdits?: AsyncLocalStorage<Edits>
}

/** What an editor sees of the site while a request of theirs is answered. */
export const previewedEdits = (shared.previewedEdits ??= new AsyncLocalStorage())

/** From now on everybody sees the site with these. */
export function publishEdits(edits: Edits): void {
  shared.publishedEdits = edits
}

export const publishedEdits = (): Edits => (shared.publishedEdits ??= noEdits)

export const currentEdits = (): Edits => previewedEdits.getStore() ?? publishedEdits()
