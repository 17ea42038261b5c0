import '../../pages.css'
import { getTranslations } from 'next-intl/server'
import { NotFoundPage } from '#components/layout/not-found-page'
import { hiddenMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = async () => hiddenMetadata((await getTranslations('NotFound'))('title'))

/** The not-found page; the middleware serves it with status 404 for every unknown path. */
export default function NotFound() {
  return <NotFoundPage />
}
