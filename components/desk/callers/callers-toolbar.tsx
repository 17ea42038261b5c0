import type { ReactNode } from 'react'
import { QueueNews } from '#components/desk/callers/queue-news'
import { SearchForm } from '#components/desk/callers/search-form'
import { DeskLink } from '#components/desk/form/desk-button'
import { createSignInPath } from '#lib/auth/desk-paths'
import { getMessageGroup } from '#lib/desk/desk-locale'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { readDeskNews } from '#lib/desk/lists/desk-news'
import type { LeadFilter, ListQuery } from '#lib/desk/lists/list-query'

type CallersToolbarProps = {
  query: ListQuery
  filter: LeadFilter
  /** The path of the page to return to after a sign-in. */
  to: string
  /**
   * True when a caller's card is open. On a narrow screen the toolbar then hides the title and the
   * link “Add a person”, and folds the search.
   */
  hasCard: boolean
  texts: DeskTexts
}

/** The title, the count of new leads, the search and the link “Add a person”. */
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
  const search = (
    <SearchForm query={tab === 'all' ? query : {}} search={filter.search} texts={texts} />
  )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 lg:py-1.5">
      <h1 className={`title-3 mr-auto ${hasCard ? 'max-lg:sr-only' : ''}`}>{title}</h1>
      <QueueNews
        since={await readDeskNews(person, desk)}
        signInPath={createSignInPath(to)}
        messages={getMessageGroup(t, 'queue')}
      />
      {hasCard ? (
        <details className="unfolded-wide">
          <summary className="min-h-11 py-3 text-sm">{t('list.searchTitle')}</summary>
          {search}
        </details>
      ) : (
        search
      )}
      <div className={hasCard ? 'contents max-lg:hidden' : 'contents'}>
        <DeskLink look="outline" href="/staff/add" text={t('add.title')} />
      </div>
    </div>
  )
}
