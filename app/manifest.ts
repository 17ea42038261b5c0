import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'
import { content } from '#lib/content/content'
import { localeDetails, defaultLocale } from '#lib/i18n/locales'
import { themeColor } from '#lib/seo/page-metadata'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const locale = localeDetails[defaultLocale].tag
  const t = await getTranslations({ locale, namespace: 'Meta' })
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    lang: locale,
    dir: 'ltr',
    name: content.clinic.name[defaultLocale],
    short_name: t('shortName'),
    description: content.pages.home.description[defaultLocale],
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: '#ffffff',
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
