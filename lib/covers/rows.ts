import type { AxisFigure, ScalesFigure } from '#content/figures/types'
import type { Palette } from '#lib/covers/palette'
import { coverSize, dots, horizontal, lines, rects, vertical, type Point } from '#lib/covers/shapes'
import { placeOn, ticksOf } from '#lib/figures/place-on'

type Row = AxisFigure['rows'][number] & { range?: readonly [number, number] }

/** More rows than this are too thin on a card. */
const maxRows = 5

/** Where a figure has ticks, only the rows that have some. */
function shownRows(rows: readonly Row[]): readonly Row[] {
  const ticked = rows.filter(({ bands }) => bands?.some(({ every }) => every))
  return (ticked.length > 0 ? ticked : rows).slice(0, maxRows)
}

/** Scales from edge to edge, one above the other: bands, markers, ticks, dots, and the line through them. */
export function rowsCover(figure: AxisFigure | ScalesFigure, ink: Palette): string {
  const rows = shownRows(figure.rows)
  const pitch = coverSize.height / rows.length
  const height = Math.min(0.58 * pitch, 64)
  const axis = figure.form === 'axis' ? figure : undefined
  const x = (value: number, row?: Row) => {
    const range = row?.range ?? axis?.cover.range ?? axis?.range ?? [0, 1]
    const place = (coverSize.width * placeOn(range, value, axis?.isLogarithmic)) / 100
    return Math.max(-20, Math.min(coverSize.width + 20, place))
  }
  const placed = rows.map((row, index) => ({ row, y: pitch * index + (pitch - height) / 2, bands: row.bands ?? [] }))
  // On a ground of the band's own colour no edge of the track may be seen beside it.
  const over = ink.ground === ink.band ? 1 : 0
  const bands = placed.flatMap(({ row, y, bands }) =>
    bands.map(({ from, to, isWeak }) => {
      const box = { x: x(from, row), y: y - over, width: x(to, row) - x(from, row), height: height + 2 * over }
      return { box, isWeak: isWeak === true }
    }),
  )
  const ticks = placed.flatMap(({ row, y, bands }) =>
    bands.flatMap(ticksOf).map((value) => vertical(x(value, row), y + 9, y + height - 9)),
  )
  const markers = placed.flatMap(({ row, y }) =>
    row.marker === undefined ? [] : [vertical(x(row.marker, row), y - 8, y + height + 8)],
  )
  const rings = placed.flatMap(({ row, y }) => {
    const at = (place: number): Point => [place, y + height / 2]
    return row.dot ? [{ at: at(x(row.dot.at, row)), isQuiet: row.dot.isQuiet === true }] : []
  })
  const ringsOf = (isQuiet: boolean) => rings.filter((ring) => ring.isQuiet === isQuiet).map(({ at }) => at)
  const boxesOf = (isWeak: boolean) => bands.filter((band) => band.isWeak === isWeak).map(({ box }) => box)
  const line = axis?.line
  return [
    rects(
      ink.track,
      placed.map(({ y }) => ({ x: 0, y, width: coverSize.width, height })),
    ),
    rects(ink.weak, boxesOf(true)),
    rects(ink.band, boxesOf(false)),
    lines(
      ink.onBand,
      7,
      ticks.filter(([[at]]) => at > -10 && at < coverSize.width + 10),
    ),
    line === undefined ? '' : lines(ink.mark, 5, [vertical(x(line), 0, coverSize.height)]),
    lines(ink.mark, 10, markers),
    lines(
      ink.mark,
      7,
      rings.map(({ at: [end, y] }) => horizontal(y, 0, end)),
      ' opacity=".4"',
    ),
    dots(ink.mark, 80, ringsOf(false)),
    dots(ink.quiet, 80, ringsOf(true)),
    dots(
      ink.outside,
      48,
      rings.map(({ at }) => at),
    ),
  ].join('')
}
