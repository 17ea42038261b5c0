import { PageLanguages } from '#components/layout/page-languages'
import { postLocales } from '#lib/blog/blog'
import { pathTo } from '#lib/i18n/routes'

/** An article may lack a translation: its page's part of the header knows. */
export default async function ArticleLanguages({ params }: PageProps<'/[lang]/article/[slug]'>) {
  const slug = decodeURIComponent((await params).slug)
  const locales = await postLocales(slug)
  return <PageLanguages pathIn={(locale) => pathTo(locale, 'article', { slug })} available={locales} />
}
