import { createHash } from 'node:crypto'
import { figures } from '#content/figures/index'
import { drawnCount, drawnGround, drawnShapes } from '#lib/covers/drawn-shapes'
import { figureShapes } from '#lib/covers/figure-shapes'
import { darkStyle, palettes } from '#lib/covers/palette'
import { coverSize } from '#lib/covers/shapes'

/** Names of all covers: a figure's slug, or `post-` and a number. */
export const coverNames: readonly string[] = [
  ...figures.keys(),
  ...Array.from({ length: drawnCount }, (_cover, number) => `post-${number}`),
]

const pathOf = (name: string) => `/covers/${name}.svg`

export function articleCover(slug: string): string {
  return figures.has(slug) ? pathOf(slug) : postCover(slug)
}

/** Path of the cover of a provider's post, the same for a slug at all times. */
export function postCover(slug: string): string {
  return pathOf(`post-${createHash('sha256').update(slug).digest().readUInt32BE() % drawnCount}`)
}

/** Name of the cover that is drawn of a post, also of one that has an image of its own. */
export function drawnCover({ slug, cover }: { slug: string; cover: string }): string {
  const path = cover.startsWith('/') ? cover : postCover(slug)
  return path.slice(pathOf('').length - '.svg'.length, -'.svg'.length)
}

type Options = {
  /** Size of the box it is cropped to, for what cannot crop. */
  box?: { readonly width: number; readonly height: number }
}

/** A cover as SVG, undefined when there is none of this name. With a box it is a picture of that size in light colours. */
export function coverSvg(name: string, { box }: Options = {}): string | undefined {
  const drawn = draw(name)
  if (!drawn) return undefined
  const { shapes, ground } = drawn
  const { width, height } = coverSize
  const style = box ? '' : darkStyle(`fill="${palettes[ground].ground}"${shapes}`, ground)
  const shown = box ? Math.round((height * box.width) / box.height) : width
  const view = `viewBox="${(width - shown) / 2} 0 ${shown} ${height}"`
  const size = box ? `width="${box.width}" height="${box.height}"` : 'preserveAspectRatio="xMidYMid slice"'
  const paper = `<path fill="${palettes[ground].ground}" d="M0 0h${width}v${height}H0z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${view} ${size} fill="none" stroke-linecap="round">${style}${paper}${shapes}</svg>`
}

/**
 * The cover of a post as a `data:` URL, for the first screen of its article: it is there with the HTML, where a file would
 * come a round trip later. An image of the provider's stays what it is.
 */
export function inlineCover(post: { slug: string; cover: string }): string {
  const svg = post.cover.startsWith('/') ? coverSvg(drawnCover(post)) : undefined
  return svg === undefined ? post.cover : `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function draw(name: string) {
  const figure = figures.get(name)
  if (figure) return { shapes: figureShapes(figure, palettes[figure.cover.ground]), ground: figure.cover.ground }
  const number = Number(/^post-(\d+)$/.exec(name)?.[1] ?? NaN)
  if (!(number < drawnCount)) return undefined
  const ground = drawnGround(number)
  return { shapes: drawnShapes(number, palettes[ground]), ground }
}
