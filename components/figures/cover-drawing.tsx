import { getSiteContent } from '#lib/content/current-content'
import type { Cover, CoverGround, CoverShape } from '#lib/content/schemas/figure'
import { drawnCount, drawnCover } from '#lib/figures/covers'

/**
 * Finds a cover by its name: the slug of an article with a figure, or `post-` with a number.
 * Returns undefined for any other name.
 */
export const coverOf = (name: string): Cover | undefined =>
  getSiteContent().figures.get(name)?.cover ?? wordless(Number(/^post-(\d+)$/.exec(name)?.[1]))

type Box = { readonly width: number; readonly height: number }

export async function coverSvg(name: string, box?: Box): Promise<string | undefined> {
  const cover = coverOf(name)
  return cover && drawCover(cover, box)
}

/**
 * Draws a cover as an SVG image. With `box`, the image has this size in pixels and shows the middle
 * of the cover. An image with `box` has only the colours of the light theme.
 */
export async function drawCover({ ground, shapes }: Cover, box?: Box): Promise<string> {
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
      {shapes.map((shape, index) => (
        <Shape key={index} shape={shape} below={shapes.slice(0, index)} ground={ground} />
      ))}
    </svg>,
  ).replaceAll(/(?<=")><\/(path|rect|line)>/g, '/>')
  const rulesIn = (palette: Partial<Palette>) =>
    Object.entries(palette)
      .filter(([name]) => svg.includes(`class="${name}"`))
      .map(([name, color]) => `.${name}{color:${color}}`)
      .join('')
  const dark =
    box || ground !== 'wash' ? '' : `@media(prefers-color-scheme:dark){${rulesIn(inTheDark)}}`
  const paint = 'rect{fill:currentColor;shape-rendering:crispEdges}path,line{stroke:currentColor}'
  return svg.replace(
    '>',
    `><style>${paint}${rulesIn({ ...colors, ...grounds[ground] })}${dark}</style>`,
  )
}

/**
 * Returns the cover of a post as a `data:` URL, which is part of the article's HTML
 * (docs/decisions/0012). Returns the URL of the image when a provider supplied the image.
 */
export async function inlineCover(post: { slug: string; cover: string }): Promise<string> {
  const svg = post.cover.startsWith('/') ? await coverSvg(drawnCover(post)) : undefined
  return svg === undefined
    ? post.cover
    : `data:image/svg+xml,${encodeURI(svg).replaceAll('#', '%23')}`
}

/**
 * Colours of the light theme, by class name in the SVG. The band has the same colour in the dark
 * theme.
 */
const colors = {
  ground: '#F3F1F5',
  outside: '#FFFFFF',
  band: '#D3EFA0',
  weak: '#EAF6D1',
  mark: '#3A1745',
  'on-band': '#3A1745',
  out: '#F4743B',
}

type Palette = typeof colors

const inTheDark = { ground: '#231629', outside: '#160D1A', mark: '#EFE3F5' }

/**
 * Colours that replace `colors` on each background (`ground`). A cover on `pistachio` or on `plum`
 * has the same colours in the light and in the dark theme. On `pistachio` the background has the
 * colour of the band.
 */
const grounds: Readonly<Record<CoverGround, Partial<Palette>>> = {
  wash: {},
  pistachio: { ground: '#D3EFA0', outside: '#F3F1F5' },
  plum: { ground: '#3A1745', outside: '#512A5E', mark: '#FFFFFF' },
}

const strokes = {
  marker: { strokeWidth: 20 },
  line: { strokeWidth: 6 },
  path: { strokeWidth: 8, opacity: 0.45 },
  gap: { strokeWidth: 10, strokeDasharray: '0 22' },
}

const areas: readonly string[] = ['band', 'weak', 'outside']

type ShapeProps = { shape: CoverShape; below: readonly CoverShape[]; ground: CoverGround }

function Shape({ shape, below, ground }: ShapeProps) {
  /** Returns the kind of the topmost area at a point; `ground` outside all areas. */
  const areaAt = (atX: number, atY: number) => {
    const isThere = ([kind, x, y, width, height = 0]: CoverShape) =>
      areas.includes(kind) && atX > x && atX < x + width && atY > y && atY < y + height
    return below.findLast(isThere)?.[0] ?? 'ground'
  }
  const inkOn = (area: string) => (area === 'band' || area === 'weak' ? 'on-band' : 'mark')
  switch (shape[0]) {
    case 'band':
    case 'weak':
    case 'outside': {
      const [kind, x, y, width, height] = shape
      return <rect className={kind} {...withBleed(x, y, width, height)} />
    }
    case 'marker':
    case 'line':
    case 'path':
    case 'gap': {
      const [kind, x1, y1, x2, y2] = shape
      const ink = kind === 'gap' ? 'out' : inkOn(areaAt((x1 + x2) / 2, (y1 + y2) / 2))
      return <line className={ink} {...strokes[kind]} {...{ x1, y1, x2, y2 }} />
    }
    case 'ticks': {
      const [, x, y, length, count, step] = shape
      const d = Array.from(
        { length: count },
        (_tick, index) => `M${x + step * index} ${y}v${length}`,
      ).join('')
      return (
        <path
          className={inkOn(areaAt(x, y + length / 2))}
          strokeWidth="10"
          strokeLinecap="butt"
          d={d}
        />
      )
    }
    case 'filled':
    case 'hollow':
    case 'out': {
      const [kind, x, y, size, columns = 1, rows = 1, step = 0] = shape
      const area = areaAt(x, y)
      // A stroke of zero length with round ends is a dot. A dashed line of such strokes is a row of
      // dots.
      const line = columns === 1 ? '' : `H${x + step * (columns - 1) + 0.01}`
      const d = Array.from(
        { length: rows },
        (_row, index) => `M${x} ${y + step * index}${line || 'h0'}`,
      ).join('')
      const dots = (className: string, width: number) => (
        <path
          className={className}
          d={d}
          strokeWidth={width}
          strokeDasharray={line ? `0 ${step}` : undefined}
        />
      )
      // A dot out of range (`out`) is apricot and gets a rim for contrast. On plum, apricot needs
      // no rim.
      if (kind === 'out' && ground === 'plum') return dots('out', size)
      return (
        <>
          {dots(inkOn(area), size)}
          {kind === 'hollow' && dots(area, 0.5 * size)}
          {kind === 'out' && dots('out', 0.72 * size)}
        </>
      )
    }
  }
}

/**
 * Makes the cover of a post without a figure: a band with a marker or dots, and no numbers.
 * `number` selects the background, the layout and the positions. Returns undefined for a number
 * without a cover.
 */
function wordless(number: number): Cover | undefined {
  const ground = (['wash', 'plum', 'pistachio'] as const)[number % 3]
  if (!ground || number >= drawnCount) return undefined
  const shift = Math.floor(number / 12)
  const edge = 150 + 70 * shift
  const size = 120 + 20 * shift
  const inside = ground === 'pistachio' ? 'weak' : 'band'
  const forms: readonly (readonly CoverShape[])[] = [
    [
      [inside, 0, 0, edge, 360],
      ['marker', edge, 60, edge, 300],
    ],
    [
      [inside, 0, edge, 480, 360 - edge],
      ['filled', 400 - edge, edge - size / 2 - 12, size],
    ],
    [
      [inside, 0, 90, 480, 180],
      ['marker', edge, 50, edge, 310],
      ['hollow', edge + 140, 180, size / 2],
    ],
    [
      [inside, 0, 0, edge - 60, 360],
      ['filled', (edge - 60) / 2, 60, 64, 1, 3, 120],
      ['hollow', edge + 20, 60, 64, 3, 3, 120],
    ],
  ]
  return { ground, shapes: [...(forms[Math.floor(number / 3) % 4] ?? [])] }
}

/**
 * Distance by which an area reaches beyond the edges of the cover, in units. A cover is 480 × 360
 * units.
 */
const bleed = 4

/**
 * Extends an area beyond each edge of the cover that the area touches. Otherwise the background
 * would show as a fringe at rounded corners.
 */
function withBleed(x: number, y: number, width: number, height: number) {
  const left = x <= 0 ? x - bleed : x
  const top = y <= 0 ? y - bleed : y
  const right = x + width >= 480 ? x + width + bleed : x + width
  const bottom = y + height >= 360 ? y + height + bleed : y + height
  return { x: left, y: top, width: right - left, height: bottom - top }
}
