import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Article } from '#components/blog/article'
import { findPost, getNewestPosts, listSlugsToPrerender } from '#lib/blog/blog'
import { getCurrentLocale } from '#lib/i18n/current-locale'
import { articleMeta, buildMetadata } from '#lib/seo/page-metadata'

type Props = PageProps<'/[lang]/article/[slug]'>

export async function generateStaticParams(): Promise<{ slug: string }[]> {
  return (await listSlugsToPrerender(await getCurrentLocale())).map((slug) => ({ slug }))
}

async function load(params: Props['params']) {
  const slug = decodeURIComponent((await params).slug)
  const locale = await getCurrentLocale()
  // The list is for what to read next: where the provider hangs, nobody waits for one after the other.
  const [post] = await Promise.all([findPost({ locale, slug }), getNewestPosts(locale)])
  return post ?? notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildMetadata(await articleMeta(await load(params)))
}

export default async function ArticlePage({ params }: Props) {
  return <Article post={await load(params)} />
}
