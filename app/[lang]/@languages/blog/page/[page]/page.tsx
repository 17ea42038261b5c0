import { PageLanguages } from '#components/layout/page-languages'
import { pageLocales } from '#lib/blog/blog'

/** The list may be longer in one language than in the other. */
export default async function BlogPageLanguages({ params }: PageProps<'/[lang]/blog/page/[page]'>) {
  const { page } = await params
  return <PageLanguages available={await pageLocales(Number(page))} />
}
