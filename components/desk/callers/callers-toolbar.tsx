import type { ReactNode } from 'react'
import { QueueNews } from '#components/desk/callers/queue-news'
import { SearchForm } from '#components/desk/callers/search-form'
import { DeskButton, DeskLink } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import { createSignInPath } from '#lib/auth/desk-paths'
import { getMessageGroup } from '#lib/desk/desk-locale'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { readDeskNews } from '#lib/desk/lists/desk-news'
import { createListPath } from '#lib/desk/lists/list-path'
import type { LeadFilter, ListQuery } from '#lib/desk/lists/list-query'

type CallersToolbarProps = {
  query: ListQuery
  filter: LeadFilter
  /** The path of the page to return to after a sign-in. */
  to: string
  /**
   * True when a caller's card is open. On a narrow screen the toolbar then hides the title, the
   * search and the buttons.
   */
  hasCard: boolean
  texts: DeskTexts
}

/** The title, the count of new leads, the search, the link “Add a person” and the export. */
export async function CallersToolbar({
  query,
  filter,
  to,
  hasCard,
  texts,
}: CallersToolbarProps): Promise<ReactNode> {
  const { t, person, desk } = texts
  const { tab } = query
  const title = t(`tabs.${tab}`)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 lg:py-1.5">
      <h1 className={`title-3 mr-auto ${hasCard ? 'max-lg:sr-only' : ''}`}>{title}</h1>
      <QueueNews
        since={await readDeskNews(person, desk)}
        signInPath={createSignInPath(to)}
        messages={getMessageGroup(t, 'queue')}
      />
      <div className={hasCard ? 'contents max-lg:hidden' : 'contents'}>
        <SearchForm query={tab === 'all' ? query : {}} search={filter.search} texts={texts} />
        <DeskLink look="outline" href="/staff/add" text={t('add.title')} />
        {person.role === 'admin' && tab === 'all' && <ExportForm query={query} texts={texts} />}
      </div>
    </div>
  )
}

/** Buttons that download the leads of the current list as CSV or JSON. */
function ExportForm({ query, texts: { t } }: { query: ListQuery; texts: DeskTexts }): ReactNode {
  const fields = { ...query, to: createListPath(query) }
  return (
    <DeskForm action="/api/staff/csv" fields={fields} className="flex gap-2">
      <DeskButton name="format" value="csv" text={t('list.download', { format: 'CSV' })} />
      <DeskButton name="format" value="json" text={t('list.download', { format: 'JSON' })} />
    </DeskForm>
  )
}
