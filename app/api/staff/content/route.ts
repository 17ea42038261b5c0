import { createDeskPost } from '#lib/desk/desk-post'
import { getDeskLocale } from '#lib/desk/desk-locale'
import type { NextResponse } from 'next/server'
import { redirectAfterPost } from '#lib/auth/responses'
import { openPublishedContent } from '#lib/editing/document-files'
import { getEditorPath } from '#lib/editing/document-pages'
import { isEditableDocument } from '#lib/editing/documents'
import { parseEditorPost, type EditorPost } from '#lib/editing/editor-post'
import * as answer from '#app/api/staff/content/answer-verb'

/**
 * Largest request body in bytes. The form of an article with its drawing has 60 KB, or 180 KB when
 * percent-encoded.
 */
const maxBytes = 2_000_000

/** Answers every POST request from a document form (`lib/editing/editor-post.ts`). */
export const POST = createDeskPost(
  async (person, { form, desk, redirectWithFlash }) => {
    const post = parseEditorPost(form)
    if (!post) return redirectAfterPost(getEditorPath())
    const request = { person, desk, locale: await getDeskLocale(), form, say: redirectWithFlash }
    if (post.verb === 'render') return answer.previewMarkdownText(request, post)
    if (!isEditableDocument(openPublishedContent(), post.document))
      return redirectAfterPost(getEditorPath())
    return answerDocumentVerb(request, post)
  },
  { role: 'editor', maxBytes },
)

function answerDocumentVerb(
  request: answer.EditorRequest,
  post: Exclude<EditorPost, { verb: 'render' }>,
): Promise<NextResponse> {
  switch (post.verb) {
    case 'discard':
      return answer.discardDocumentDraft(request, post)
    case 'unschedule':
      return answer.unscheduleFromForm(request, post)
    case 'rename':
      return answer.renameDocument(request, post)
    case 'retire':
      return answer.retireDocument(request, post)
    case 'removeDoctor':
      return answer.removeDoctorDocument(request, post)
    case 'autosave':
      return answer.autosaveDraft(request, post)
    case 'saveBeforeSubmit':
      return answer.saveDraftBeforeSubmit(request, post)
    case 'save':
      return answer.saveDocument(request, post)
    case 'preview':
      return answer.previewDocument(request, post)
    case 'publish':
      return answer.publishDocument(request, post)
    case 'addFile':
    case 'removeFile':
      return answer.changeFormFiles(request, post)
  }
}
