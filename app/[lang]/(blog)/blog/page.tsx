import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { BlogListPage } from '#components/blog/blog-list-page'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('blog')

export default function BlogPage(): ReactNode {
  return <BlogListPage page={1} />
}
