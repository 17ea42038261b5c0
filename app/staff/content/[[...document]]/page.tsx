import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { DocumentEditor } from '#components/staff/content/document-editor'
import { DocumentList } from '#components/staff/content/document-list'
import { alertClass, noticeClass, pageClass } from '#components/staff/field'
import { requireStaff } from '#lib/auth/require-staff'
import { openDesk } from '#lib/desk/caller'
import { shownContent } from '#lib/desk/content/actions'
import { contentPath, isEditable, isName } from '#lib/desk/content/documents'
import { readFlash } from '#lib/desk/post'
import { deskLocale, deskWords, wordOf } from '#lib/desk/words'

type Props = PageProps<'/staff/content/[[...document]]'>

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await deskWords('Staff'))('tabs.content') }
}

/** What the site says: all documents, or the one that the address names, to be edited. */
export default async function ContentPage({ params, searchParams }: Props) {
  const person = await requireStaff('editor')
  const document = ((await params).document ?? []).join('/')
  if (document !== '' && !isEditable(shownContent(), document)) notFound()
  const asked = await searchParams
  const given = (name: string) => [asked[name]].flat()[0] ?? ''
  if (document === '' && isName(given('new'))) redirect(contentPath(`posts/${given('new')}`))
  const [t, locale, desk] = [await deskWords('Staff'), await deskLocale(), await openDesk()]
  const flash = await readFlash(person, desk)
  const said = flash?.said === 'content' && (document === '' || flash.document === document) ? flash : null
  const { problem = '', mistakes = [] } = said ?? {}
  const isDone = /^(saved|published|scheduled|discarded)$/.test(problem)
  const shared = { person, desk, t, locale }
  return (
    <div className={pageClass}>
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
                  <a className="underline" href={`#${encodeURIComponent(field)}`}>{`${field} — ${mistake}`}</a>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {document === '' ? (
        <DocumentList {...shared} query={given('q')} />
      ) : (
        <DocumentEditor {...shared} {...{ document, mistakes }} from={given('from')} />
      )}
    </div>
  )
}
