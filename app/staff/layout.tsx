import { isDeskOpen } from '#lib/auth/people'
import './staff.css'
import type { Metadata } from 'next'
import { DeskHeader } from '#components/desk/desk-header'
import { DeskMessage } from '#components/desk/desk-page'
import { localeDetails } from '#lib/i18n/locales'
import { themeColor } from '#lib/seo/page-metadata'
import { deskLocale, deskWords } from '#lib/desk/words'

export const viewport = { themeColor, colorScheme: 'light dark' }

export async function generateMetadata(): Promise<Metadata> {
  return {
    robots: { index: false, follow: false },
    // Browsers fetch it without cookies.
    manifest: `/staff/manifest.webmanifest?lang=${await deskLocale()}`,
    icons: { icon: { url: '/icons/icon.svg', type: 'image/svg+xml' } },
    // Under the header's `no-referrer` browsers send plain forms with `Origin: null`, which is refused. Other sites
    // get no referrer by this either.
    referrer: 'same-origin',
  }
}

/** A root layout of its own: nothing of the visitors' pages is here, nor this there. Checks nobody: each page does. */
export default async function Layout({ children }: LayoutProps<'/staff'>) {
  const t = await deskWords('Staff')
  // Error boundaries are drawn by scripts only; this one is read without.
  const isAway = (await isDeskOpen().catch(() => null)) === null
  return (
    // The desk is renewed in place, which a browser's translation would break. It has a switcher of its own.
    <html lang={localeDetails[await deskLocale()].tag} translate="no">
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
      </body>
    </html>
  )
}
