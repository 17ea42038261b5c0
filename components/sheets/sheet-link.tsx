import { getTranslations } from 'next-intl/server'
import type { Sheet } from '#content/sheets'
import { buttonClass } from '#components/ui/button'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/** The way from an article to the sheet that one fills in with it. */
export async function SheetLink({ sheet }: { sheet: Sheet }) {
  const t = await getTranslations('Sheet')
  const locale = await currentLocale()
  return (
    <a href={pathTo(locale, 'sheet', { slug: sheet.slug })} className={buttonClass('outline')}>
      {t('print')}
    </a>
  )
}
