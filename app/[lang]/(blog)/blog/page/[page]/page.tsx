import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { BlogListPage } from '#components/blog/blog-list-page'
import { blogPageMeta, buildMetadata } from '#lib/seo/page-metadata'

/**
 * No page is prerendered: Next renders each page when a visitor first requests the page. The
 * middleware answers 404 for a page number that does not exist.
 */
export function generateStaticParams(): { page: string }[] {
  return []
}

type Props = PageProps<'/[lang]/blog/page/[page]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildMetadata(await blogPageMeta(Number((await params).page)))
}

export default async function LaterBlogPage({ params }: Props): Promise<ReactNode> {
  return <BlogListPage page={Number((await params).page)} />
}
