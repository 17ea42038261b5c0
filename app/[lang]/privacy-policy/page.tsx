import '../../prose.css'
import { getTranslations } from 'next-intl/server'
import { LegalDocument } from '#components/sections/legal-document'
import { PageJsonLd } from '#components/seo/json-ld'
import { content } from '#lib/content/content'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = () => pageMetadata('privacyPolicy')

export default async function PrivacyPolicyPage() {
  const t = await getTranslations('Footer')
  return (
    <>
      <PageJsonLd page="privacyPolicy" name={t('privacyPolicy')} />
      <LegalDocument document={content.legal.privacyPolicy} />
    </>
  )
}
