import { PageLanguages } from '#components/layout/page-languages'
import { postLocales } from '#lib/blog/blog'

/** An article may lack a translation: its page's part of the header knows. */
export default async function ArticleLanguages({ params }: PageProps<'/[lang]/article/[slug]'>) {
  const { slug } = await params
  return <PageLanguages available={await postLocales(decodeURIComponent(slug))} />
}
