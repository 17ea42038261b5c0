import type { Metadata } from 'next'
import { lang } from 'next/root-params'
import { notFound } from 'next/navigation'
import { Article } from '#components/blog/article'
import { blog } from '#lib/blog/blog'
import { currentLanguage } from '#lib/i18n/current-language'
import { isLanguage } from '#lib/i18n/languages'
import { articleMetadata } from '#lib/seo/article-metadata'

export const revalidate = 300

export async function generateStaticParams(): Promise<{ slug: string }[]> {
  const language = await lang()
  if (!isLanguage(language)) return []
  return (await blog.all(language)).map(({ slug }) => ({ slug }))
}

async function findPost(params: PageProps<'/[lang]/article/[slug]'>['params']) {
  const { slug } = await params
  const post = await blog.post({ language: await currentLanguage(), slug: decodeURIComponent(slug) })
  return post ?? notFound()
}

export async function generateMetadata({ params }: PageProps<'/[lang]/article/[slug]'>): Promise<Metadata> {
  return articleMetadata(await findPost(params))
}

export default async function ArticlePage({ params }: PageProps<'/[lang]/article/[slug]'>) {
  return <Article post={await findPost(params)} />
}
