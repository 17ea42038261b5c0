import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { LastArticle } from '#components/blog/last-article'
import { ButtonLink } from '#components/ui/button'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getPageTranslator('Article')
  // The component `LastArticle` sets the title in the browser, so the metadata has no title.
  return { description: t('lastText'), robots: { index: false } }
}

/** Shows the last viewed post at `/article`, the path without a slug (spec section 2). */
export default async function LastArticlePage(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Article')
  return (
    <LastArticle locale={locale} title={t('lastTitle')} loading={t('loading')}>
      <h1 className="title-2">{t('lastTitle')}</h1>
      <p className="mt-5 mb-8 max-w-120 text-lg text-muted">{t('lastText')}</p>
      <ButtonLink href={pathTo(locale, 'blog')}>{t('allPosts')}</ButtonLink>
    </LastArticle>
  )
}
