import type { Metadata } from 'next'
import { privacyPolicy } from '#content/legal/privacy-policy'
import { LegalDocument } from '#components/sections/legal-document'
import { pageMetadata } from '#lib/seo/page-metadata'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('privacyPolicy')
}

export default function PrivacyPolicyPage() {
  return <LegalDocument document={privacyPolicy} />
}
