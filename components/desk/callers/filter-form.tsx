import type { ReactNode } from 'react'
import { DeskButton, DeskLink } from '#components/desk/form/desk-button'
import { InputField } from '#components/desk/form/input-field'
import { SelectField } from '#components/desk/form/select-field'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { createListPath } from '#lib/desk/lists/list-path'
import { filterStatuses, type LeadFilter } from '#lib/desk/lists/list-query'

type FilterFormProps = {
  query: LeadFilter
  texts: DeskTexts
  /** Further forms beside the filters. */
  children?: ReactNode
}

/** The filters of a list. On a narrow screen the filters are folded while no filter is set. */
export function FilterForm({
  query,
  texts: { t, orderOptions },
  children,
}: FilterFormProps): ReactNode {
  const any = { value: '', label: t('list.any') }
  const noOrder = { value: 'none', label: t('lead.noOrder') }
  const statuses = filterStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))
  const { tab } = query
  const path = createListPath({ tab })
  const hasFilter = [query.day, query.status, query.order, query.campaign].some(
    (value) => value !== undefined,
  )
  const form = (
    <form
      action={path}
      className="flex flex-wrap items-end gap-3 *:grow max-sm:*:basis-full sm:*:basis-32"
    >
      {query.search !== undefined && <input type="hidden" name="search" value={query.search} />}
      <InputField
        name="day"
        label={t(tab === 'later' ? 'list.promised' : 'list.day')}
        type="date"
        defaultValue={query.day}
      />
      {tab === 'all' && (
        <>
          <SelectField
            name="status"
            label={t('list.status')}
            value={query.status}
            options={[any, ...statuses]}
          />
          <SelectField
            name="order"
            label={t('lead.order')}
            value={query.order}
            options={[any, noOrder, ...orderOptions]}
          />
          <InputField name="campaign" label={t('lead.campaign')} defaultValue={query.campaign} />
        </>
      )}
      <p className="flex grow-0! gap-x-4 sm:basis-auto!">
        <DeskButton text={t('list.show')} />
        <DeskLink href={path} text={t('list.reset')} />
      </p>
    </form>
  )
  return (
    <details className="unfolded-wide border-b border-line px-4 lg:py-4" open={hasFilter}>
      <summary className="min-h-11 py-3 text-sm">{t('list.filters')}</summary>
      <div className="grid gap-3 max-lg:pb-4">
        {form}
        {children}
      </div>
    </details>
  )
}
