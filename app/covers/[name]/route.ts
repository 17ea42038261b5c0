import { coverSvg } from '#components/figures/cover-drawing'
import { coverNames } from '#lib/figures/covers'

export const dynamic = 'force-static'

export function generateStaticParams(): { name: string }[] {
  return coverNames.map((name) => ({ name: `${name}.svg` }))
}

/** Serves a cover as an SVG file, which the browser caches for all pages. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/covers/[name]'>,
): Promise<Response> {
  const { name } = await params
  const svg = name.endsWith('.svg') ? await coverSvg(name.slice(0, -'.svg'.length)) : undefined
  if (svg === undefined) return new Response(null, { status: 404 })
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
}
