import type { Metadata } from 'next'
import { lang } from 'next/root-params'
import { notFound } from 'next/navigation'
import { Article } from '#components/blog/article'
import { findPost, postsToPrerender } from '#lib/blog/blog'
import { currentLanguage } from '#lib/i18n/current-language'
import { decodeSegment } from '#lib/i18n/decode-segment'
import { isLanguage } from '#lib/i18n/languages'
import { articleFacts } from '#lib/seo/article-metadata'
import { buildMetadata } from '#lib/seo/build-metadata'

export const revalidate = 300

type Props = PageProps<'/[lang]/article/[slug]'>

export async function generateStaticParams(): Promise<{ slug: string }[]> {
  const language = await lang()
  return isLanguage(language) ? (await postsToPrerender(language)).map((slug) => ({ slug })) : []
}

async function load(params: Props['params']) {
  const slug = decodeSegment((await params).slug)
  return (await findPost({ language: await currentLanguage(), slug })) ?? notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildMetadata(await articleFacts(await load(params)))
}

export default async function ArticlePage({ params }: Props) {
  return <Article post={await load(params)} />
}
