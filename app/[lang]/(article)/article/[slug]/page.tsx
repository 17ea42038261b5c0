import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache, type ReactNode } from 'react'
import { ArticleView } from '#components/blog/article-view'
import { listSlugsToPrerender } from '#lib/blog/find-post'
import { getNewestPosts } from '#lib/blog/list-posts'
import { type OpenArticle, openArticle } from '#lib/blog/open-article'
import { getCurrentLocale } from '#lib/i18n/current-locale'
import { articleMeta, buildMetadata } from '#lib/seo/page-metadata'

type Props = PageProps<'/[lang]/article/[slug]'>

export async function generateStaticParams(): Promise<{ slug: string }[]> {
  return (await listSlugsToPrerender(await getCurrentLocale())).map((slug) => ({ slug }))
}

/**
 * Loads the article once per render, because `generateMetadata` and the page both call this
 * function.
 */
const loadArticle = cache(async (encodedSlug: string): Promise<OpenArticle> => {
  const locale = await getCurrentLocale()
  const [article] = await Promise.all([
    openArticle(locale, decodeURIComponent(encodedSlug)),
    // The article and the posts of "Read also" are loaded at the same time, because the provider's
    // API may be slow.
    getNewestPosts(locale),
  ])
  return article ?? notFound()
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildMetadata(await articleMeta(await loadArticle((await params).slug)))
}

export default async function ArticlePage({ params }: Props): Promise<ReactNode> {
  return <ArticleView article={await loadArticle((await params).slug)} />
}
