import { PageLanguages } from '#components/layout/page-languages'
import { pageLocales } from '#lib/blog/blog'
import { pathTo } from '#lib/i18n/routes'

/** The list may be longer in one language than in the other. */
export default async function BlogPageLanguages({ params }: PageProps<'/[lang]/blog/page/[page]'>) {
  const { page } = await params
  const locales = await pageLocales(Number(page))
  return <PageLanguages pathIn={(locale) => pathTo(locale, 'blogPage', { slug: page })} available={locales} />
}
