import { clinic } from '#content/clinic'
import { DeskForm } from '#components/staff/desk-form'
import { FilterForm } from '#components/staff/filter-form'
import { KeysHelp } from '#components/staff/keys-help'
import { LeadRows } from '#components/staff/lead-rows'
import { leadWords, toRow } from '#components/staff/lead-words'
import { Notice } from '#components/staff/notice'
import { SearchForm } from '#components/staff/search-form'
import { openDesk } from '#lib/desk/open-desk'
import type { Tab } from '#lib/desk/filter'
import type { DeskEntry } from '#lib/desk/entry'
import { list } from '#lib/desk/list'
import { openingMinutes } from '#lib/time/opening-minutes'
import { listPath, listQuery, toDeskFilter } from '#lib/desk/list-query'
import { leadPath } from '#lib/auth/paths'
import type { Person } from '#lib/auth/person'
import { deskWords } from '#lib/desk/words'

type LeadListProps = { person: Person; tab: Tab; params: Readonly<Record<string, string | string[] | undefined>> }

function waitedOf(entry: DeskEntry, now: Date): number | null {
  if (entry.firstCallMinutes !== null) return entry.firstCallMinutes
  return entry.status === 'new' && !entry.suspected
    ? openingMinutes(new Date(entry.createdAt), now, clinic.hours)
    : null
}

export async function LeadList({ person, tab, params }: LeadListProps) {
  const desk = await openDesk()
  const words = await leadWords(person, desk)
  const t = await deskWords('Staff')
  const query = listQuery((name) => params[name])
  const filter = await toDeskFilter(tab, query)
  const page = Math.max(1, Number(params['page']) || 1)
  const { lines, dead, hasMore } = await list(person, desk, { ...filter, page })
  const rows = lines.map(({ entry, lead }) => {
    const row = toRow({ entry, lead, waitedMinutes: waitedOf(entry, desk.now), href: leadPath(entry.number) }, words)
    return dead.has(lead.id) ? { ...row, same: t('row.undelivered') } : row
  })
  const isElsewhere = filter.search === ''
  return (
    <div className="desk-list">
      <div className="desk-bar">
        <h1>{t(`tabs.${tab}`)}</h1>
        <SearchForm tab={tab} query={query} words={filter.search ?? ''} />
        {person.role === 'admin' && (
          <DeskForm action="/api/staff/csv" fields={{ ...query, tab, to: listPath(tab, query, page) }}>
            <button className="desk-button is-quiet">{t('list.csv')}</button>
          </DeskForm>
        )}
        <KeysHelp />
      </div>
      <Notice params={params} view={null} words={words} toLead={leadPath} />
      <FilterForm tab={tab} query={query} />
      {isElsewhere && (
        <p role="alert" className="desk-notice is-conflict">
          {t('list.elsewhere')}
        </p>
      )}
      {rows.length === 0 ? (
        <p className="desk-empty">
          {t(Object.keys(query).length > 0 || page > 1 ? 'list.nothing' : `list.empty.${tab}`)}
        </p>
      ) : (
        <LeadRows rows={rows} chosen={null} />
      )}
      <p className="desk-pages">
        {page > 1 && (
          <a className="desk-link" rel="prev" href={listPath(tab, query, page - 1)}>
            {t('list.newer')}
          </a>
        )}
        {hasMore && (
          <a className="desk-link" rel="next" href={listPath(tab, query, page + 1)}>
            {t('list.older')}
          </a>
        )}
      </p>
    </div>
  )
}
