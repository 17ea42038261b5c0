import type { ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import { fieldClass } from '#components/ui/field'
import type { DeskTexts } from '#lib/desk/desk-texts'
import type { LeadFilter } from '#lib/desk/lists/list-query'

type SearchFormProps = {
  /** The current filters, which the search keeps. */
  query: LeadFilter
  /** The words of the current search; undefined without a search. */
  search: string | undefined
  texts: DeskTexts
}

/**
 * Searches for callers by name, phone, note or lead number. The form is sent by POST, so that no
 * URL contains the searched words.
 */
export function SearchForm({ query, search, texts: { t } }: SearchFormProps): ReactNode {
  return (
    <DeskForm action="/api/staff/search" fields={query} className="flex gap-2 max-sm:basis-full">
      <input
        type="search"
        name="words"
        aria-label={t('list.search')}
        defaultValue={search}
        placeholder={t('list.searchHint')}
        autoComplete="off"
        maxLength={200}
        className={fieldClass('small')}
      />
      <DeskButton text={t('list.find')} />
    </DeskForm>
  )
}
