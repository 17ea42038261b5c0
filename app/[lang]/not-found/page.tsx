import '../../not-found.css'
import { getTranslations } from 'next-intl/server'
import { NotFoundPage } from '#components/layout/not-found-page'
import { notFoundMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = () => notFoundMetadata()

/** The not-found page; the middleware serves it with status 404 for every unknown path. */
export default async function NotFound() {
  const t = await getTranslations('NotFound')
  return <NotFoundPage title={t('title')} text={t('text')} />
}
