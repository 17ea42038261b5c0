import type { ReactNode } from 'react'
import { CallerList } from '#components/desk/callers/caller-list'
import type { CallerRowProps } from '#components/desk/callers/caller-row'
import { ExportForm } from '#components/desk/callers/export-form'
import { FilterForm } from '#components/desk/callers/filter-form'
import { KeyboardRows } from '#components/desk/callers/keyboard-rows'
import { DeskLink } from '#components/desk/form/desk-button'
import { alertClass } from '#components/desk/layout/page-styles'
import { queueParts } from '#lib/desk/callers/caller'
import type { CallerPage } from '#lib/desk/lists/list-callers'
import { createListPath } from '#lib/desk/lists/list-path'
import type { LeadFilter, ListQuery } from '#lib/desk/lists/list-query'

type CallerTableProps = CallerRowProps & {
  query: ListQuery
  filter: LeadFilter
  page: CallerPage
}

/**
 * A list of callers with filters, and links to the previous and the next page. The queue is shown in
 * parts, each with a title.
 */
export function CallerTable({ query, filter, page, ...row }: CallerTableProps): ReactNode {
  const { t } = row.texts
  const { lines } = page
  const isQueue = query.tab === 'queue'
  const isSearchExpired = filter.search === ''
  const hasFilter = createListPath(query) !== createListPath({ tab: query.tab })
  return (
    <>
      {(query.tab === 'all' || query.tab === 'later') && (
        <FilterForm query={query} texts={row.texts}>
          {row.texts.person.role === 'admin' && query.tab === 'all' && (
            <ExportForm query={query} texts={row.texts} />
          )}
        </FilterForm>
      )}
      {isSearchExpired && (
        <p role="alert" className={alertClass}>
          {t('list.elsewhere')}
        </p>
      )}
      {lines.length === 0 && (
        <p className="p-6">
          {isQueue || !hasFilter ? t(`list.empty.${query.tab}`) : t('list.nothing')}
        </p>
      )}
      <KeyboardRows>
        {isQueue ? (
          queueParts.map((part) => (
            <CallerList
              key={part}
              title={t(`queue.${part}`)}
              callers={lines.filter(({ queuePart }) => queuePart === part)}
              {...row}
            />
          ))
        ) : (
          <CallerList callers={lines} {...row} />
        )}
      </KeyboardRows>
      {isQueue && page.hasMore && <p className="p-4">{t('queue.more')}</p>}
      {!isQueue && <ListPages query={query} hasMore={page.hasMore} texts={row.texts} />}
    </>
  )
}

function ListPages({
  query,
  hasMore,
  texts: { t },
}: Pick<CallerTableProps, 'query' | 'texts'> & { hasMore: boolean }): ReactNode {
  const createPageHref = (page: number) => createListPath({ ...query, page })
  return (
    <p className="flex gap-6 px-4 py-3">
      {query.page > 1 && <DeskLink href={createPageHref(query.page - 1)} text={t('list.newer')} />}
      {hasMore && <DeskLink href={createPageHref(query.page + 1)} text={t('list.older')} />}
    </p>
  )
}
