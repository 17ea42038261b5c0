import type { Metadata } from 'next'
import { LastArticle } from '#components/blog/last-article'
import { ButtonLink } from '#components/ui/button'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getPageTranslator('Article')
  // The title changes with what is shown.
  return { description: t('lastText'), robots: { index: false } }
}

/** Without a slug: the last viewed post (spec section 2). */
export default async function LastArticlePage() {
  const { t, locale } = await getPageTranslator('Article')
  return (
    <LastArticle locale={locale} title={t('lastTitle')} loading={t('loading')}>
      <h1 className="title-2">{t('lastTitle')}</h1>
      <p className="mt-5 mb-8 max-w-120 text-lg text-muted">{t('lastText')}</p>
      <ButtonLink href={pathTo(locale, 'blog')}>{t('allPosts')}</ButtonLink>
    </LastArticle>
  )
}
