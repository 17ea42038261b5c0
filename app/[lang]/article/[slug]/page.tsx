import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { lang } from 'next/root-params'
import { notFound } from 'next/navigation'
import { Article } from '#components/blog/article'
import { UnavailableArticle } from '#components/blog/unavailable-article'
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
  const language = await currentLanguage()
  return { slug, language, post: (await findPost({ language, slug })) ?? notFound() }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { post } = await load(params)
  if (post !== 'unavailable') return buildMetadata(await articleFacts(post))
  const t = await getTranslations('Article')
  return { title: t('loading'), robots: { index: false } }
}

export default async function ArticlePage({ params }: Props) {
  const { post, slug, language } = await load(params)
  if (post !== 'unavailable') return <Article post={post} />
  const t = await getTranslations('Article')
  return (
    <UnavailableArticle request={{ language, slug }} labels={{ loading: t('loading'), failed: t('unavailable') }} />
  )
}
