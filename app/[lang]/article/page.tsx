import '../../article.css'
import '../../prose.css'
import '../../_styles/figures/index.css'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LastArticle } from '#components/blog/awaited-pages'
import { buttonClass } from '#components/ui/button'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Article')
  // The title changes with what is shown.
  return { description: t('lastText'), robots: { index: false } }
}

/** Without a slug: the last viewed post (spec section 2). */
export default async function LastArticlePage() {
  const t = await getTranslations('Article')
  const locale = await currentLocale()
  return (
    <LastArticle locale={locale} title={t('lastTitle')} loading={t('loading')}>
      <h1 className="title-2">{t('lastTitle')}</h1>
      <p className="mt-5 mb-8 max-w-120 text-lg text-muted">{t('lastText')}</p>
      <a href={pathTo(locale, 'blog')} className={buttonClass('primary')}>
        {t('allPosts')}
      </a>
    </LastArticle>
  )
}
