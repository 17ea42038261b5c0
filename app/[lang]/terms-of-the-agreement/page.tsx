import '../../prose.css'
import { getTranslations } from 'next-intl/server'
import { CompanyDetails, LegalDocument } from '#components/sections/legal-document'
import { PageJsonLd } from '#components/seo/json-ld'
import { content } from '#lib/content/content'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = () => pageMetadata('terms')

export default async function TermsPage() {
  const t = await getTranslations('Legal')
  const footer = await getTranslations('Footer')
  const appendix = { id: 'requisites', title: t('requisites') }
  return (
    <>
      <PageJsonLd page="terms" name={footer('terms')} />
      <LegalDocument document={content.legal.terms} appendix={appendix}>
        <CompanyDetails {...appendix} />
      </LegalDocument>
    </>
  )
}
