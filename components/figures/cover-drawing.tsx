import type { ReactNode } from 'react'
import { coverNames, drawnCover } from '#lib/figures/covers'

// Drawn covers, for posts without a number (docs/decisions/0012-covers.md): a band with a marker or
// dots. A cover is an SVG image of 480 × 360 units.

const groundNames = ['wash', 'plum', 'pistachio'] as const

/** Name of the background colour of a cover. */
export type CoverGround = (typeof groundNames)[number]

type Palette = { ground: string; band: string; mark: string; onBand: string }

const plum = '#3A1745'
const palettes: Readonly<Record<CoverGround, Palette>> = {
  wash: { ground: '#F3F1F5', band: '#D3EFA0', mark: plum, onBand: plum },
  plum: { ground: plum, band: '#D3EFA0', mark: '#FFFFFF', onBand: plum },
  pistachio: { ground: '#D3EFA0', band: '#EAF6D1', mark: plum, onBand: plum },
}
/** Colours of the dark theme. In place of white and of the wash stand mist and the dark wash. */
const darkPalettes: Readonly<Partial<Record<CoverGround, Partial<Palette>>>> = {
  wash: { ground: '#231629', mark: '#CFC4D3' },
  plum: { mark: '#CFC4D3' },
}

/** Returns the background of a drawn cover; undefined for a name without a cover. */
export function getCoverGround(name: string): CoverGround | undefined {
  return groundNames[coverNames.indexOf(name) % groundNames.length]
}

/**
 * Draws a cover as an SVG image; undefined for a name without a cover. With `box`, the image has
 * this size in pixels, shows the middle of the cover and has only the colours of the light theme.
 */
export async function coverSvg(
  name: string,
  box?: { width: number; height: number },
): Promise<string | undefined> {
  const ground = getCoverGround(name)
  if (!ground) return undefined
  const width = box ? (360 * box.width) / box.height : 480
  // Next refuses a static import of react-dom/server in a server component.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...box}
      viewBox={`${240 - width / 2} 0 ${width} 360`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
    >
      <rect className="ground" width="480" height="360" />
      {drawShapes(coverNames.indexOf(name))}
    </svg>,
  ).replaceAll(/(?<=")><\/(path|rect)>/g, '/>')
  const writeRules = (palette: Partial<Palette>): string =>
    Object.entries(palette)
      .filter(([name]) => svg.includes(`class="${name}"`))
      .map(([name, color]) => `.${name}{color:${color}}`)
      .join('')
  const darkRules = box ? '' : writeRules(darkPalettes[ground] ?? {})
  const dark = darkRules && `@media(prefers-color-scheme:dark){${darkRules}}`
  const paint = 'rect{fill:currentColor;shape-rendering:crispEdges}path{stroke:currentColor}'
  return svg.replace('>', `><style>${paint}${writeRules(palettes[ground])}${dark}</style>`)
}

/**
 * Returns the drawn cover of a post as a `data:` URL, which is part of the article's HTML. Returns
 * the URL of the image when a provider supplied the image.
 */
export async function inlineCover(post: { slug: string; cover: string }): Promise<string> {
  const svg = post.cover.startsWith('/') ? await coverSvg(drawnCover(post)) : undefined
  return svg === undefined
    ? post.cover
    : `data:image/svg+xml,${encodeURI(svg).replaceAll('#', '%23')}`
}

/**
 * Draws the band, the marker and the dots of a cover. `number` selects the layout and the
 * positions. A band reaches beyond the edges of the cover, so that no fringe shows at rounded
 * corners.
 */
function drawShapes(number: number): ReactNode {
  const shift = Math.floor(number / 12)
  const edge = 150 + 70 * shift
  const size = 120 + 20 * shift
  const layouts = [
    <>
      <rect className="band" x="-4" y="-4" width={edge + 4} height="368" />
      <Strokes className="onBand" d={`M${edge} 60V300`} width={20} />
    </>,
    <>
      <rect className="band" x="-4" y={edge} width="488" height={364 - edge} />
      <Strokes className="mark" d={`M${400 - edge} ${edge - size / 2 - 12}h0`} width={size} />
    </>,
    <>
      <rect className="band" x="-4" y="90" width="488" height="180" />
      <Strokes className="onBand" d={`M${edge} 50V310`} width={20} />
      <Strokes className="onBand" d={`M${edge + 140} 180h0`} width={size / 2} />
      <Strokes className="band" d={`M${edge + 140} 180h0`} width={size / 4} />
    </>,
    <>
      <rect className="band" x="-4" y="-4" width={edge - 56} height="368" />
      <Strokes className="onBand" d={drawGrid((edge - 60) / 2, 1)} width={64} />
      <Strokes className="mark" d={drawGrid(edge + 20, 3)} width={64} />
      <Strokes className="ground" d={drawGrid(edge + 20, 3)} width={32} />
    </>,
  ]
  return layouts[Math.floor(number / groundNames.length) % layouts.length]
}

/** A path of three rows of dots. A stroke of zero length with round ends is a dot. */
const drawGrid = (left: number, columns: number): string =>
  [60, 180, 300]
    .flatMap((y) =>
      Array.from({ length: columns }, (_dot, index) => `M${left + 120 * index} ${y}h0`),
    )
    .join('')

function Strokes({
  className,
  d,
  width,
}: {
  className: keyof Palette
  d: string
  width: number
}): ReactNode {
  return <path className={className} d={d} strokeWidth={width} />
}
