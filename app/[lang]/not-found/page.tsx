import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { notFoundMetadata } from '#lib/seo/page-metadata'

export function generateMetadata(): Promise<Metadata> {
  return notFoundMetadata()
}

/** The not-found page; the middleware serves it with status 404 for every unknown path. */
export default async function NotFound() {
  const t = await getTranslations('NotFound')
  return (
    <div className="wrap grid gap-10 py-16 lg:py-28">
      <div aria-hidden="true" className="relative mr-6 h-7.5 rounded-md bg-wash sm:mr-24">
        <span className="range-band left-[20%] w-[40%]" />
        <span className="absolute -inset-y-1.5 -right-5 w-1 rounded-full bg-apricot sm:-right-20" />
      </div>
      <div>
        <h1 className="title-1">{t('title')}</h1>
        <p className="lead mt-5 mb-8 max-w-120">{t('text')}</p>
        <a href={pathTo(await currentLocale())} className={buttonClass('primary')}>
          {t('home')}
        </a>
      </div>
    </div>
  )
}
