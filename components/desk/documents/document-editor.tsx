import { createSignInPath } from '#lib/auth/desk-paths'
import { diffWordsWithSpace } from 'diff'
import { basename } from 'node:path'
import type { ReactNode } from 'react'
import { drawCover } from '#components/figures/cover-drawing'
import { DocumentForm } from '#components/desk/documents/document-form'
import { documentTitle } from '#components/desk/documents/document-list'
import { FileFields } from '#components/desk/documents/fields'
import {
  alertClass,
  Choice,
  DeskButton,
  DeskForm,
  DeskLink,
  Field,
  noticeClass,
} from '#components/desk/field'
import { figure } from '#lib/content/figure'
import {
  filesFrom,
  isFolderNewer,
  shownContent,
  shownStates,
  statesOf,
} from '#lib/editing/edit-document'
import type { Edit, FieldProblem } from '#lib/editing/edit-document'
import {
  choicesIn,
  contentPath,
  filesIn,
  folderContent,
  isArticle,
  pathsOf,
} from '#lib/editing/documents'
import { openFile } from '#lib/editing/form'
import type { EditFiles } from '#lib/editing/published'
import { editorTexts, wordOf, type LeadWords, type Words } from '#lib/desk/words'

const action = '/api/staff/content'

type EditorProps = {
  words: LeadWords
  document: string
  mistakes: readonly FieldProblem[]
  /** The state that the form begins with: a row's number, or `file`. */
  from: string
}

