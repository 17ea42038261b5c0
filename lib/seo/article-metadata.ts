import { getTranslations } from 'next-intl/server'
import { languagesOf } from '#lib/blog/blog'
import { embedded } from '#lib/blog/embedded'
import type { Post } from '#lib/blog/types'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo } from '#lib/i18n/routes'
import type { PageFacts } from '#lib/seo/build-metadata'
import { articleImagePath } from '#lib/seo/share-image/paths'

/** What an article's page says about itself. */
export async function articleFacts(post: Post): Promise<PageFacts> {
  const t = await getTranslations('Meta')
  const language = await currentLanguage()
  // What is written for a slug stands, wherever its article comes from.
  const { metaTitle, description, keywords } = (await embedded.post({ language, slug: post.slug })) ?? post
  return {
    language,
    title: metaTitle,
    description,
    keywords,
    author: t('author'),
    image: { path: articleImagePath(language, post.slug), alt: t('imageAlt', { title: post.title }) },
    pathIn: (each) => pathTo(each, 'article', { slug: post.slug }),
    existsIn: await languagesOf(post.slug),
    type: 'article',
    published: post.published,
    modified: post.reviewed,
  }
}
