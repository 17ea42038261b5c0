import type { CoverGround } from '#content/figures/types'
import type { Palette } from '#lib/covers/palette'
import { coverSize, dotColumns, lines, rects, type Point } from '#lib/covers/shapes'

/** Covers of posts without a figure: bands and markers that claim no number. So many are drawn. */
export const drawnCount = 36

const grounds: readonly CoverGround[] = ['wash', 'plum', 'pistachio']

export const drawnGround = (number: number): CoverGround => grounds[number % 3] ?? 'wash'

/** Shapes of one of these covers: its number says the form, and where the bands are. */
export function drawnShapes(number: number, ink: Palette): string {
  const form = Math.floor(number / 3) % 3
  const shift = Math.floor(number / 9)
  return [rowsOfBands, columnsOfBands, fieldOfDots][form]?.(shift, ink) ?? ''
}

/** A whole number below `count`, another for each shift and part. */
const pick = (shift: number, part: number, count: number) => (7 * shift + 3 * part + shift * part) % count

const bandOf = (ink: Palette) => (ink.ground === ink.band ? ink.weak : ink.band)

function rowsOfBands(shift: number, ink: Palette): string {
  const rows = [0, 1, 2].map((row) => {
    const [x, width] = [40 + 30 * pick(shift, row, 6), 150 + 40 * pick(shift + 1, row, 4)]
    return { x, width, y: 34 + 108 * row, marker: x + width * (0.3 + 0.15 * pick(shift, row + 1, 4)) }
  })
  const height = 76
  return [
    rects(
      ink.track,
      rows.map(({ y }) => ({ x: 0, y, width: coverSize.width, height })),
    ),
    rects(
      bandOf(ink),
      rows.map(({ x, width, y }) => ({ x, y, width, height })),
    ),
    lines(
      ink.onBand,
      10,
      rows.map(({ marker, y }): [Point, Point] => [
        [marker, y + 8],
        [marker, y + height - 8],
      ]),
    ),
  ].join('')
}

function columnsOfBands(shift: number, ink: Palette): string {
  const columns = [0, 1, 2, 3].map((column) => ({ x: 120 * column, top: 56 + 28 * pick(shift, column, 7) }))
  const width = 120
  return [
    rects(
      bandOf(ink),
      columns.map(({ x, top }) => ({ x, y: top, width, height: coverSize.height - top })),
    ),
    lines(
      ink.mark,
      10,
      columns.map(({ x, top }): [Point, Point] => [
        [x + 14, top],
        [x + width - 14, top],
      ]),
    ),
  ].join('')
}

function fieldOfDots(shift: number, ink: Palette): string {
  const pitch = 60
  const first = 1 + shift
  const banded = 2 + (shift % 2)
  const columns = Array.from({ length: 8 }, (_column, at) => at)
  const draw = (stroke: string, isDrawn: (column: number) => boolean) =>
    dotColumns(
      stroke,
      36,
      pitch,
      columns.filter(isDrawn).map((at) => ({ lowest: [pitch * (at + 0.5), 330], count: 6 })),
    )
  const isBanded = (column: number) => column >= first && column < first + banded
  return [
    rects(bandOf(ink), [{ x: pitch * first, y: 0, width: banded * pitch, height: coverSize.height }]),
    draw(ink.onBand, isBanded),
    draw(ink.mark === ink.onBand ? ink.quiet : ink.outside, (column) => !isBanded(column)),
  ].join('')
}
