import { alertClass, noticeClass } from '#components/desk/layout/page-styles'
import { DeskLink } from '#components/desk/form/desk-button'
import { getEditorTexts } from '#lib/desk/desk-locale'
import type { DeskTexts } from '#lib/desk/desk-texts'
import type { ReactNode } from 'react'
import { createEditorFiles } from '#components/desk/documents/create-editor-files'
import { DocumentForm } from '#components/desk/documents/document-form'
import { FieldDifferences } from '#components/desk/documents/field-differences'
import { FigurePreview } from '#components/desk/documents/figure-preview'
import { MoveArticleForms } from '#components/desk/documents/move-article-forms'
import { RemoveDoctorForm } from '#components/desk/documents/remove-doctor-form'
import { describeVersion, VersionList } from '#components/desk/documents/version-list'
import { createSignInPath } from '#lib/auth/desk-paths'
import type { FieldMistake } from '#lib/content/field-mistake'
import {
  folderContent,
  listDocumentPaths,
  openPublishedContent,
  readDocumentFiles,
} from '#lib/editing/document-files'
import { getEditorPath } from '#lib/editing/document-pages'
import { getDocumentTitle } from '#lib/editing/document-title'
import { isArticleDocument, isDoctorDocument } from '#lib/editing/documents'
import { listFieldChoices } from '#lib/editing/field-choices'
import { readFigureTexts } from '#lib/editing/figure-texts'
import { getFileShape } from '#lib/editing/file-shape'
import { listPricePlaces } from '#lib/editing/price-places'
import { isFolderNewer, readHistory } from '#lib/editing/read-history'
import { getFilesToEdit } from '#lib/editing/revert-document'

type DocumentEditorProps = {
  words: DeskTexts
  document: string
  mistakes: readonly FieldMistake[]
  /**
   * The version with which the form begins: the id of a row, or `file` for the files of `content/`.
   * With '' the form begins with the signed-in editor's draft or, without a draft, the published
   * files.
   */
  from: string
}

export async function DocumentEditor({
  words,
  document,
  mistakes,
  from,
}: DocumentEditorProps): Promise<ReactNode> {
  const { person, desk, t, locale } = words
  const history = await readHistory(person, desk, document)
  const { versions, drafts, current, base, seen } = history
  const ownDrafts = drafts.filter(({ staffId }) => staffId === person.id)
  const draft = ownDrafts.find(({ id }) => from === '' || String(id) === from)
  const otherDrafts = drafts.filter((each) => each !== draft)
  const content = openPublishedContent()
  const shown = readDocumentFiles(content, document)
  const files = draft?.files ?? getFilesToEdit(versions, document, from)
  // The figure in the signed-in editor's latest draft. Before the first save, the figure in the
  // files with which the form begins.
  const figure = (ownDrafts[0]?.files ?? files)[`content/${document}/figure.yaml`]
  const isSameAsShown = Object.entries(files).every(
    ([file, text]) => text === (shown[file] ?? null),
  )
  const isInRelease = Object.keys(readDocumentFiles(folderContent, document)).length > 0
  const path = getEditorPath(document)
  const isArticle = isArticleDocument(document)
  const isFolder = isArticle || isDoctorDocument(document)
  const hiddenFields = {
    document,
    from,
    draft: draft?.id ?? '',
    draftSavedAt: draft?.at ?? '',
    seenPublication: seen.publication ?? '',
    seenDraftAt: seen.draftAt,
    to: path,
  }
  const listChoices = (kind: string) => listFieldChoices(content, locale, kind)
  return (
    <>
      <DeskLink href={getEditorPath()} text={t('content.toList')} />
      <h1 className="title-2">{getDocumentTitle(content, document, words)}</h1>
      {otherDrafts.map((each) => (
        <div key={each.id} role="note" className={noticeClass}>
          <details>
            <summary>
              {t(
                each.staffId === person.id ? 'content.ownDraft' : 'content.otherDraft',
                describeVersion(each, words),
              )}
            </summary>
            <FieldDifferences before={files} after={each.files} t={t} />
            <DeskLink href={`${path}?from=${each.id}`} text={t('content.open')} />
          </details>
        </div>
      ))}
      {draft && draft.base !== base && (
        <EditorWarning title={t('content.overtaken')}>
          <p>{current && t('content.changed', describeVersion(current, words))}</p>
          <FieldDifferences before={shown} after={draft.files} t={t} />
        </EditorWarning>
      )}
      {current && isFolderNewer(current) && (
        <EditorWarning title={t('content.release')}>
          <FieldDifferences
            before={current.files}
            after={readDocumentFiles(folderContent, document)}
            t={t}
          />
          <DeskLink href={`${path}?from=file`} text={t('content.take')} />
        </EditorWarning>
      )}
      {from !== '' && !draft && isSameAsShown && (
        <p role="status" className={noticeClass}>
          {t('content.equal')}
        </p>
      )}
      {from !== '' && !draft && !isSameAsShown && (
        <EditorWarning title={t('content.compared')}>
          <FieldDifferences before={shown} after={files} t={t} />
        </EditorWarning>
      )}
      <DocumentForm
        texts={getEditorTexts(t)}
        figureTexts={readFigureTexts()}
        signIn={createSignInPath(path)}
        hidden={hiddenFields}
        files={createEditorFiles(document, files, t, locale)}
        choices={listChoicesOfDocument(document, listChoices)}
        pricePlaces={isFolder ? {} : listPricePlaces(content, document, locale)}
        mistakes={mistakes}
        hasDraft={draft !== undefined}
        drawing={
          typeof figure === 'string' ? <FigurePreview text={figure} words={words} /> : undefined
        }
      />
      {isArticle && Object.keys(shown).length > 0 && (
        <MoveArticleForms {...{ document, t }} articles={listChoices('articles')} />
      )}
      {isDoctorDocument(document) && Object.keys(shown).length > 0 && (
        <RemoveDoctorForm {...{ document, t }} />
      )}
      <VersionList {...{ document, history, isInRelease, words }} />
    </>
  )
}

/** A warning above the form, such as a newer publication that the draft does not contain. */
function EditorWarning({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`grid gap-3 ${alertClass}`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/**
 * Lists the ids that the fields of a document may contain, each with its name. The key is the
 * field's `choices` in the schema, such as `doctors`.
 */
function listChoicesOfDocument(
  document: string,
  listChoices: (kind: string) => ReadonlyMap<string, string>,
): Record<string, [string, string][]> {
  const shapes = JSON.stringify(listDocumentPaths(document).map(getFileShape))
  const kinds = [...shapes.matchAll(/"choices":"(\w+)"/g)].map(([, kind = '']) => kind)
  return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, [...listChoices(kind)]]))
}
