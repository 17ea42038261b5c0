import { DeskButton, Field } from '#components/desk/field'
import { editedDocuments, shownContent } from '#lib/editing/edit-document'
import {
  contentPath,
  documentsIn,
  findDocuments,
  isArticle,
  isLocked,
  titleIn,
} from '#lib/editing/documents'
import { wordOf, type LeadWords } from '#lib/desk/words'

const lineClass = 'flex min-h-11 items-center'

export const documentTitle = (document: string, { t, locale }: LeadWords): string => {
  const name = `content.names.${document}` as 'name'
  return t.has(name)
    ? t(name)
    : (titleIn(shownContent(), document, locale) ?? document.replace(/.*\//, ''))
}

/** Documents by kind: all, or those that are looked for. */
export async function DocumentList({ words, query }: { words: LeadWords; query: string }) {
  const { person, desk, t, at } = words
  const shown = shownContent()
  const edited = await editedDocuments(person, desk)
  const kinds = documentsIn(shown, [...edited.keys()].filter(isArticle))
  const found = findDocuments(shown, Object.values(kinds).flat(), query)
  const groups = Object.entries(kinds)
    .map(([kind, all]) => ({ kind, documents: all.filter((document) => found.includes(document)) }))
    .filter(({ documents }) => documents.length > 0)
  return (
    <>
      <form action={contentPath()} role="search" className="flex flex-wrap items-end gap-3">
        <Field name="q" type="search" label={t('content.search')} defaultValue={query} />
        <DeskButton text={t('list.show')} />
      </form>
      {groups.length === 0 && <p role="status">{t('content.nothing')}</p>}
      {groups.map(({ kind, documents }) => (
        <section key={kind} aria-labelledby={kind}>
          <h2 id={kind}>{wordOf(t, `content.kinds.${kind}`)}</h2>
          {kind === 'legal' && <p className="text-muted">{t('content.legalText')}</p>}
          <ul>
            {documents.map((document) => {
              const title = documentTitle(document, words)
              const rows = edited.get(document) ?? []
              const last = rows.findLast(({ publishAt }) => publishAt !== null)
              const drafts = rows.filter(({ publishAt }) => publishAt === null)
              const names = [...new Set(drafts.map(({ name }) => name ?? t('lead.somebody')))].join(
                ', ',
              )
              return (
                <li
                  key={document}
                  className="flex flex-wrap items-center gap-x-4 border-b border-line"
                >
                  {isLocked(document) ? (
                    <span className={lineClass}>{title}</span>
                  ) : (
                    <a
                      className={`${lineClass} py-2 underline underline-offset-4`}
                      href={contentPath(document)}
                    >
                      {title}
                    </a>
                  )}
                  <span className="text-sm text-muted">
                    {last &&
                      t('content.changed', {
                        name: last.name ?? t('lead.somebody'),
                        time: at(last.at),
                      })}{' '}
                    {names !== '' && (
                      <b className="font-semibold text-ink">
                        {t('content.draftOf', { name: names })}
                      </b>
                    )}
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <form action={contentPath()} className="flex flex-wrap items-end gap-3">
        <Field
          name="new"
          label={t('content.newArticle')}
          required
          pattern="[A-Za-z0-9]+(-[A-Za-z0-9]+)*"
        />
        <DeskButton text={t('content.begin')} />
        <small className="w-full text-sm text-muted">{t('content.slugHint')}</small>
      </form>
    </>
  )
}
