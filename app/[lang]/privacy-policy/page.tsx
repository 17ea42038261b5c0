import '../../prose.css'
import { getTranslations } from 'next-intl/server'
import { privacyPolicy } from '#content/legal/privacy-policy'
import { LegalDocument } from '#components/sections/legal-document'
import { PageJsonLd } from '#components/seo/json-ld'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = () => pageMetadata('privacyPolicy')

export default async function PrivacyPolicyPage() {
  const t = await getTranslations('Footer')
  return (
    <>
      <PageJsonLd page="privacyPolicy" name={t('privacyPolicy')} />
      <LegalDocument document={privacyPolicy} />
    </>
  )
}
