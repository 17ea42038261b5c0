import { deskWords } from '#lib/desk/words'
import { themeColor } from '#lib/seo/page-metadata'

/** The desk as an app of its own on a phone's home screen. */
export async function GET(): Promise<Response> {
  const t = await deskWords('Staff')
  const manifest = {
    id: '/staff',
    start_url: '/staff',
    scope: '/staff',
    name: t('name'),
    short_name: t('name'),
    display: 'standalone',
    theme_color: themeColor,
    background_color: '#ffffff',
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
