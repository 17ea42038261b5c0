import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/** Over an article's title: the way to the blog, and the sign-up action (spec section 2). */
export async function ArticleTop() {
  const t = await getTranslations('Article')
  const blog = await getTranslations('Blog')
  const locale = await currentLocale()
  return (
    <div className="article-top">
      <a href={pathTo(locale, 'blog')}>{blog('title')}</a>
      <a href={pathTo(locale, 'home', { anchor: 'subscribe' })} className={buttonClass('primary')}>
        {t('signUp')}
      </a>
    </div>
  )
}
