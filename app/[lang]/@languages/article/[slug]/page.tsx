import { PageLanguages } from '#components/layout/page-languages'
import { languagesOf } from '#lib/blog/blog'

/** An article may lack a translation: its page's part of the header knows. */
export default async function ArticleLanguages({ params }: PageProps<'/[lang]/article/[slug]'>) {
  const slug = decodeURIComponent((await params).slug)
  return <PageLanguages article={{ slug, existsIn: await languagesOf(slug) }} />
}
