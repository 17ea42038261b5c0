import { laterStatuses } from '#lib/leads/desk/entry'
import { filterStatuses, type Tab } from '#lib/leads/desk/filter'
import { ordersIn } from '#lib/orders'
import type { ListQuery } from '#lib/staff/list-query'
import { deskLocale, deskWords } from '#lib/staff/words'

/** What may be shown on each tab. */
const statusesOf = { later: laterStatuses, all: filterStatuses } as const

/** Filters of a list; they stand in the address, so that a view can be shared. */
export async function FilterForm({ tab, query }: { tab: Tab; query: ListQuery }) {
  const [t, locale] = [await deskWords('Staff'), await deskLocale()]
  return (
    <form method="get" action={`/staff/${tab}`} className="desk-filters">
      {query.search !== undefined && <input type="hidden" name="search" value={query.search} />}
      <p className="desk-field">
        <label htmlFor="status">{t('list.status')}</label>
        <select id="status" name="status" defaultValue={query.status}>
          <option value="">{t('list.any')}</option>
          {statusesOf[tab].map((status) => (
            <option key={status} value={status}>
              {t(`statuses.${status}`)}
            </option>
          ))}
        </select>
      </p>
      <p className="desk-field">
        <label htmlFor="day">{t('list.day')}</label>
        <input id="day" type="date" name="day" defaultValue={query.day} />
      </p>
      <p className="desk-field">
        <label htmlFor="order">{t('lead.order')}</label>
        <select id="order" name="order" defaultValue={query.order}>
          <option value="">{t('list.any')}</option>
          <option value="none">{t('lead.noOrder')}</option>
          {ordersIn(locale).map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </p>
      <p className="desk-field">
        <label htmlFor="campaign">{t('lead.campaign')}</label>
        <input id="campaign" name="campaign" defaultValue={query.campaign} autoComplete="off" />
      </p>
      <p className="desk-filters-do">
        <button className="desk-button">{t('list.show')}</button>
        <a className="desk-link" href={`/staff/${tab}`}>
          {t('list.reset')}
        </a>
      </p>
    </form>
  )
}
