import '../../pages.css'
import { getTranslations } from 'next-intl/server'
import { LegalDocument } from '#components/sections/legal-document'
import { JsonLd } from '#components/seo/json-ld'
import { pageGraph } from '#lib/seo/json-ld/pages'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = () => pageMetadata('privacyPolicy')

export default async function PrivacyPolicyPage() {
  const t = await getTranslations('Footer')
  return (
    <>
      <JsonLd graph={pageGraph('privacyPolicy', t('privacyPolicy'))} />
      <LegalDocument name="privacy-policy" />
    </>
  )
}
