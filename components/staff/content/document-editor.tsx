import { basename } from 'node:path'
import type { ReactNode } from 'react'
import { Autosave } from '#components/staff/content/autosave'
import { Difference } from '#components/staff/content/difference'
import { documentTitle } from '#components/staff/content/document-list'
import { drawCover } from '#components/figures/cover-drawing'
import { FileFields } from '#components/staff/content/fields'
import { alertClass, DeskButton, DeskForm, DeskLink, Field, noticeClass } from '#components/staff/field'
import { signInPath } from '#lib/auth/paths'
import type { Person } from '#lib/auth/person'
import { figure } from '#lib/content/figure'
import type { Desk } from '#lib/desk/caller'
import { shownContent, type FieldProblem } from '#lib/desk/content/actions'
import { contentPath, filesIn, folderContent, isArticle } from '#lib/desk/content/documents'
import { draftsOf, heldOf, isFolderNewer, versionsOf, type Edit } from '#lib/desk/content/drafts'
import { openFile } from '#lib/desk/content/form'
import type { EditFiles } from '#lib/desk/content/published'
import { shortTimes, textsOf, wordOf, type Words } from '#lib/desk/words'
import type { Locale } from '#lib/i18n/locales'

const action = '/api/staff/content'
const formId = 'document'

type EditorProps = {
  person: Person
  desk: Desk
  t: Words
  locale: Locale
  document: string
  mistakes: readonly FieldProblem[]
  draftId: number
  versionId: number
}

