import type { Desk } from '#lib/desk/desk'
import type { Flash } from '#lib/desk/flash'
import { getDeskTranslations } from '#lib/desk/desk-locale'
import { draftMode } from 'next/headers'
import type { NextResponse } from 'next/server'
import type { Person } from '#lib/auth/person'
import { respondJson, redirectAfterPost } from '#lib/auth/responses'
import type { FieldMistake } from '#lib/content/field-mistake'
import { translateMistake } from '#lib/content/mistakes'
import { addOptionalFile } from '#lib/editing/add-optional-file'
import { checkDraft } from '#lib/editing/check-draft'
import { discardDraft } from '#lib/editing/discard-draft'
import type { DocumentFiles } from '#lib/editing/document-files'
import { getEditorPath, getPreviewPath } from '#lib/editing/document-pages'
import type { AutosaveResponse, FormPost, PostOf } from '#lib/editing/editor-post'
import { fillDocument } from '#lib/editing/fill-document'
import { removeDoctor } from '#lib/editing/remove-doctor'
import { renameArticle, retireArticle, type MoveResult } from '#lib/editing/move-article'
import { previewMarkdown } from '#lib/editing/preview-markdown'
import { publishDocuments } from '#lib/editing/publish-document'
import { readHistory } from '#lib/editing/read-history'
import { getFilesToEdit } from '#lib/editing/revert-document'
import { saveDocumentDraft, type DraftResult } from '#lib/editing/save-draft'
import { unscheduleDocument } from '#lib/editing/unschedule-document'
import type { Locale } from '#lib/i18n/locales'
import { findKyivTime } from '#lib/time/kyiv-time'

// Each exported function answers one kind (`verb`) of POST request from the document form at the
// desk. Each exported function first calls a function of lib/editing that requires the role
// `editor`.

/** A POST request from a document form. */
export type EditorRequest = {
  person: Person
  desk: Desk
  locale: Locale
  form: URLSearchParams
  /** Redirects to the page `path`, which shows the message `flash`. */
  say: (flash: Flash, path: string) => Promise<NextResponse>
}

/**
 * Redirects to the form of a document, which shows a message. `status` is the key of the message.
 */
function showResult(
  { say }: EditorRequest,
  document: string,
  status: string,
  mistakes: readonly FieldMistake[] = [],
): Promise<NextResponse> {
  return say({ said: 'content', document, problem: status, mistakes }, getEditorPath(document))
}

export async function previewMarkdownText(
  { person, locale }: EditorRequest,
  { markdown }: PostOf<'render'>,
): Promise<NextResponse> {
  const preview = await previewMarkdown(person, markdown, locale)
  if (preview.status === 'rendered') return respondJson({ html: preview.html })
  const t = await getDeskTranslations()
  return respondJson({ problem: t('content.tools.noPreview', { problem: preview.problem }) }, 422)
}

export async function discardDocumentDraft(
  request: EditorRequest,
  { document, draft }: PostOf<'discard'>,
): Promise<NextResponse> {
  if (draft !== null) await discardDraft(request.person, request.desk, draft)
  return showResult(request, document, 'discarded')
}

export async function unscheduleFromForm(
  { person, desk }: EditorRequest,
  { document, argument: publication }: PostOf<'unschedule'>,
): Promise<NextResponse> {
  await unscheduleDocument(person, desk, publication)
  return redirectAfterPost(getEditorPath(document))
}

export async function renameDocument(
  request: EditorRequest,
  { document, name }: PostOf<'rename'>,
): Promise<NextResponse> {
  const { person, desk, locale } = request
  const result = await renameArticle(person, desk, document, name, locale)
  return showMove(request, document, `posts/${name}`, result)
}

export async function retireDocument(
  request: EditorRequest,
  { document, name }: PostOf<'retire'>,
): Promise<NextResponse> {
  const { person, desk, locale } = request
  const result = await retireArticle(person, desk, document, name, locale)
  return showMove(request, document, '', result)
}

export async function removeDoctorDocument(
  request: EditorRequest,
  { document }: PostOf<'removeDoctor'>,
): Promise<NextResponse> {
  const { person, desk, locale } = request
  const result = await removeDoctor(person, desk, document, locale)
  return showMove(request, document, '', result)
}

/**
 * Shows the result of renaming or removing an article, or of removing a doctor.
 * @param next document whose form opens after success; an empty string opens the list of documents
 */
function showMove(
  request: EditorRequest,
  document: string,
  next: string,
  result: MoveResult,
): Promise<NextResponse> {
  const { status } = result
  if (status === 'moved') return showResult(request, next, 'published')
  if (status === 'refused') return showResult(request, document, status, result.mistakes)
  if (status === 'noDocument') return showResult(request, '', status)
  return showResult(request, document, status === 'scheduled' ? 'moveScheduled' : status)
}

/**
 * Limits of one form: the number of its fields, and the number of characters in all its fields
 * together. The longest form, the price list, has 500 fields.
 */
const limits = { fields: 3000, characters: 200_000 }

type SavedForm = { status: 'saved'; files: DocumentFiles; result: DraftResult }
type TooLongForm = { status: 'tooLong'; problem: string }

/**
 * Saves the form as a draft.
 * @param change changes the files of the document before the draft is saved
 */
