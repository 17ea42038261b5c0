import { DeskForm } from '#components/staff/field'
import type { Tab } from '#lib/desk/filter'
import type { ListQuery } from '#lib/desk/list-query'
import { deskWords } from '#lib/desk/words'

export async function SearchForm({ tab, query = {}, words = '' }: { tab: Tab; query?: ListQuery; words?: string }) {
  const t = await deskWords('Staff')
  return (
    <DeskForm action="/api/staff/search" fields={{ tab, ...query }} className="desk-search">
      <label className="desk-hidden" htmlFor="words">
        {t('list.search')}
      </label>
      <input
        id="words"
        type="search"
        name="words"
        defaultValue={words}
        placeholder={t('list.searchHint')}
        autoComplete="off"
        maxLength={200}
        data-key="/"
      />
      <button className="desk-button is-quiet">{t('list.find')}</button>
    </DeskForm>
  )
}
