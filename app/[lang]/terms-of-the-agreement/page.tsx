import '../../pages.css'
import { LegalDocument } from '#components/sections/legal-document'
import { JsonLd } from '#components/seo/json-ld'
import { wordsOf } from '#lib/i18n/current-locale'
import { pageGraph } from '#lib/seo/json-ld/pages'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = () => pageMetadata('terms')

export default async function TermsPage() {
  const { t } = await wordsOf('Footer')
  return (
    <>
      <JsonLd graph={pageGraph('terms', t('terms'))} />
      <LegalDocument name="terms" hasRequisites />
    </>
  )
}
