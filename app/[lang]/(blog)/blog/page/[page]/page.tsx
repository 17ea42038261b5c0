import type { Metadata } from 'next'
import { BlogListPage } from '#components/blog/blog-list-page'
import { blogPageMeta, buildMetadata } from '#lib/seo/page-metadata'

/** Rendered on the first request; the middleware lets only existing pages through. */
export function generateStaticParams(): { page: string }[] {
  return []
}

type Props = PageProps<'/[lang]/blog/page/[page]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildMetadata(await blogPageMeta(Number((await params).page)))
}

export default async function LaterBlogPage({ params }: Props) {
  return <BlogListPage page={Number((await params).page)} />
}
