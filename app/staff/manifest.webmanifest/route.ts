import { getTranslations } from 'next-intl/server'
import siteManifest from '#app/manifest'
import { deskPath } from '#lib/auth/paths'
import { defaultLocale, isLocale, localeDetails } from '#lib/i18n/locales'

/** The desk as an app of its own on a phone's home screen, in the language of its address. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('lang')
  const lang = localeDetails[isLocale(asked) ? asked : defaultLocale].tag
  const name = (await getTranslations({ locale: lang, namespace: 'Staff' }))('name')
  const own = {
    id: deskPath,
    start_url: deskPath,
    scope: deskPath,
    lang,
    name,
    short_name: name,
    description: undefined,
  }
  const manifest = { ...(await siteManifest()), ...own, display: 'standalone' }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
