import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AwaitedPage } from '#components/blog/awaited-page'
import { ButtonLink } from '#components/ui/button'
import { PhoneLink } from '#components/ui/phone-link'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { errorMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = async (): Promise<Metadata> =>
  errorMetadata((await getPageTranslator('Unavailable')).t('title'))

/**
 * The middleware serves this page with status 503 in place of a post or a list of posts. The
 * provider's API fails, and the site has no copy of the post or list.
 */
export default async function Unavailable(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Unavailable')
  const { t: article } = await getPageTranslator('Article')
  return (
    <div className="wrap page-top pb-16">
      <h1 className="title-2 max-w-[20em]">{t('title')}</h1>
      <p className="lead mt-5 mb-8 max-w-120">
        {t('text')}{' '}
        <PhoneLink className="whitespace-nowrap text-mark underline underline-offset-4" />
      </p>
      <div className="mb-12 flex flex-wrap gap-2.5">
        {/* A link with an empty `href` loads the same URL again, also without JavaScript. */}
        <ButtonLink href="">{t('retry')}</ButtonLink>
        <ButtonLink href={pathTo(locale, 'blog')} look="outline">
          {article('allPosts')}
        </ButtonLink>
      </div>
      <AwaitedPage loading={article('loading')} />
    </div>
  )
}
