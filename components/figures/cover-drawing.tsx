import type { ReactNode } from 'react'
import { figures } from '#content/figures/index'
import type { CoverGround, DotField, Figure } from '#content/figures/types'
import { BarsPlot } from '#components/figures/bars'
import { DotPlot } from '#components/figures/dots'
import { LevelsPlot, type LevelsShape } from '#components/figures/levels'
import { PortionsPlot } from '#components/figures/portions'
import { RatioPlot, Track, type TrackProps } from '#components/figures/scales'
import { WeekPlot } from '#components/figures/week'
import { drawnCount, drawnCover } from '#lib/figures/covers'
import { placeOn, round } from '#lib/figures/scale'

/** The part of a drawing that a cover shows, in the drawing's units; its height is three quarters of its width. */
type Crop = { form: Figure['form']; x?: number; y?: number; width: number; shapes: ReactNode }

type Options = {
  /** Size of the picture, for what cannot scale it; it is drawn in light colours. */
  box?: { readonly width: number; readonly height: number }
}

/** A cover as an SVG file, undefined when there is none of this name: a figure without its words, cropped and enlarged. */
export async function coverSvg(name: string, { box }: Options = {}): Promise<string | undefined> {
  const figure = figures.get(name)
  const number = Number(/^post-(\d+)$/.exec(name)?.[1] ?? NaN)
  if (!figure && !(number < drawnCount)) return undefined
  const { form, x = 0, y = 0, width, shapes } = figure ? cropOf(figure) : wordlessCrop(number)
  const ground = figure ? groundOf(figure) : drawnGround(number)
  // Next refuses the static import of it in a server component's file.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...(box ?? { preserveAspectRatio: 'xMidYMid slice' })}
      viewBox={[x, y, width, 0.75 * width].map((unit) => Number(unit.toFixed(2))).join(' ')}
      fill="none"
      strokeLinecap="round"
    >
      <rect className="paper" x={x} y={y} width="100%" height="100%" />
      {shapes}
    </svg>,
  ).replaceAll(/(?<=")><\/(path|rect|line|circle)>/g, '/>')
  const rules = Object.entries({ ...strokes, ...strokesOf[form], ...strokesOn[`${form} on ${ground}`] })
    .filter(([name]) => new RegExp(`class="([^"]+ )?${name}[ "]`).test(svg))
    .map(([name, style]) => `.${name}{${style}}`)
    .join('')
  const light = { ...schemes.light, ...grounds[ground].light }
  const dark = { ...schemes.dark, ...grounds[ground].dark }
  // What draws link pictures knows no custom properties.
  const style = box
    ? rules.replaceAll(/var\(--(\w+)\)/g, (_reference, name: Color) => light[name])
    : `${declare(rules, light)}@media(prefers-color-scheme:dark){${ground === 'plum' ? '' : declare(rules, dark)}}${rules}`
  return svg.replace('>', `><style>${style}</style>`)
}

/** Declares the colours that the rules use. */
function declare(rules: string, colors: Colors): string {
  const used = Object.entries(colors).filter(([name]) => rules.includes(`(--${name})`))
  return `svg{${used.map(([name, color]) => `--${name}:${color}`).join(';')}}`
}

/**
 * The cover of a post as a `data:` URL, for the first screen of its article: it is there with the HTML, where a file would
 * come a round trip later. An image of the provider's stays what it is.
 */
export async function inlineCover(post: { slug: string; cover: string }): Promise<string> {
  const svg = post.cover.startsWith('/') ? await coverSvg(drawnCover(post)) : undefined
  return svg === undefined ? post.cover : `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** As in `app/colors.css`. */
const schemes = {
  light: {
    paper: '#F3F1F5',
    outside: '#DAD4DD',
    inner: '#FFFFFF',
    band: '#D3EFA0',
    weak: '#EAF6D1',
    mark: '#3A1745',
    onBand: '#3A1745',
    quiet: '#9B8CA1',
    out: '#F4743B',
  },
  dark: {
    paper: '#231629',
    outside: '#47364F',
    inner: '#160D1A',
    band: '#507027',
    weak: '#32441B',
    mark: '#EFE3F5',
    onBand: '#EFE3F5',
    quiet: '#8D7B95',
    out: '#F4743B',
  },
} as const
type Color = keyof typeof schemes.light
type Colors = Readonly<Record<Color, string>>

/** What is another on a ground. On pistachio what is in range lies on the ground itself; plum stays plum in the dark. */
const grounds: Readonly<Record<CoverGround, { light?: Partial<Colors>; dark?: Partial<Colors> }>> = {
  wash: {},
  pistachio: {
    light: { paper: schemes.light.band, outside: schemes.light.paper },
    dark: { paper: schemes.dark.band, outside: schemes.dark.paper },
  },
  plum: { light: { paper: '#3A1745', outside: '#512A5E', mark: '#FFFFFF' } },
}

const stroke = (color: Color, width: number) => `stroke:var(--${color});stroke-width:${width}`

/** Colours and strokes of the figures' classes; later ones win. */
const strokes = {
  paper: 'fill:var(--paper)',
  outside: 'fill:var(--outside)',
  rest: 'fill:var(--outside)',
  // A seam of the track would be seen around a band of the ground's own colour.
  band: `fill:var(--band);${stroke('band', 0.5)}`,
  'band-weak': 'fill:var(--weak)',
  marker: stroke('mark', 5),
  threshold: stroke('mark', 2),
  ticks: 'stroke:var(--mark);stroke-linecap:butt',
  gap: `${stroke('out', 3)};stroke-dasharray:0 6`,
}
const strokesOf: Partial<Record<Figure['form'], Record<string, string>>> = {
  week: {
    outside: 'fill:none',
    threshold: stroke('mark', 0.3),
    dashed: 'stroke:none',
    path: `${stroke('onBand', 0.4)};opacity:.45`,
    dot: stroke('onBand', 2.7),
    quiet: 'stroke:var(--quiet)',
    'dot-core': stroke('weak', 1.3),
    'dot-out': stroke('out', 1.9),
  },
  dots: {
    column: `${stroke('band', 1.02)};stroke-linecap:butt`,
    'column-weak': `${stroke('weak', 1.02)};stroke-linecap:butt`,
    dot: `${stroke('mark', 0.64)};stroke-dasharray:0 1`,
    'on-band': 'stroke:var(--onBand)',
    'dot-core': `${stroke('paper', 0.35)};stroke-dasharray:0 1`,
    'dot-out': `${stroke('out', 0.45)};stroke-dasharray:0 1`,
  },
  scales: {
    path: `${stroke('mark', 3)};opacity:.45`,
    ring: `fill:var(--inner);${stroke('mark', 5)}`,
    quiet: 'stroke:var(--quiet)',
  },
  portions: { dot: stroke('mark', 6), 'dot-core': stroke('outside', 3) },
}
const strokesOn: Record<string, Record<string, string>> = {
  // Apricot may stand alone on plum.
  'dots on plum': { 'dot-out': `${stroke('out', 0.66)};stroke-dasharray:0 1` },
  'levels on pistachio': { band: 'fill:var(--weak)' },
}

/** The turning point of a figure: where it leaves the band. */
function cropOf(figure: Figure): Crop {
  const { form } = figure
  switch (form) {
    case 'week': {
      const turn = figure.days.findIndex(([morning], index) => index > 0 && morning >= figure.threshold)
      const y = figure.range[1] - figure.threshold - 13
      return { form, x: 10 * turn - 20, y, width: 48, shapes: <WeekPlot figure={figure} /> }
    }
    case 'dots':
      return dotsCrop(figure.fields)
    case 'portions': {
      const limits = figure.rows.filter(({ isLimit }) => isLimit)
      const rows = [...figure.rows.filter((row) => !limits.includes(row)).slice(0, 4), ...limits.slice(0, 1)]
      const shapes = rows.map((row, index) => (
        <g key={index} transform={`translate(0 ${17.5 * index})`}>
          <PortionsPlot isLimit={row.isLimit} portions={row.portions.slice(0, 4)} />
        </g>
      ))
      return { form, x: 9, width: 130, shapes }
    }
    case 'scales':
      return rowsCrop(figure.rows)
    case 'axis': {
      const { range, isLogarithmic, line, cover } = figure
      return rowsCrop(
        figure.rows.map((row) => ({ ...row, range: cover.range ?? range, isLogarithmic })),
        line,
      )
    }
    case 'bars': {
      const place = (value: number) => `${placeOn(figure.range, value)}%`
      const shapes = figure.pairs.map(({ longer, shorter }, index) => (
        <svg key={index} x="-8" y={112.5 * index} width="84%" overflow="visible">
          <BarsPlot end={place(longer.value)} short={place(shorter.value)} />
        </svg>
      ))
      return { form, width: 150 * figure.pairs.length, shapes }
    }
    case 'levels':
      return levelsCrop(figure)
    case 'ratio':
      return { form, y: 30, width: 240, shapes: <RatioPlot figure={figure} /> }
  }
}

/** Scales from edge to edge, five at most; where a figure has ticks, the rows that have some. */
function rowsCrop(all: readonly TrackProps[], line?: number): Crop {
  const ticked = all.filter(({ bands }) => bands?.some(({ every }) => every))
  const rows = (ticked.length > 0 ? ticked : all).slice(0, 5)
  const [first] = rows
  const x = first && line !== undefined && `${placeOn(first.range, line, first.isLogarithmic)}%`
  const shapes = rows.map(({ range, isLogarithmic, bands, marker, dot }, index) => (
    <Track key={index} y={41 * index + 4.5} {...{ range, isLogarithmic, bands, marker, dot }} />
  ))
  const through = x && <line key="line" className="threshold" x1={x} x2={x} y2="100%" />
  return { form: 'scales', width: (41 * rows.length) / 0.75, shapes: [shapes, through] }
}

/** Columns above their foot, so that what differs fills the cover. */
function levelsCrop(figure: LevelsShape): Crop {
  const most = placeOn(figure.range, Math.max(...figure.columns.map(({ marker }) => marker)))
  const least = placeOn(figure.range, Math.min(...figure.columns.map(({ band }) => band)))
  const height = round(7250 / (most - least))
  const shapes = (
    <svg y={26 - height * (1 - most / 100)} height={height} overflow="visible">
      <LevelsPlot figure={figure} />
    </svg>
  )
  return { form: 'levels', width: 240, shapes }
}

type Field = Pick<DotField, 'heights' | 'dots'>

/** Around the middle of a field, as much beyond the bands as they take and a little more; a single dot that counts stands in the middle. */
function dotsCrop([field, other]: readonly [Field, Field?]): Crop {
  const form = 'dots'
  if (other) return { form, y: -7.65, width: 8.4, shapes: <Pair fields={[field, other]} /> }
  const { heights, dots } = field
  const shapes = <DotPlot field={field} rowHeight={1} />
  if (typeof heights !== 'number')
    return { form, x: -0.5, y: 0.7 - 0.75 * heights.length, width: heights.length, shapes }
  const columnsOf = (groups: Field['dots']) => groups.reduce((sum, { count }) => sum + count, 0) / heights
  const columns = Math.ceil(columnsOf(dots))
  const banded = columnsOf(dots.filter(({ band, count }) => band && count > 1))
  const width = banded === 0 ? columns / 1.6 : Math.min(columns, 2 * banded + 4)
  const x = banded === 0 ? (columns - width) / 2 - 0.5 : -0.5
  return { form, x, y: (1 - heights - 0.75 * width) / 2, width, shapes }
}

/** The same four columns of two fields, around where the first groups end. */
function Pair({ fields }: { fields: readonly Field[] }) {
  const ends = fields.map(({ heights, dots }) => (dots[0]?.count ?? 0) / Number(heights))
  const from = Math.max(0, Math.round(Math.min(...ends)) - 2)
  return fields.map((field, index) => (
    <svg key={index} x={4.4 * index} y="-7.65" width="4" height="6.3" viewBox={`${from - 0.5} -7.65 4 6.3`}>
      <DotPlot field={field} rowHeight={1} />
    </svg>
  ))
}

/** Bands that do not end with the ground have one of the band's colour no room on pistachio: what is outside is the ground. */
const groundOf = ({ form, cover }: Figure) => (form === 'dots' && cover.ground === 'pistachio' ? 'wash' : cover.ground)

const drawnGround = (number: number) => (['wash', 'plum', 'pistachio'] as const)[number % 3] ?? 'wash'

/** A cover without a figure: bands and markers that claim no number. Its own number says the form, and where they are. */
function wordlessCrop(number: number): Crop {
  const shift = Math.floor(number / 9)
  const isWeak = drawnGround(number) === 'pistachio'
  /** A whole number below `count`, another for each shift and part. */
  const pick = (part: number, count: number) => (7 * shift + 3 * part + shift * part) % count
  switch (Math.floor(number / 3) % 3) {
    case 0:
      return rowsCrop(
        [0, 1, 2].map((row) => {
          const [from, width] = [4 + 3 * pick(row, 6), 15 + 4 * pick(row + 2, 4)]
          const bands = [{ from, to: from + width, ...(isWeak && { isWeak }) }]
          return { range: [0, 48], bands, marker: from + width * (0.3 + 0.15 * pick(row + 1, 4)) }
        }),
      )
    case 1: {
      const heights = [0, 1, 2, 3].map((column) => 6 - pick(column, 7))
      return levelsCrop({ range: [-10, 6], columns: heights.map((height) => ({ band: height, marker: height })) })
    }
    default: {
      const [first, banded] = [6 * (1 + shift), 6 * (2 + (shift % 2))]
      const dots: Field['dots'] = [
        { kind: 'hollow', count: first },
        { kind: 'filled', count: banded, band: isWeak ? 'weak' : 'full' },
        { kind: 'hollow', count: 48 - first - banded },
      ]
      return dotsCrop([{ heights: 6, dots }])
    }
  }
}
