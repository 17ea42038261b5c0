import { Choice, DeskForm, DeskLink, Field, SearchForm } from '#components/staff/field'
import { KeysHelp } from '#components/staff/keys-help'
import { LeadRows } from '#components/staff/lead-rows'
import { leadWords, toRow } from '#components/staff/lead-words'
import { Notice } from '#components/staff/notice'
import { content } from '#lib/content/content'
import { leadPath } from '#lib/auth/paths'
import type { Person } from '#lib/auth/person'
import { laterStatuses, openDesk, type DeskEntry } from '#lib/desk/entry'
import { filterStatuses, type Tab } from '#lib/desk/filter'
import { list } from '#lib/desk/lists'
import { listPath, listQuery, toDeskFilter, type ListQuery } from '#lib/desk/list-query'
import { deskLocale, deskWords } from '#lib/desk/words'
import { ordersIn } from '#lib/orders'
import { openingMinutes } from '#lib/time/opening-minutes'

type LeadListProps = { person: Person; tab: Tab; params: Readonly<Record<string, string | string[] | undefined>> }

function waitedOf(entry: DeskEntry, now: Date): number | null {
  if (entry.firstCallMinutes !== null) return entry.firstCallMinutes
  return entry.status === 'new' && !entry.suspected
    ? openingMinutes(new Date(entry.createdAt), now, content.clinic.hours)
    : null
}

export async function LeadList({ person, tab, params }: LeadListProps) {
  const desk = await openDesk()
  const words = await leadWords(person, desk)
  const { t } = words
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

const statusesOf = { later: laterStatuses, all: filterStatuses } as const

async function FilterForm({ tab, query }: { tab: Tab; query: ListQuery }) {
  const [t, locale] = [await deskWords('Staff'), await deskLocale()]
  const any = { value: '', label: t('list.any') }
  const statuses = statusesOf[tab].map((value) => ({ value, label: t(`statuses.${value}`) }))
  const orders = ordersIn(locale).map(({ code, label }) => ({ value: code, label }))
  const noOrder = { value: 'none', label: t('lead.noOrder') }
  return (
    <form method="get" action={`/staff/${tab}`} className="desk-filters">
      {query.search !== undefined && <input type="hidden" name="search" value={query.search} />}
      <Choice name="status" label={t('list.status')} value={query.status} options={[any, ...statuses]} />
      <Field name="day" label={t('list.day')} type="date" defaultValue={query.day} />
      <Choice name="order" label={t('lead.order')} value={query.order} options={[any, noOrder, ...orders]} />
      <Field name="campaign" label={t('lead.campaign')} defaultValue={query.campaign} />
      <p className="desk-filters-do">
        <button className="desk-button">{t('list.show')}</button>
        <DeskLink href={`/staff/${tab}`}>{t('list.reset')}</DeskLink>
      </p>
    </form>
  )
}
