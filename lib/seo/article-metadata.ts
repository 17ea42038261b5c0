import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Post } from '#lib/blog/types'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo } from '#lib/i18n/routes'
import { buildMetadata } from '#lib/seo/build-metadata'

/** Head of an article's page. */
export async function articleMetadata(post: Post): Promise<Metadata> {
  const t = await getTranslations('Meta')
  return buildMetadata({
    language: await currentLanguage(),
    title: post.metaTitle,
    description: post.description,
    keywords: post.keywords,
    author: t('author'),
    imageAlt: t('imageAlt'),
    pathIn: (each) => pathTo(each, 'article', { slug: post.slug }),
    type: 'article',
    published: post.published,
    modified: post.reviewed,
  })
}