/** A document with its form, and what became of it before. */
export async function DocumentEditor({ person, desk, t, locale, document, mistakes, draftId, versionId }: EditorProps) {
  const drafts = await draftsOf(person, desk.db, document)
  const versions = await versionsOf(person, desk.db, document)
  const held = heldOf(versions, desk.now)
  const draft = drafts.find(({ id }) => id === draftId) ?? drafts.find(({ staffId }) => staffId === person.id)
  const others = drafts.filter(({ id, staffId }) => id !== draft?.id || staffId !== person.id)
  const shown = filesIn(shownContent(), document)
  const files = draft?.files ?? shown
  const at = shortTimes(locale, desk.now)
  const who = ({ name }: Edit) => name ?? t('lead.somebody')
  const fields = {
    document,
    draft: draft?.id ?? '',
    seen: draft?.at ?? '',
    base: (draft ? draft.base : held?.id) ?? '',
  }
  const sent = Object.entries(fields).map(([name, value]) => [name, String(value)] as const)
  const same = t('content.same')
  const buttons = (names: readonly ('over' | 'discard' | 'keep' | 'take')[]) => (
    <DeskForm action={action} fields={sent} className="flex flex-wrap gap-3">
      {names.map((name) => (
        <DeskButton key={name} name="do" value={name} text={t(`content.${name}`)} />
      ))}
    </DeskForm>
  )
  const version = versions.find(({ id }) => id === versionId)
  return (
    <>
      <p>
        <DeskLink href={contentPath()} text={t('content.toList')} />
      </p>
      <h1 className="title-2">{documentTitle(document, { t, locale })}</h1>
      {others.map((each) => (
        <p key={each.id} role="note" className={noticeClass}>
          {t('content.otherDraft', { name: who(each), time: at(each.at) })}{' '}
          <a className="underline" href={`${contentPath(document)}?draft=${each.id}`}>
            {t('content.open')}
          </a>
        </p>
      ))}
      {draft && draft.base !== (held?.id ?? null) && (
        <Question id="conflict" title={t('content.said.conflict')}>
          <p>{held && t('content.changed', { name: who(held), time: at(held.at) })}</p>
          <Difference before={shown} after={draft.files} same={same} />
          {buttons(['over', 'discard'])}
        </Question>
      )}
      {held && isFolderNewer(held) && (
        <Question id="release" title={t('content.release')}>
          <Difference before={held.files} after={filesIn(folderContent, document)} same={same} />
          {buttons(['keep', 'take'])}
        </Question>
      )}
      <form id={formId} method="post" action={action} className="grid grid-cols-1 gap-6">
        {sent.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="to" value={contentPath(document)} />
        {/* What Enter presses. */}
        <button name="do" value="save" tabIndex={-1} aria-hidden className="sr-only" />
        {Object.entries(files).map(([path, text]) =>
          text === null ? null : (
            <section key={`${path} ${draft?.at ?? ''}`} className="grid grid-cols-1 gap-4" aria-label={path}>
              {isArticle(document) && <h2>{wordOf(t, `content.files.${basename(path).replaceAll('.', '_')}`)}</h2>}
              <FileFields path={path} text={text} t={t} mistakes={mistakes} />
            </section>
          ),
        )}
        {isArticle(document) && (
          <Drawing
            path={`content/${document}/figure.yaml`}
            files={files}
            labels={{ add: t('content.addFigure'), drawing: t('content.drawing') }}
          />
        )}
        <div className="bottom-0 flex flex-wrap items-end gap-3 border-t border-line bg-paper py-3 sm:sticky">
          <DeskButton look="primary" name="do" value="publish" text={t('content.publish')} />
          <Field name="at" type="datetime-local" label={t('content.at')} />
          <DeskButton name="do" value="save" text={t('content.save')} />
          <DeskButton name="do" value="preview" formTarget="_blank" text={t('content.preview')} />
          {draft && <DeskButton look="link" name="do" value="discard" text={t('content.discard')} />}
          <Autosave
            formId={formId}
            signIn={signInPath(contentPath(document))}
            texts={textsOf(['saving', 'saved', 'beside', 'conflict', 'away', 'signedOut'], (name) =>
              t(`content.autosave.${name}`),
            )}
          />
        </div>
      </form>
      {isArticle(document) && Object.keys(shown).length > 0 && (
        <>
          {(['rename', 'takeOff'] as const).map((change) => (
            <DeskForm
              key={change}
              action={action}
              fields={{ document, to: contentPath(document) }}
              className="flex flex-wrap items-end gap-3 border-t border-line pt-4"
            >
              <Field
                name={change === 'rename' ? 'slug' : 'leadTo'}
                id={change}
                label={t(change === 'rename' ? 'content.newName' : 'content.leadTo')}
                required={change === 'rename'}
              />
              <DeskButton name="do" value={change} text={t(`content.${change}`)} />
            </DeskForm>
          ))}
        </>
      )}
      <section className="grid gap-3" aria-labelledby="versions">
        <h2 id="versions">{t('content.versions')}</h2>
        {versions.length === 0 && <p className="text-muted">{t('content.asInFiles')}</p>}
        <ul>
          {versions.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center gap-x-4 border-b border-line">
              <span>{`${at(each.publishAt ?? each.at)}, ${who(each)}`}</span>
              {each.id === held?.id && <b>{t('content.held')}</b>}
              <DeskLink href={`${contentPath(document)}?version=${each.id}#versions`} text={t('content.compare')} />
              <DeskForm action={action} fields={{ document, to: contentPath(document) }}>
                {(each.publishAt ?? '') > desk.now.toISOString() ? (
                  <DeskButton look="link" name="do" value={`unschedule=${each.id}`} text={t('content.unschedule')} />
                ) : (
                  <DeskButton look="link" name="do" value={`restore=${each.id}`} text={t('content.restore')} />
                )}
              </DeskForm>
            </li>
          ))}
        </ul>
        {version && <Difference before={version.files} after={shown} same={same} />}
      </section>
    </>
  )
}

/** What the editor decides first, with both texts. */
function Question({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={`grid gap-3 ${alertClass}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

type DrawingProps = { path: string; files: EditFiles; labels: Readonly<Record<'add' | 'drawing', string>> }

/** What the numbers of an article make as they are now, or how to begin a drawing. */
async function Drawing({ path, files, labels }: DrawingProps) {
  const text = files[path]
  if (typeof text !== 'string') return <DeskButton name="do" value="figure" text={labels.add} />
  const { data } = figure.safeParse(openFile(path, text).document.toJS())
  const svg = data && (await drawCover(data.cover, { width: 320, height: 240 }).catch(() => undefined))
  if (svg === undefined) return null
  return (
    <figure className="grid gap-2">
      <img
        alt={labels.drawing}
        width="320"
        height="240"
        src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`}
      />
      <figcaption className="text-sm text-muted">{labels.drawing}</figcaption>
    </figure>
  )
}
