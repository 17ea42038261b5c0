import type { Metadata } from 'next'
import { Footer } from '#components/layout/footer'
import { Header } from '#components/layout/header'
import { PageEffects } from '#components/layout/page-parts'
import { env } from '#lib/env'
import { inlineScript } from '#lib/request/policy'
import { currentLocale } from '#lib/i18n/current-locale'
import { localeDetails, locales, type Locale } from '#lib/i18n/locales'
import { themeColor } from '#lib/seo/page-metadata'

export const viewport = { themeColor, colorScheme: 'light dark' }

/** Icons and the base of relative addresses; each page adds its own head. */
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

/** Seconds for which caches in front of the site keep a page, all of them: a year would outlive a deploy. */
export const revalidate = 300

export function generateStaticParams(): { lang: Locale }[] {
  return locales.map((lang) => ({ lang }))
}

export default async function Layout({ children }: LayoutProps<'/[lang]'>) {
  const locale = await currentLocale()
  return (
    <html lang={localeDetails[locale].tag}>
      <head>
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
      </head>
      <body>
        <Header />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <PageEffects />
      </body>
    </html>
  )
}
