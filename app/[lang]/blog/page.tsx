import '../../blog-list.css'
import type { Metadata } from 'next'
import { BlogListPage } from '#components/blog/blog-list-page'
import { pageMetadata } from '#lib/seo/page-metadata'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('blog')
}

export default function BlogPage() {
  return <BlogListPage page={1} />
}
