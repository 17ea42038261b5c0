import { deskPath } from '#lib/auth/desk-paths'
import { getTranslations } from 'next-intl/server'
import { defaultLocale, isLocale, localeDetails } from '#lib/i18n/locales'
import { themeColor } from '#lib/seo/page-metadata'

/**
 * The web app manifest, with which a phone installs the desk on its home screen. The query
 * parameter `lang` names the language.
 */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('lang')
  const lang = localeDetails[isLocale(asked) ? asked : defaultLocale].tag
  const name = (await getTranslations({ locale: lang, namespace: 'Staff' }))('name')
  const manifest = {
    start_url: deskPath,
    scope: deskPath,
    lang,
    name,
    display: 'standalone',
    theme_color: themeColor,
    background_color: '#ffffff',
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
