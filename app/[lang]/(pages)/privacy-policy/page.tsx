import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { LegalDocument } from '#components/sections/legal-document'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('privacyPolicy')

export default function PrivacyPolicyPage(): ReactNode {
  return <LegalDocument page="privacyPolicy" name="privacy-policy" />
}
