import { DeskButton } from '#components/desk/form/desk-button'
import { InputField } from '#components/desk/form/input-field'
import { getEditorTexts, translateCode, type DeskTranslator } from '#lib/desk/desk-locale'
import type { DeskTexts } from '#lib/desk/desk-texts'
import type { ReactNode } from 'react'
import type { OpenContent } from '#lib/content/open-content'
import { openPublishedContent } from '#lib/editing/document-files'
import { getEditorPath } from '#lib/editing/document-pages'
import { isLockedDocument, listDocuments } from '#lib/editing/documents'
import { getDocumentTitle } from '#lib/editing/document-title'
import { findDocuments, isPageAddress } from '#lib/editing/find-documents'
import { foundParameter } from '#lib/editing/document-query'
import { listVersions, type ListedVersion } from '#lib/editing/read-history'

const lineClass = 'flex min-h-11 items-center'

/**
 * The list of documents, grouped by kind. `query` limits the list to the documents that match the
 * search.
 */
export async function DocumentList({
  words,
  query,
}: {
  words: DeskTexts
  query: string
}): Promise<ReactNode> {
  const { person, desk, t } = words
  const content = openPublishedContent()
  const versions = await listVersions(person, desk)
  const kinds = listDocuments(content, [...versions.keys()])
  const found = findDocuments(content, Object.values(kinds).flat(), query, getEditorTexts(t))
  const groups = Object.entries(kinds)
    .map(([kind, all]) => ({ kind, documents: all.filter((each) => found.includes(each)) }))
    .filter(({ documents }) => documents.length > 0)
  return (
    <>
      <form action={getEditorPath()} role="search" className="flex flex-wrap items-end gap-3">
        <InputField name="q" type="search" label={t('content.search')} defaultValue={query} />
        <DeskButton text={t('list.show')} />
      </form>
      <div className="flex flex-wrap gap-x-12 gap-y-4">
        <BeginForm name="newArticle" t={t} />
        <BeginForm name="newDoctor" t={t} />
      </div>
      {groups.length === 0 && <p role="status">{t('content.nothing')}</p>}
      {groups.map(({ kind, documents }) => (
        <section key={kind} aria-labelledby={kind}>
          <h2 id={kind}>{translateCode(t, `content.kinds.${kind}`)}</h2>
          {kind === 'legal' && <p className="text-muted">{t('content.legalText')}</p>}
          <ul>
            {documents.map((document) => (
              <DocumentLine
                key={document}
                {...{ content, document, words, query }}
                versions={versions.get(document) ?? []}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

type BeginFormProps = { name: 'newArticle' | 'newDoctor'; t: DeskTranslator }

function BeginForm({ name, t }: BeginFormProps) {
  return (
    <form action={getEditorPath()} className="flex flex-wrap items-end gap-3">
      <InputField
        name={name}
        label={t(`content.${name}`)}
        required
        pattern="[A-Za-z0-9]+(-[A-Za-z0-9]+)*"
      />
      <DeskButton text={t('content.begin')} />
      <small className="w-full text-sm text-muted">{t('content.slugHint')}</small>
    </form>
  )
}

type DocumentLineProps = {
  query: string
  content: OpenContent
  document: string
  words: DeskTexts
  versions: readonly ListedVersion[]
}

/**
 * One document in the list, with its latest publication and the names of the editors who have
 * drafts.
 */
function DocumentLine({ content, document, words, versions, query }: DocumentLineProps) {
  const { t, formatTime } = words
  const title = getDocumentTitle(content, document, words)
  const hasWords = query !== '' && !isPageAddress(query)
  // The form focuses the field that contains the words.
  const search = hasWords ? `?${new URLSearchParams({ [foundParameter]: query }).toString()}` : ''
  const nameOf = ({ name }: ListedVersion) => name ?? t('lead.somebody')
  const last = versions.findLast(({ publishAt }) => publishAt !== null)
  const drafts = versions.filter(({ publishAt }) => publishAt === null)
  const draftNames = [...new Set(drafts.map(nameOf))].join(', ')
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-b border-line">
      {isLockedDocument(document) ? (
        <span className={lineClass}>{title}</span>
      ) : (
        <a
          className={`${lineClass} py-2 underline underline-offset-4`}
          href={getEditorPath(document) + search}
        >
          {title}
        </a>
      )}
      <span className="text-sm text-muted">
        {last && t('content.changed', { name: nameOf(last), time: formatTime(last.at) })}{' '}
        {draftNames !== '' && (
          <b className="font-semibold text-ink">{t('content.draftOf', { name: draftNames })}</b>
        )}
      </span>
    </li>
  )
}
