import './staff.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { DeskHeader } from '#components/desk/layout/desk-header'
import { DeskMessage } from '#components/desk/layout/desk-message'
import { PressMemory } from '#components/desk/layout/press-memory'
import { isDeskOpen } from '#lib/auth/people'
import { getDeskLocale, getDeskTranslations } from '#lib/desk/desk-locale'
import { localeDetails } from '#lib/i18n/locales'
import { themeColor } from '#lib/seo/page-metadata'

export const viewport: Viewport = { themeColor, colorScheme: 'light dark' }

export async function generateMetadata(): Promise<Metadata> {
  return {
    robots: { index: false, follow: false },
    // Browsers fetch the manifest without cookies, so the URL of the manifest contains the
    // language.
    manifest: `/staff/manifest.webmanifest?lang=${await getDeskLocale()}`,
    icons: { icon: { url: '/icons/icon.svg', type: 'image/svg+xml' } },
    // Replaces the response header `Referrer-Policy: no-referrer`. Under `no-referrer` browsers
    // send `Origin: null` with forms, and the desk refuses such forms. With `same-origin`, forms of
    // the desk have an origin, and other sites get no referrer.
    referrer: 'same-origin',
  }
}

/**
 * The root layout of the desk, separate from the visitors' pages. The layout does not check the
 * session, because each page does.
 */
export default async function DeskLayout({ children }: LayoutProps<'/staff'>): Promise<ReactNode> {
  const t = await getDeskTranslations()
  // React's error boundaries need JavaScript, so the layout itself shows the message when the
  // database does not answer.
  const isAway = (await isDeskOpen().catch(() => null)) === null
  return (
    // `translate="no"`, because a browser's translation would break pages that refresh themselves.
    // The desk has a language switcher.
    <html lang={localeDetails[await getDeskLocale()].tag} translate="no">
      <body>
        <a
          className="absolute top-2 left-2 z-10 rounded-lg bg-action px-4 py-3 text-on-action not-focus:sr-only"
          href="#content"
        >
          {t('skip')}
        </a>
        <div className="mx-auto max-w-360 bg-paper min-[90rem]:my-6 min-[90rem]:rounded-3xl print:m-0">
          {!isAway && <DeskHeader />}
          <main id="content" tabIndex={-1} className="outline-none">
            {isAway ? <DeskMessage reason="away" /> : children}
          </main>
        </div>
        <PressMemory message={t('said.ignored')} />
      </body>
    </html>
  )
}
