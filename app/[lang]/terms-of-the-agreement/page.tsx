import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { terms } from '#content/legal/terms'
import { LegalDocument } from '#components/sections/legal-document'
import { Requisites } from '#components/sections/requisites'
import { pageMetadata } from '#lib/seo/page-metadata'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('terms')
}

export default async function TermsPage() {
  const t = await getTranslations('Legal')
  const appendix = { id: 'requisites', title: t('requisites') }
  return (
    <LegalDocument document={terms} appendix={appendix}>
      <Requisites {...appendix} />
    </LegalDocument>
  )
}
