import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button'
import { maxQueryLength } from '#lib/blog/search-query'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/** The search box: a form that leads to the results, with or without scripts. */
export async function SearchForm({ query = '' }: { query?: string | undefined }) {
  const t = await getTranslations('BlogSearch')
  const locale = await currentLocale()
  return (
    <form role="search" action={pathTo(locale, 'blogSearch')} className="blog-search">
      <label htmlFor="blog-search" className="sr-only">
        {t('label')}
      </label>
      <input
        id="blog-search"
        type="search"
        name="q"
        defaultValue={query}
        placeholder={t('placeholder')}
        maxLength={maxQueryLength}
        required
        enterKeyHint="search"
        autoComplete="off"
      />
      <button className={buttonClass('primary')}>{t('submit')}</button>
    </form>
  )
}
