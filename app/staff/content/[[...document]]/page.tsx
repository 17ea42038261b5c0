import { notFound, redirect } from 'next/navigation'
import { DocumentEditor } from '#components/desk/documents/document-editor'
import { DocumentList } from '#components/desk/documents/document-list'
import { DeskTitle } from '#components/desk/desk-page'
import { alertClass, noticeClass, pageClass } from '#components/desk/field'
import { shownContent } from '#lib/editing/edit-document'
import { contentPath, isEditable, isName } from '#lib/editing/documents'
import { readFlash } from '#lib/desk/post'
import { openPage, wordOf } from '#lib/desk/words'

export default async function ContentPage({
  params,
  searchParams,
}: PageProps<'/staff/content/[[...document]]'>) {
  const words = await openPage('editor')
  const { t, person, desk } = words
  const document = ((await params).document ?? []).join('/')
  if (document !== '' && !isEditable(shownContent(), document)) notFound()
  const asked = await searchParams
  const given = (name: string) => [asked[name]].flat()[0] ?? ''
  if (document === '' && isName(given('new'))) redirect(contentPath(`posts/${given('new')}`))
  const flash = await readFlash(person, desk)
  const said =
    flash?.said === 'content' && (document === '' || flash.document === document) ? flash : null
  const { problem = '', mistakes = [] } = said ?? {}
  const isDone = /^(saved|published|scheduled|discarded)$/.test(problem)
  return (
    <div className={pageClass}>
      <DeskTitle text={t('tabs.content')} />
      {document === '' && <h1 className="title-2">{t('tabs.content')}</h1>}
      {problem !== '' && (
        <div role={isDone ? 'status' : 'alert'} className={isDone ? noticeClass : alertClass}>
          <p>{wordOf(t, `content.said.${problem}`)}</p>
          <ul className="list-disc pl-6 empty:hidden">
            {mistakes.map(({ field, problem: mistake }) => (
              <li key={`${field} ${mistake}`}>
                {field === '' ? (
                  mistake
                ) : (
                  <a
                    className="underline"
                    href={`#${encodeURIComponent(field)}`}
                  >{`${field} — ${mistake}`}</a>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {document === '' ? (
        <DocumentList words={words} query={given('q')} />
      ) : (
        <DocumentEditor {...{ words, document, mistakes }} from={given('from')} />
      )}
    </div>
  )
}