export async function DocumentEditor({ words, document, mistakes, from }: EditorProps) {
  const { person, desk, t, locale, at } = words
  const { all, drafts, versions, held, base, seen } = await statesOf(person, desk, document)
  const own = drafts.filter(({ staffId }) => staffId === person.id)
  const draft = own.find(({ id }) => from === '' || String(id) === from)
  const others = drafts.filter((each) => each !== draft)
  const content = shownContent()
  const shown = filesIn(content, document)
  const files = draft?.files ?? filesFrom(all, document, from)
  const who = (each: Edit) => ({
    name: each.name ?? t('lead.somebody'),
    time: at(each.publishAt ?? each.at),
  })
  const address = contentPath(document)
  const fields = {
    document,
    from,
    seen,
    draft: draft ? `${draft.id} ${draft.at}` : '',
    to: address,
  }
  const choices = (kind?: string) => choicesIn(content, locale, kind)
  const articles = [['', t('content.gone')] as const, ...choices('articles')]
    .filter(([slug]) => slug !== basename(document))
    .map(([value, label]) => ({ value, label }))
  const form = { action, fields: { document, to: address } } as const
  const move = { ...form, className: 'flex flex-wrap items-end gap-3 border-t border-line pt-4' }
  return (
    <>
      <DeskLink href={contentPath()} text={t('content.toList')} />
      <h1 className="title-2">{documentTitle(document, words)}</h1>
      {others.map((each) => (
        <div key={each.id} role="note" className={noticeClass}>
          <details>
            <summary>{t('content.otherDraft', who(each))}</summary>
            <Difference before={files} after={each.files} t={t} />
            <DeskLink href={`${address}?from=${each.id}`} text={t('content.open')} />
          </details>
        </div>
      ))}
      {draft && draft.base !== base && (
        <Question title={t('content.overtaken')}>
          <p>{held && t('content.changed', who(held))}</p>
          <Difference before={shown} after={draft.files} t={t} />
        </Question>
      )}
      {held && isFolderNewer(held) && (
        <Question title={t('content.release')}>
          <Difference before={held.files} after={filesIn(folderContent, document)} t={t} />
          <DeskLink href={`${address}?from=file`} text={t('content.take')} />
        </Question>
      )}
      {from !== '' && !draft && (
        <Question title={t('content.compared')}>
          <Difference before={shown} after={files} t={t} />
        </Question>
      )}
      <DocumentForm
        action={action}
        signIn={createSignInPath(address)}
        texts={editorTexts(t, 'autosave')}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} defaultValue={value} />
        ))}
        {/* What Enter presses. */}
        <button name="do" value="save" tabIndex={-1} aria-hidden className="sr-only" />
        {pathsOf(document).map((path) => {
          const text = files[path] ?? null
          const name = basename(path)
          const title = wordOf(t, `content.files.${name.replaceAll('.', '_')}`)
          return (
            <section
              key={`${path} ${draft?.at ?? ''}`}
              id={name}
              className="grid grid-cols-1 gap-4"
              aria-label={isArticle(document) ? title : undefined}
            >
              {isArticle(document) && text !== null && <h2>{title}</h2>}
              {text !== null && <FileFields {...{ path, text, t, mistakes, choices }} />}
              {name === 'figure.yaml' && text !== null && <Drawing text={text} t={t} />}
              {/^(figure|sheet)/.test(name) && (
                <DeskButton
                  extra="justify-self-start"
                  name="do"
                  value={`file=${name}`}
                  text={`${t(`content.list.${text === null ? 'add' : 'remove'}`)}: ${title}`}
                />
              )}
            </section>
          )
        })}
        <div className="bottom-0 z-1 flex flex-wrap items-end gap-3 border-t border-line bg-paper py-3 sm:sticky">
          <DeskButton look="primary" name="do" value="publish" text={t('content.publish')} />
          <Field name="at" type="datetime-local" label={t('content.at')} />
          <DeskButton name="do" value="save" text={t('content.save')} />
          <DeskButton name="do" value="preview" formTarget="_blank" text={t('content.preview')} />
          {draft && (
            <DeskButton look="link" name="do" value="discard" text={t('content.discard')} />
          )}
        </div>
      </DocumentForm>
      {isArticle(document) && Object.keys(shown).length > 0 && (
        <>
          <DeskForm {...move}>
            <Field id="new-name" name="name" label={t('content.newName')} required />
            <DeskButton name="do" value="move=new" text={t('content.move.new')} />
          </DeskForm>
          <DeskForm {...move}>
            <Choice name="name" label={t('content.leadTo')} options={articles} />
            <DeskButton name="do" value="move=off" text={t('content.move.off')} />
          </DeskForm>
        </>
      )}
      <section className="grid gap-3" aria-labelledby="versions">
        <h2 id="versions">{t('content.versions')}</h2>
        {versions.length === 0 && <p className="text-muted">{t('content.asInFiles')}</p>}
        <ul>
          {versions.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center gap-x-4 border-b border-line">
              <span>{t('content.changed', who(each))}</span>
              {each.id === held?.id && <b>{t('content.held')}</b>}
              <DeskLink href={`${address}?from=${each.id}`} text={t('content.restore')} />
              {(each.publishAt ?? '') > desk.now.toISOString() && (
                <DeskForm {...form}>
                  <DeskButton
                    look="link"
                    name="do"
                    value={`unschedule=${each.id}`}
                    text={t('content.unschedule')}
                  />
                </DeskForm>
              )}
            </li>
          ))}
        </ul>
        {all.length === shownStates && (
          <p className="text-muted">{t('content.older', { count: String(shownStates) })}</p>
        )}
      </section>
    </>
  )
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`grid gap-3 ${alertClass}`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Difference({ before, after, t }: { before: EditFiles; after: EditFiles; t: Words }) {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = paths.filter((path) => (before[path] ?? '') !== (after[path] ?? ''))
  if (changed.length === 0) return <p>{t('content.same')}</p>
  return changed.map((path) => (
    <p
      key={path}
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-lg bg-wash p-3 text-sm text-ink whitespace-pre-wrap"
    >
      <b>{basename(path)}</b>
      {'\n'}
      {differenceOf(before[path] ?? '', after[path] ?? '').map(
        ({ value, added, removed }, index) => {
          if (added) return <ins key={index}>{value}</ins>
          if (removed) return <del key={index}>{value}</del>
          // Of what is the same, its ends are enough to find the place.
          return (
            <span key={index}>
              {value.length > 240 ? `${value.slice(0, 100)} … ${value.slice(-100)}` : value}
            </span>
          )
        },
      )}
    </p>
  ))
}

/** Milliseconds after which two texts are shown whole: texts that have little in common take minutes. */
const diffTimeoutMs = 200

function differenceOf(before: string, after: string) {
  const whole = [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ]
  return diffWordsWithSpace(before, after, { timeout: diffTimeoutMs }) ?? whole
}

async function Drawing({ text, t }: { text: string; t: Words }) {
  const { data } = figure.safeParse(openFile('figure.yaml', text).document.toJS())
  const svg =
    data && (await drawCover(data.cover, { width: 320, height: 240 }).catch(() => undefined))
  if (svg === undefined) return null
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return <img src={src} alt={t('content.drawing')} width="320" height="240" />
}
