import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Footer } from '#components/layout/footer'
import { Header } from '#components/layout/header'
import { HeaderPosition } from '#components/layout/header-position'
import { MobileMenu } from '#components/layout/mobile-menu'
import { PageView } from '#components/layout/page-view'
import { PreviewBar } from '#components/layout/preview-bar'
import { env } from '#lib/env'
import { inlineScript } from '#lib/request/policy'
import { getCurrentLocale } from '#lib/i18n/current-locale'
import { localeDetails, locales, type Locale } from '#lib/i18n/locales'
import { themeColor } from '#lib/seo/page-metadata'

export const viewport = { themeColor, colorScheme: 'light dark' }

/** Icons, and the base URL of relative addresses. Each page adds a title and a description. */
export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icons/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/icons/apple-touch-icon.png',
  },
}

export function generateStaticParams(): { lang: Locale }[] {
  return locales.map((lang) => ({ lang }))
}

type SiteDocumentProps = {
  /** Text of the style sheet for this kind of page (`app/sheets.ts`). */
  styles: string
  children: ReactNode
}

/**
 * The HTML document of a visitor's page. The `<style>` has no `precedence`, so React puts `<title>`
 * and `<meta>` before the `<style>`. This order matters, because link previews read only the first
 * bytes of a document (docs/decisions/0008-first-paint.md).
 */
export async function SiteDocument({ styles, children }: SiteDocumentProps): Promise<ReactNode> {
  const locale = await getCurrentLocale()
  return (
    <html lang={localeDetails[locale].tag}>
      <head>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
      </head>
      <body>
        <Header />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <PreviewBar />
        <HeaderPosition />
        <MobileMenu />
        <PageView />
      </body>
    </html>
  )
}
