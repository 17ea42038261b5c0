import { readPicture } from '#lib/editing/read-picture'

const types: Partial<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/**
 * Serves a picture that an editor added to an article at the desk. Pictures in `content/` do not
 * need this route, because the build writes their files to public/pictures.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/pictures/[name]'>,
): Promise<Response> {
  const { name } = await params
  const type = types[name.replace(/.*\./, '')]
  // In the URL the article's slug and `_` precede the picture's name.
  const bytes = type && (await readPicture(name.replace(/^[^_]*_/, '')))
  if (!bytes) return new Response(null, { status: 404 })
  return new Response(bytes, { headers: { 'Content-Type': type } })
}
