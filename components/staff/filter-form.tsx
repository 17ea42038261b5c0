import { Choice, Field, Options } from '#components/staff/field'
import { laterStatuses } from '#lib/desk/entry'
import { filterStatuses, type Tab } from '#lib/desk/filter'
import { ordersIn } from '#lib/orders'
import type { ListQuery } from '#lib/desk/list-query'
import { deskLocale, deskWords } from '#lib/desk/words'

const statusesOf = { later: laterStatuses, all: filterStatuses } as const

/** Filters of a list; they stand in the address, so that a view can be shared. */
export async function FilterForm({ tab, query }: { tab: Tab; query: ListQuery }) {
  const [t, locale] = [await deskWords('Staff'), await deskLocale()]
  const any = { value: '', label: t('list.any') }
  const statuses = statusesOf[tab].map((value) => ({ value, label: t(`statuses.${value}`) }))
  const orders = ordersIn(locale).map(({ code, label }) => ({ value: code, label }))
  const noOrder = { value: 'none', label: t('lead.noOrder') }
  return (
    <form method="get" action={`/staff/${tab}`} className="desk-filters">
      {query.search !== undefined && <input type="hidden" name="search" value={query.search} />}
      <Choice name="status" label={t('list.status')} value={query.status}>
        <Options options={[any, ...statuses]} />
      </Choice>
      <Field name="day" label={t('list.day')} type="date" defaultValue={query.day} />
      <Choice name="order" label={t('lead.order')} value={query.order}>
        <Options options={[any, noOrder, ...orders]} />
      </Choice>
      <Field name="campaign" label={t('lead.campaign')} defaultValue={query.campaign} />
      <p className="desk-filters-do">
        <button className="desk-button">{t('list.show')}</button>
        <a className="desk-link" href={`/staff/${tab}`}>
          {t('list.reset')}
        </a>
      </p>
    </form>
  )
}
