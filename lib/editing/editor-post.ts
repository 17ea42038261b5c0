import { z } from 'zod'
import type { FieldMistake } from '#lib/content/field-mistake'
import type { DraftKey } from '#lib/editing/save-draft'

// POST requests of the document form at the desk (`/api/staff/content`). The field `do` contains
// the verb of the pressed button. A verb with an argument is written `verb=argument`.

const text = z.string().default('')
const rowId = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1)
/** A hidden field with the id of a database row; null for an empty field. */
const optionalRowId = z
  .string()
  .default('')
  .transform((value) => rowId.safeParse(value).data ?? null)

const form = {
  document: text,
  /**
   * The version with which the editor began the form: the id of its row, `file` or ''. `file`
   * stands for the files of `content/`, and '' for the published files.
   */
  from: text,
  /** Id of the draft's row (`DraftKey.id`); null before the first save. */
  draft: optionalRowId,
  /** Time of the draft's last save (`DraftKey.savedAt`); '' before the first save. */
  draftSavedAt: text,
  /** Id of the publication that the editor saw (`SeenWork.publication`). */
  seenPublication: optionalRowId,
  /** Time of the latest draft by another person that the editor saw (`SeenWork.draftAt`). */
  seenDraftAt: text,
}

const editorPost = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('render'), markdown: text }),
  z.object({ verb: z.literal('discard'), document: text, draft: optionalRowId }),
  z.object({ verb: z.literal('unschedule'), document: text, argument: rowId }),
  z.object({ verb: z.literal('rename'), document: text, name: text }),
  z.object({ verb: z.literal('retire'), document: text, name: text }),
  z.object({ verb: z.literal('removeDoctor'), document: text }),
  z.object({ verb: z.literal('preview'), document: text }),
  z.object({ verb: z.literal('autosave'), ...form }),
  z.object({ verb: z.literal('saveBeforeSubmit'), ...form }),
  z.object({ verb: z.literal('save'), ...form }),
  z.object({ verb: z.literal('publish'), at: text, ...form }),
  z.object({ verb: z.literal(['addFile', 'removeFile']), argument: z.string(), ...form }),
])

export type EditorPost = z.infer<typeof editorPost>
export type EditorVerb = EditorPost['verb']
export type PostOf<Verb extends EditorVerb> = Extract<EditorPost, { verb: Verb }>
/** A POST request with a verb that first saves the form as a draft. */
export type FormPost = Extract<EditorPost, { draftSavedAt: string }>

/** The `value` of a submit button whose `name` is `do`. */
export const getButtonValue = (verb: EditorVerb, argument?: string): string =>
  argument === undefined ? verb : `${verb}=${argument}`

/** Parses a POST request; null for an unknown verb or an invalid argument. */
export function parseEditorPost(sent: URLSearchParams): EditorPost | null {
  const [verb = '', ...argument] = (sent.get('do') ?? '').split('=')
  const fields = Object.fromEntries([...sent].reverse())
  const { data } = editorPost.safeParse({ ...fields, verb, argument: argument.join('=') })
  return data ?? null
}

/** The response to the verbs `autosave` and `saveBeforeSubmit`. `refused`: the form is too long. */
export type AutosaveResponse =
  | { status: 'saved' | 'conflict'; draft: DraftKey; mistakes: readonly FieldMistake[] }
  | { status: 'refused'; problem: string }
