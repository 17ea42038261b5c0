import { getTranslations } from 'next-intl/server'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/** Under the confirmation: what to read until the call. */
export async function SentArticle() {
  const t = await getTranslations('SubscribeForm')
  return (
    <p className="mb-3">
      <a href={pathTo(await currentLocale(), 'article', { slug: 'check-up-tips' })} className="text-link">
        {t('sentArticle')}
      </a>
    </p>
  )
}
