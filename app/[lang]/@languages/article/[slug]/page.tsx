import { PageLanguages } from '#components/layout/page-languages'
import { postLanguages } from '#lib/blog/blog'
import { pathTo } from '#lib/i18n/routes'

/** An article may lack a translation: its page's part of the header knows. */
export default async function ArticleLanguages({ params }: PageProps<'/[lang]/article/[slug]'>) {
  const slug = decodeURIComponent((await params).slug)
  const locales = await postLanguages(slug)
  return <PageLanguages pathIn={(language) => pathTo(language, 'article', { slug })} locales={locales} />
}
