import { DeskButton, DeskLink } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import type { DeskTexts } from '#lib/desk/desk-texts'
import type { ReactNode } from 'react'
import { getEditorPath } from '#lib/editing/document-pages'
import { getButtonValue } from '#lib/editing/editor-post'
import {
  maxListedVersions,
  type DocumentHistory,
  type DocumentVersion,
} from '#lib/editing/read-history'

/**
 * Returns message arguments: the name of the member of staff who saved a version, and a time. The
 * time is that of the publication or, without a publication, of the save.
 */
export const describeVersion = (
  { name, publishAt, at: savedAt }: DocumentVersion,
  { t, formatTime }: DeskTexts,
): { name: string; time: string } => ({
  name: name ?? t('lead.somebody'),
  time: formatTime(publishAt ?? savedAt),
})

type VersionListProps = {
  document: string
  history: DocumentHistory
  /** True when the folder `content/` of the release contains the document. */
  isInRelease: boolean
  words: DeskTexts
}

/**
 * Publications of a document, and at the end the version that came with the release. Each version
 * has a link that opens the form with the files of this version. A scheduled publication also has a
 * button that cancels the publication.
 */
export function VersionList({
  document,
  history,
  isInRelease,
  words,
}: VersionListProps): ReactNode {
  const { desk, t } = words
  const { versions, publications, current } = history
  const path = getEditorPath(document)
  const isScheduled = ({ publishAt }: DocumentVersion) => (publishAt ?? '') > desk.now.toISOString()
  return (
    <section className="grid gap-3" aria-labelledby="versions">
      <h2 id="versions">{t('content.versions')}</h2>
      {publications.length === 0 && <p className="text-muted">{t('content.asInFiles')}</p>}
      <ul>
        {publications.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-4 border-b border-line">
            <span>{t('content.changed', describeVersion(each, words))}</span>
            {each.id === current?.id && <b>{t('content.held')}</b>}
            <DeskLink href={`${path}?from=${each.id}`} text={t('content.restore')} />
            {isScheduled(each) && (
              <DeskForm action="/api/staff/content" fields={{ document, to: path }}>
                <DeskButton
                  look="link"
                  name="do"
                  value={getButtonValue('unschedule', String(each.id))}
                  text={t('content.unschedule')}
                />
              </DeskForm>
            )}
          </li>
        ))}
        {isInRelease && (
          <li className="flex flex-wrap items-center gap-x-4 border-b border-line">
            <span>{t('content.released')}</span>
            {!current && <b>{t('content.held')}</b>}
            <DeskLink href={`${path}?from=file`} text={t('content.restore')} />
          </li>
        )}
      </ul>
      {versions.length === maxListedVersions && (
        <p className="text-muted">{t('content.older', { count: String(maxListedVersions) })}</p>
      )}
    </section>
  )
}