async function saveForm(
  { person, desk, locale, form }: EditorRequest,
  post: FormPost,
  change?: (files: DocumentFiles) => DocumentFiles,
): Promise<SavedForm | TooLongForm> {
  const characters = [...form.values()].reduce((sum, value) => sum + value.length, 0)
  if (form.size > limits.fields || characters > limits.characters) {
    const problem = translateMistake({ rule: 'longText', most: limits.characters }, locale)
    return { status: 'tooLong', problem }
  }
  const { document } = post
  const { versions } = await readHistory(person, desk, document)
  const from = post.draft === null ? post.from : String(post.draft)
  const before = getFilesToEdit(versions, document, from)
  const filled = fillDocument(before, form)
  const files = change ? change(filled) : filled
  const result = await saveDocumentDraft(person, desk, {
    document,
    draft: post.draft === null ? null : { id: post.draft, savedAt: post.draftSavedAt },
    seen: { publication: post.seenPublication, draftAt: post.seenDraftAt },
    files,
  })
  return { status: 'saved', files, result }
}

function showTooLong(
  request: EditorRequest,
  { document }: FormPost,
  { problem }: TooLongForm,
): Promise<NextResponse> {
  return showResult(request, document, 'refused', [{ field: '', problem, isReminder: false }])
}

function respondToScript(response: AutosaveResponse): NextResponse {
  return respondJson(response, response.status === 'refused' ? 413 : 200)
}

/** Saves the form while an editor types, and returns the mistakes in the form. */
export async function autosaveDraft(
  request: EditorRequest,
  post: PostOf<'autosave'>,
): Promise<NextResponse> {
  const saved = await saveForm(request, post)
  if (saved.status === 'tooLong')
    return respondToScript({ status: 'refused', problem: saved.problem })
  const { status, draft } = saved.result
  const mistakes = await checkDraft(request.person, request.desk, saved.files, request.locale)
  return respondToScript({ status, draft, mistakes })
}

/**
 * Saves the form as a draft just before the browser submits the form. The fields are not checked
 * here, because the handler of the submitted form checks them.
 */
export async function saveDraftBeforeSubmit(
  request: EditorRequest,
  post: PostOf<'saveBeforeSubmit'>,
): Promise<NextResponse> {
  const saved = await saveForm(request, post)
  if (saved.status === 'tooLong')
    return respondToScript({ status: 'refused', problem: saved.problem })
  const { status, draft } = saved.result
  return respondToScript({ status, draft, mistakes: [] })
}

export async function saveDocument(
  request: EditorRequest,
  post: PostOf<'save'>,
): Promise<NextResponse> {
  const saved = await saveForm(request, post)
  if (saved.status === 'tooLong') return showTooLong(request, post, saved)
  const mistakes = await checkDraft(request.person, request.desk, saved.files, request.locale)
  return showResult(request, post.document, saved.result.status, mistakes)
}

/**
 * Redirects to the document's page, which shows this editor's drafts. The draft is not saved here,
 * because the form saves its changes before the preview. A second save would make the form's draft
 * look older than the saved draft, and the next publication would report a conflict.
 */
export async function previewDocument(
  { locale }: EditorRequest,
  { document }: PostOf<'preview'>,
): Promise<NextResponse> {
  const draft = await draftMode()
  draft.enable()
  return redirectAfterPost(getPreviewPath(document, locale))
}

/**
 * Publishes the form now or at the chosen time. Refuses when a field breaks a rule. Also refuses
 * when another editor has changed the document since this editor opened the form.
 */
export async function publishDocument(
  request: EditorRequest,
  post: PostOf<'publish'>,
): Promise<NextResponse> {
  const { person, desk, locale } = request
  const { document } = post
  const saved = await saveForm(request, post)
  if (saved.status === 'tooLong') return showTooLong(request, post, saved)
  const { files, result } = saved
  const mistakes = await checkDraft(person, desk, files, locale)
  if (result.status === 'conflict') return showResult(request, document, 'conflict', mistakes)
  if (mistakes.some(({ isReminder }) => !isReminder))
    return showResult(request, document, 'refused', mistakes)
  const [day = '', time = ''] = post.at.split('T')
  const chosen = findKyivTime(day, time) ?? desk.now
  const from = chosen > desk.now ? chosen : desk.now
  const publication = { document, files, base: result.base, draft: result.draft.id }
  const { status } = await publishDocuments(person, desk, [publication], from)
  // After a publication the editor sees the site as visitors see it.
  if (status === 'published') (await draftMode()).disable()
  return showResult(request, document, status)
}

/** Adds or removes an optional file of an article (a drawing or a sheet). */
export async function changeFormFiles(
  request: EditorRequest,
  post: PostOf<'addFile' | 'removeFile'>,
): Promise<NextResponse> {
  const { verb, argument: name, document } = post
  const path = `content/${document}/${name}`
  const change = (files: DocumentFiles): DocumentFiles =>
    verb === 'addFile' ? addOptionalFile(files, document, path) : { ...files, [path]: null }
  const saved = await saveForm(request, post, change)
  if (saved.status === 'tooLong') return showTooLong(request, post, saved)
  return redirectAfterPost(`${getEditorPath(document)}#${name}`)
}
