import { getTranslations } from 'next-intl/server'
import { UnavailablePage } from '#components/blog/awaited-pages'
import { buttonClass } from '#components/ui/button'
import { content } from '#lib/content/content'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { hiddenMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = async () => hiddenMetadata((await getTranslations('Unavailable'))('title'))

/** What the middleware serves, with status 503, at a URL of the blog that only the failing provider knows. */
export default async function Unavailable() {
  const t = await getTranslations('Unavailable')
  const article = await getTranslations('Article')
  const locale = await currentLocale()
  return (
    <div className="wrap page-top pb-16">
      <UnavailablePage loading={article('loading')}>
        <h1 className="title-2 max-w-[20em]">{t('title')}</h1>
        <p className="lead mt-5 mb-8 max-w-120">
          {t('text')}{' '}
          <a href={`tel:${content.clinic.phone}`} className="whitespace-nowrap text-mark underline underline-offset-4">
            {formatPhone(content.clinic.phone)}
          </a>
        </p>
        <div className="flex flex-wrap gap-2.5">
          {/* The same URL again, without scripts too. */}
          <a href="" className={buttonClass('primary')}>
            {t('retry')}
          </a>
          <a href={pathTo(locale, 'blog')} className={buttonClass('outline')}>
            {article('allPosts')}
          </a>
        </div>
      </UnavailablePage>
    </div>
  )
}
