import { BlogListPage } from '#components/blog/blog-list-page'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = () => pageMetadata('blog')

export default function BlogPage() {
  return <BlogListPage page={1} />
}
