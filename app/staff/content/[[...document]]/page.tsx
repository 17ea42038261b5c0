import { DeskTitle } from '#components/desk/layout/desk-title'
import { pageClass } from '#components/desk/layout/page-styles'
import { readFlash } from '#lib/desk/flash'
import { openDeskPage } from '#lib/desk/desk-texts'
import { notFound, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { DocumentEditor } from '#components/desk/documents/document-editor'
import { DocumentList } from '#components/desk/documents/document-list'
import { EditorMessage } from '#components/desk/documents/editor-message'
import { openPublishedContent } from '#lib/editing/document-files'
import { getEditorPath, getPreviewPath } from '#lib/editing/document-pages'
import { isEditableDocument, isNewSlug } from '#lib/editing/documents'

/**
 * Query parameters that open the form of a new document. The second text of each pair is the folder
 * of the new document.
 */
const newDocuments = [
  ['newArticle', 'posts'],
  ['newDoctor', 'doctors'],
] as const

/** The list of documents, or the form of one document. */
export default async function ContentPage({
  params,
  searchParams,
}: PageProps<'/staff/content/[[...document]]'>): Promise<ReactNode> {
  const words = await openDeskPage('editor')
  const { t, locale, person, desk } = words
  const { document: segments = [] } = await params
  const document = segments.join('/')
  const isList = document === ''
  if (!isList && !isEditableDocument(openPublishedContent(), document)) notFound()
  const query = await searchParams
  const getParameter = (name: string) => [query[name]].flat()[0] ?? ''
  for (const [name, folder] of newDocuments) {
    const slug = getParameter(name)
    if (isList && isNewSlug(slug)) redirect(getEditorPath(`${folder}/${slug}`))
  }
  const flash = await readFlash(person, desk)
  const isFlashShown = flash?.said === 'content' && (isList || flash.document === document)
  const { problem: status = '', mistakes = [] } = isFlashShown ? flash : {}
  const live = isList ? undefined : getPreviewPath(document, locale)
  return (
    <div className={pageClass}>
      <DeskTitle text={t('tabs.content')} />
      {isList && <h1 className="title-2">{t('tabs.content')}</h1>}
      {status !== '' && <EditorMessage {...{ status, mistakes, live, t }} />}
      {isList ? (
        <DocumentList words={words} query={getParameter('q')} />
      ) : (
        <DocumentEditor {...{ words, document, mistakes }} from={getParameter('from')} />
      )}
    </div>
  )
}
