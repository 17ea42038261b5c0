import { BlogListPage } from '#components/blog/blog-head'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = () => pageMetadata('blog')

export default function BlogPage() {
  return <BlogListPage page={1} />
}
