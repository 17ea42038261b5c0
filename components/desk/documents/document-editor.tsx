import { alertClass, noticeClass } from '#components/desk/layout/page-styles'
import { DeskButton, DeskLink } from '#components/desk/form/desk-button'
import { InputField } from '#components/desk/form/input-field'
import { getEditorMessages, translateCode, type DeskTranslator } from '#lib/desk/desk-locale'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { basename } from 'node:path'
import type { ReactNode } from 'react'
import { drawCover } from '#components/figures/cover-drawing'
import { DocumentForm } from '#components/desk/documents/document-form'
import { getDocumentTitle } from '#components/desk/documents/document-list'
import { FileFields } from '#components/desk/documents/file-fields'
import { MoveArticleForms } from '#components/desk/documents/move-article-forms'
import { RemoveDoctorForm } from '#components/desk/documents/remove-doctor-form'
import { TextDifference } from '#components/desk/documents/text-difference'
import { describeVersion, VersionList } from '#components/desk/documents/version-list'
import { createSignInPath } from '#lib/auth/desk-paths'
import type { FieldMistake } from '#lib/content/field-mistake'
import { figureSchema } from '#lib/content/schemas/figure'
import {
  folderContent,
  listDocumentPaths,
  openPublishedContent,
  readDocumentFiles,
} from '#lib/editing/document-files'
import { getEditorPath } from '#lib/editing/document-pages'
import { isArticleDocument, isDoctorDocument } from '#lib/editing/documents'
import { getButtonValue } from '#lib/editing/editor-post'
import { listFieldChoices } from '#lib/editing/field-choices'
import { isFolderNewer, readHistory } from '#lib/editing/read-history'
import { getFilesToEdit } from '#lib/editing/revert-document'
import { openFile } from '#lib/editing/yaml-file'

type DocumentEditorProps = {
  words: DeskTexts
  document: string
  mistakes: readonly FieldMistake[]
  /**
   * The version with which the form begins: the id of a row, or `file` for the files of `content/`.
   * '' means the person's draft or, without a draft, the published files.
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
  const isSameAsShown = Object.entries(files).every(([file, text]) => text === (shown[file] ?? null))
  const isInRelease = Object.keys(readDocumentFiles(folderContent, document)).length > 0
  const path = getEditorPath(document)
  const isArticle = isArticleDocument(document)
  const hiddenFields = {
    document,
    from,
    draft: draft?.id ?? '',
    draftSavedAt: draft?.at ?? '',
    seenPublication: seen.publication ?? '',
    seenDraftAt: seen.draftAt,
    to: path,
  }
  const listChoices = (kind?: string) => listFieldChoices(content, locale, kind)
  return (
    <>
      <DeskLink href={getEditorPath()} text={t('content.toList')} />
      <h1 className="title-2">{getDocumentTitle(content, document, words)}</h1>
      {otherDrafts.map((each) => (
        <div key={each.id} role="note" className={noticeClass}>
          <details>
            <summary>{t('content.otherDraft', describeVersion(each, words))}</summary>
            <TextDifference before={files} after={each.files} t={t} />
            <DeskLink href={`${path}?from=${each.id}`} text={t('content.open')} />
          </details>
        </div>
      ))}
      {draft && draft.base !== base && (
        <Question title={t('content.overtaken')}>
          <p>{current && t('content.changed', describeVersion(current, words))}</p>
          <TextDifference before={shown} after={draft.files} t={t} />
        </Question>
      )}
      {current && isFolderNewer(current) && (
        <Question title={t('content.release')}>
          <TextDifference
            before={current.files}
            after={readDocumentFiles(folderContent, document)}
            t={t}
          />
          <DeskLink href={`${path}?from=file`} text={t('content.take')} />
        </Question>
      )}
      {from !== '' && !draft && isSameAsShown && (
        <p role="status" className={noticeClass}>
          {t('content.equal')}
        </p>
      )}
      {from !== '' && !draft && !isSameAsShown && (
        <Question title={t('content.compared')}>
          <TextDifference before={shown} after={files} t={t} />
        </Question>
      )}
      <DocumentForm
        action="/api/staff/content"
        signIn={createSignInPath(path)}
        texts={getEditorMessages(t, 'autosave')}
      >
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} defaultValue={value} />
        ))}
        {/* The Enter key presses the first button of a form, so the first button saves. */}
        <button name="do" value="save" tabIndex={-1} aria-hidden className="sr-only" />
        {listDocumentPaths(document).map((filePath) => {
          const text = files[filePath] ?? null
          const name = basename(filePath)
          const title = translateCode(t, `content.files.${name.replaceAll('.', '_')}`)
          const isOptional = /^(figure|sheet)/.test(name)
          return (
            <section
              key={`${filePath} ${draft?.at ?? ''}`}
              id={name}
              className="grid grid-cols-1 gap-4"
              aria-label={isArticle ? title : undefined}
            >
              {isArticle && text !== null && <h2>{title}</h2>}
              {text !== null && (
                <FileFields path={filePath} {...{ text, t, mistakes, listChoices }} />
              )}
              {name === 'figure.yaml' && text !== null && <FigurePreview text={text} t={t} />}
              {isOptional && <OptionalFileButton {...{ name, title, t }} isAdded={text !== null} />}
            </section>
          )
        })}
        <div className="bottom-0 z-1 flex flex-wrap items-end gap-3 border-t border-line bg-paper py-3 sm:sticky">
          <DeskButton look="primary" name="do" value="publish" text={t('content.publish')} />
          <InputField name="at" type="datetime-local" label={t('content.at')} />
          <DeskButton name="do" value="save" text={t('content.save')} />
          <DeskButton name="do" value="preview" formTarget="_blank" text={t('content.preview')} />
          {draft && (
            <DeskButton look="link" name="do" value="discard" text={t('content.discard')} />
          )}
        </div>
      </DocumentForm>
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

/** A notice above the form. The editor should read the notice before editing. */
function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`grid gap-3 ${alertClass}`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

type OptionalFileButtonProps = { name: string; title: string; isAdded: boolean; t: DeskTranslator }

function OptionalFileButton({ name, title, isAdded, t }: OptionalFileButtonProps) {
  const verb = isAdded ? 'removeFile' : 'addFile'
  const label = t(`content.list.${isAdded ? 'remove' : 'add'}`)
  return (
    <DeskButton
      extra="justify-self-start"
      name="do"
      value={getButtonValue(verb, name)}
      text={`${label}: ${title}`}
    />
  )
}

/** A preview of the cover in `figure.yaml`. Nothing is shown while the file has mistakes. */
async function FigurePreview({ text, t }: { text: string; t: DeskTranslator }) {
  const { data } = figureSchema.safeParse(openFile('figure.yaml', text).document.toJS())
  const size = { width: 320, height: 240 }
  const svg = data && (await drawCover(data.cover, size).catch(() => undefined))
  if (svg === undefined) return null
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return <img src={src} alt={t('content.drawing')} width="320" height="240" />
}
