import { DeskButton, Field } from '#components/staff/field'
import { shownContent } from '#lib/desk/content/actions'
import {
  contentPath,
  documentsIn,
  documentsOfPage,
  isLocked,
  kindNames,
  searchDocuments,
  titleIn,
} from '#lib/desk/content/documents'
import { editedDocuments } from '#lib/desk/content/drafts'
import type { LeadWords } from '#lib/desk/words'

export const documentTitle = (document: string, { t, locale }: LeadWords): string => {
  const name = `content.names.${document}` as 'name'
  return t.has(name) ? t(name) : (titleIn(shownContent(), document, locale) ?? document.replace(/.*\//, ''))
}

/** All documents by kind, or those that have the words, or say what the page of an address shows. */
export async function DocumentList({ words, query }: { words: LeadWords; query: string }) {
  const { person, desk, t, at } = words
  const shown = shownContent()
  const edited = await editedDocuments(person, desk)
  const begun = [...edited.keys()].filter((document) => document.startsWith('posts/'))
  const all = documentsIn(shown)
  const kinds = { ...all, articles: [...new Set([...all.articles, ...begun])] }
  const names = Object.values(kinds).flat()
  const isAddress = /^(https?:\/)?\//.test(query)
  const found = isAddress ? documentsOfPage(query) : query === '' ? names : searchDocuments(shown, names, query)
  const groups = kindNames.flatMap((kind) => {
    const documents = kinds[kind].filter((document) => found.includes(document))
    return documents.length > 0 ? [{ kind, documents }] : []
  })
  return (
    <>
      <form action={contentPath()} role="search" className="flex flex-wrap items-end gap-3">
        <Field name="q" type="search" label={t('content.search')} defaultValue={query} />
        <DeskButton text={t('list.show')} />
      </form>
      {groups.length === 0 && <p role="status">{t('content.nothing')}</p>}
      {groups.map(({ kind, documents }) => (
        <section key={kind} aria-labelledby={kind}>
          <h2 id={kind}>{t(`content.kinds.${kind}`)}</h2>
          {kind === 'legal' && <p className="text-muted">{t('content.legalText')}</p>}
          <ul>
            {documents.map((document) => {
              const rows = edited.get(document) ?? []
              const last = rows.findLast(({ publishAt }) => publishAt !== null)
              const drafts = rows.filter(({ publishAt }) => publishAt === null)
              const names = [...new Set(drafts.map(({ name }) => name ?? t('lead.somebody')))].join(', ')
              return (
                <li key={document} className="flex flex-wrap items-center gap-x-4 border-b border-line">
                  {isLocked(document) ? (
                    <span className="flex min-h-11 items-center">{documentTitle(document, words)}</span>
                  ) : (
                    <a
                      className="flex min-h-11 items-center py-2 underline underline-offset-4"
                      href={contentPath(document)}
                    >
                      {documentTitle(document, words)}
                    </a>
                  )}
                  <span className="text-sm text-muted">
                    {last && t('content.changed', { name: last.name ?? t('lead.somebody'), time: at(last.at) })}{' '}
                    {names !== '' && <b className="font-semibold text-ink">{t('content.draftOf', { name: names })}</b>}
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <form action={contentPath()} className="flex flex-wrap items-end gap-3">
        <Field name="new" label={t('content.newArticle')} required pattern="[A-Za-z0-9]+(-[A-Za-z0-9]+)*" />
        <DeskButton text={t('content.begin')} />
        <small className="w-full text-sm text-muted">{t('content.slugHint')}</small>
      </form>
    </>
  )
}
