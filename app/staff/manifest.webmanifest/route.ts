import siteManifest from '#app/manifest'
import { deskPath } from '#lib/auth/paths'
import { deskWords } from '#lib/desk/words'

/** The desk as an app of its own on a phone's home screen. */
export async function GET(): Promise<Response> {
  const name = (await deskWords('Staff'))('name')
  const own = { id: deskPath, start_url: deskPath, scope: deskPath, name, short_name: name, description: undefined }
  const manifest = { ...(await siteManifest()), ...own, display: 'standalone' }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
