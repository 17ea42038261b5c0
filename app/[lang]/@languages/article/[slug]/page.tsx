import { PageLanguages } from '#components/layout/page-languages'
import { languagesOf } from '#lib/blog/blog'
import { decodeSegment } from '#lib/i18n/decode-segment'
import { pathTo } from '#lib/i18n/routes'

/** An article may lack a translation: its page's part of the header knows. */
export default async function ArticleLanguages({ params }: PageProps<'/[lang]/article/[slug]'>) {
  const slug = decodeSegment((await params).slug)
  const locales = await languagesOf(slug)
  return <PageLanguages pathIn={(language) => pathTo(language, 'article', { slug })} locales={locales} />
}
