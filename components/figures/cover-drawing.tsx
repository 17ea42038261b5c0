import type { ReactNode } from 'react'
import { DotPlot } from '#components/figures/dots'
import { BarsPlot, LevelsPlot } from '#components/figures/levels'
import { RatioPlot, Track, type TrackProps } from '#components/figures/scales'
import { PortionsPlot, WeekPlot } from '#components/figures/week'
import { content } from '#lib/content/content'
import type { CoverGround, DotField, Figure } from '#lib/content/figure'
import { drawnCount, drawnCover } from '#lib/figures/covers'
import { placeOn, round } from '#lib/figures/scale'
import { defaultLocale as locale } from '#lib/i18n/locales'

/** The part of a drawing that a cover shows, in the drawing's units; its height is three quarters of its width. */
type Crop = { x?: number; y?: number; width: number; shapes: ReactNode }

/** A cover as an SVG file, undefined for an unknown name: a figure without its words, cropped. With a box: of that size, in light colours. */
export async function coverSvg(
  name: string,
  box?: { readonly width: number; readonly height: number },
): Promise<string | undefined> {
  const figure = content.figures.get(name) ?? wordless(Number(/^post-(\d+)$/.exec(name)?.[1]))
  return figure && figureSvg(figure, box)
}

/** What a cover shows of a figure. */
export async function figureSvg(
  figure: Figure | Wordless,
  box?: { readonly width: number; readonly height: number },
): Promise<string> {
  const { x = 0, y = 0, width, shapes } = cropOf(figure)
  const { form, cover } = figure
  // Next refuses the static import of it in a server component's file.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...(box ?? { preserveAspectRatio: 'xMidYMid slice' })}
      viewBox={[x, y, width, 0.75 * width].map((unit) => Number(unit.toFixed(4))).join(' ')}
      fill="none"
      strokeLinecap="round"
    >
      <rect className="paper" x={x} y={y} width="100%" height="100%" />
      {shapes}
    </svg>,
  )
    .replaceAll(/<text.*?<\/text>/g, '')
    .replaceAll(/<g[^>]*><\/g>/g, '')
    .replaceAll(/(?<=")><\/(path|rect|line|circle)>/g, '/>')
  const rules = Object.entries({ ...strokes, ...strokesOf[form] })
    .filter(([name]) => new RegExp(`class="([^"]+ )?${name}[ "]`).test(svg))
    .map(([name, style]) => `.${name}{${style}}`)
    .join('')
  const palette: Readonly<Record<string, Pair>> = { ...colors, ...grounds[cover.ground] }
  const rulesIn = (scheme: 0 | 1) => rules.replaceAll(/\$(\w+)/g, (_all, name: string) => palette[name]?.[scheme] ?? '')
  const dark = box || cover.ground === 'plum' ? '' : `@media(prefers-color-scheme:dark){${rulesIn(1)}}`
  return svg.replace('>', `><style>${rulesIn(0)}${dark}</style>`)
}

/** The cover of a post within its article's HTML, as a `data:` URL (docs/decisions/0012); an image of the provider's stays what it is. */
export async function inlineCover(post: { slug: string; cover: string }): Promise<string> {
  const svg = post.cover.startsWith('/') ? await coverSvg(drawnCover(post)) : undefined
  return svg === undefined ? post.cover : `data:image/svg+xml,${encodeURIComponent(svg)}`
}

type Pair = readonly [light: string, dark: string]

/** As in `app/colors.css`. */
const colors = {
  paper: ['#F3F1F5', '#231629'],
  outside: ['#DAD4DD', '#47364F'],
  inner: ['#FFFFFF', '#160D1A'],
  band: ['#D3EFA0', '#507027'],
  weak: ['#EAF6D1', '#32441B'],
  mark: ['#3A1745', '#EFE3F5'],
  onBand: ['#3A1745', '#EFE3F5'],
  quiet: ['#9B8CA1', '#8D7B95'],
  out: ['#F4743B', '#F4743B'],
  outWidth: ['0.45', '0.45'],
} as const satisfies Record<string, Pair>

/** What is another on a ground. On pistachio what is in range lies on the ground itself; plum stays plum in the dark, and apricot may stand alone on it. */
const grounds: Readonly<Record<CoverGround, Partial<Record<keyof typeof colors, Pair>>>> = {
  wash: {},
  pistachio: { paper: colors.band, outside: colors.paper },
  plum: { paper: ['#3A1745', ''], outside: ['#512A5E', ''], mark: ['#FFFFFF', ''], outWidth: ['0.66', ''] },
}

const stroke = (color: keyof typeof colors, width: number) => `stroke:$${color};stroke-width:${width}`

/** Colours and strokes of the figures' classes; later ones win. */
const strokes = {
  paper: 'fill:$paper',
  outside: 'fill:$outside',
  rest: 'fill:$outside',
  // A seam of the track would be seen around a band of the ground's own colour.
  band: `fill:$band;${stroke('band', 1)}`,
  'band-weak': 'fill:$weak',
  marker: stroke('mark', 5),
  threshold: stroke('mark', 2),
  ticks: 'stroke:$mark;stroke-linecap:butt',
  gap: `${stroke('out', 3)};stroke-dasharray:0 6`,
}
const onTracks = {
  path: `${stroke('mark', 3)};opacity:.45`,
  ring: `fill:$inner;${stroke('mark', 5)}`,
  quiet: 'stroke:$quiet',
}
const strokesOf: Partial<Record<Figure['form'], Record<string, string>>> = {
  scales: onTracks,
  axis: onTracks,
  week: {
    outside: 'fill:none',
    threshold: stroke('mark', 0.3),
    dashed: 'stroke:none',
    path: `${stroke('onBand', 0.4)};opacity:.45`,
    dot: stroke('onBand', 2.7),
    quiet: 'stroke:$quiet',
    'dot-core': stroke('weak', 1.3),
    'dot-out': stroke('out', 1.9),
  },
  dots: {
    column: `${stroke('band', 1.02)};stroke-linecap:butt`,
    'column-weak': `${stroke('weak', 1.02)};stroke-linecap:butt`,
    dot: `${stroke('mark', 0.64)};stroke-dasharray:0 1`,
    'on-band': 'stroke:$onBand',
    'dot-core': `${stroke('paper', 0.35)};stroke-dasharray:0 1`,
    'dot-out': 'stroke:$out;stroke-width:$outWidth;stroke-dasharray:0 1',
  },
  portions: { dot: stroke('mark', 6), 'dot-core': stroke('outside', 3) },
}

/** The turning point of a figure: where it leaves the band. */
function cropOf(figure: Figure | Wordless): Crop {
  switch (figure.form) {
    case 'week': {
      const turn = figure.days.findIndex(([morning], index) => index > 0 && morning >= figure.threshold)
      const y = figure.range[1] - figure.threshold - 13
      return { x: 10 * turn - 20, y, width: 48, shapes: <WeekPlot figure={figure} /> }
    }
    case 'dots':
      return dotsCrop(figure.fields)
    case 'portions': {
      const others = figure.rows.filter(({ isLimit }) => !isLimit).slice(0, 4)
      const shapes = [...others, ...figure.rows.filter(({ isLimit }) => isLimit).slice(0, 1)].map((row, index) => (
        <g key={index} transform={`translate(0 ${17.5 * index})`}>
          <PortionsPlot row={{ ...row, portions: row.portions.slice(0, 4) }} />
        </g>
      ))
      return { x: 9, width: 130, shapes }
    }
    case 'scales':
      return rowsCrop(figure.rows)
    case 'axis': {
      const { isLogarithmic, line, cover } = figure
      const range = cover.range ?? figure.range
      const rows = figure.rows.map((row) => ({ ...row, range, isLogarithmic }))
      return rowsCrop(rows, line === undefined ? undefined : placeOn(range, line, isLogarithmic))
    }
    case 'bars': {
      const shapes = figure.pairs.map((pair, index) => (
        <svg key={index} x="-8" y={112.5 * index} width="84%" overflow="visible">
          <BarsPlot range={figure.range} pair={pair} locale={locale} />
        </svg>
      ))
      return { width: 150 * figure.pairs.length, shapes }
    }
    case 'levels': {
      // Above the foot of the columns, so that what differs fills the cover.
      const most = placeOn(figure.range, Math.max(...figure.columns.map(({ marker }) => marker)))
      const least = placeOn(figure.range, Math.min(...figure.columns.map(({ band }) => band)))
      const height = round(7250 / (most - least))
      const shapes = (
        <svg y={26 - height * (1 - most / 100)} height={height} overflow="visible">
          <LevelsPlot figure={figure} locale={locale} />
        </svg>
      )
      return { width: 240, shapes }
    }
    case 'ratio':
      return { y: 30, width: 240, shapes: <RatioPlot figure={figure} locale={locale} /> }
  }
}

/** Scales from edge to edge, five at most; where a figure has ticks, the rows that have some. A line may go through all. */
function rowsCrop(all: readonly TrackProps[], line?: number): Crop {
  const ticked = all.filter(({ bands }) => bands?.some(({ every }) => every))
  const rows = (ticked.length > 0 ? ticked : all).slice(0, 5)
  const shapes = (
    <>
      {rows.map(({ range, isLogarithmic, bands, marker, dot }, index) => (
        <Track key={index} y={41 * index + 4.5} {...{ range, isLogarithmic, bands, marker, dot }} />
      ))}
      {line !== undefined && <line className="threshold" x1={`${line}%`} x2={`${line}%`} y2="100%" />}
    </>
  )
  return { width: (41 * rows.length) / 0.75, shapes }
}

type Field = Pick<DotField, 'heights' | 'dots'>

/**
 * Around the middle of a field, as much beyond the bands as they take and a little more; a single dot that counts stands in the
 * middle. Of two fields the same four columns, around where their first groups end.
 */
function dotsCrop(fields: readonly [Field, Field?]): Crop {
  const [{ heights, dots }, other] = fields
  const plotOf = (field: Field) => <DotPlot field={field} rowHeight={1} />
  const columnsOf = (groups: Field['dots']) => groups.reduce((sum, { count }) => sum + count, 0) / Number(heights)
  if (other) {
    const ends = [dots, other.dots].map((groups) => columnsOf(groups.slice(0, 1)))
    const from = Math.max(0, Math.round(Math.min(...ends)) - 2)
    const shapes = [fields[0], other].map((field, index) => (
      <svg key={index} x={4 * index} y="-7.5" width="4" height="6" viewBox={`${from - 0.5} -7.5 4 6`}>
        {plotOf(field)}
      </svg>
    ))
    return { y: -7.5, width: 8, shapes }
  }
  const shapes = plotOf(fields[0])
  if (typeof heights !== 'number') return { x: -0.5, y: 0.7 - 0.75 * heights.length, width: heights.length, shapes }
  const columns = Math.ceil(columnsOf(dots))
  const banded = columnsOf(dots.filter(({ band, count }) => band && count > 1))
  const width = banded === 0 ? columns / 1.6 : Math.min(columns, 2 * banded + 4)
  const x = banded === 0 ? (columns - width) / 2 - 0.5 : -0.5
  return { x, y: (1 - heights - 0.75 * width) / 2, width, shapes }
}

type Wordless = Pick<Figure, 'cover'> &
  ({ form: 'dots'; fields: readonly [Field] } | { form: 'scales'; rows: readonly TrackProps[] })

/** Bands and markers that claim no number, for a cover without a figure. Its own number says the form, and where they are. */
function wordless(number: number): Wordless | undefined {
  const ground = (['wash', 'plum', 'pistachio'] as const)[number % 3]
  if (!ground || number >= drawnCount) return undefined
  const cover = { ground }
  const shift = Math.floor(number / 6)
  const isWeak = ground === 'pistachio'
  if (number % 6 < 3) {
    const [first, banded] = [6 * (1 + (shift % 3)), 6 * (2 + Math.floor(shift / 3))]
    const dots: Field['dots'] = [
      { kind: 'hollow', count: first },
      { kind: 'filled', count: banded, band: isWeak ? 'weak' : 'full' },
      { kind: 'hollow', count: 48 - first - banded },
    ]
    return { form: 'dots', fields: [{ heights: 6, dots }], cover }
  }
  /** A whole number below `count`, another for each shift and part. */
  const pick = (part: number, count: number) => (7 * shift + 3 * part + shift * part) % count
  const rows = [0, 1, 2].map((row): TrackProps => {
    const [from, width] = [4 + 3 * pick(row, 6), 15 + 4 * pick(row + 2, 4)]
    const marker = from + width * (0.3 + 0.15 * pick(row + 1, 4))
    return { range: [0, 48], bands: [{ from, to: from + width, ...(isWeak && { isWeak }) }], marker }
  })
  return { form: 'scales', rows, cover }
}
