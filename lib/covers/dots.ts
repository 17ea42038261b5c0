import type { DotField, DotsFigure } from '#content/figures/types'
import type { Palette } from '#lib/covers/palette'
import { coverSize, dotColumns, lines, rects } from '#lib/covers/shapes'
import { toRuns, type DotRun } from '#lib/figures/dot-runs'

/** Place of a field: width of a column, left and lower edge, and the columns that are drawn of it. */
type Place = { pitch: number; left: number; bottom: number; from?: number; to?: number }

/** Whole pixels in link pictures, where each dot is then the same to the compression. */
const wholePitch = (pitch: number) => 6 * Math.round(pitch / 6)

/** The field from edge to edge, or two side by side; a single dot that counts stands in the middle, larger. */
export function dotsCover({ fields: [field, other] }: DotsFigure, ink: Palette): string {
  if (other) return pair([field, other], ink)
  const { heights, dots } = field
  if (typeof heights !== 'number') {
    const bottom = 342
    const base = lines(ink.mark, 5, [
      [
        [0, bottom + 3],
        [coverSize.width, bottom + 3],
      ],
    ])
    return drawField(field, ink, { pitch: 54, left: 48, bottom }) + base
  }
  const columnsOf = (groups: DotField['dots']) => groups.reduce((sum, { count }) => sum + count, 0) / heights
  const columns = Math.ceil(columnsOf(dots))
  // As much beyond the bands as they take, and a little more.
  const banded = columnsOf(dots.filter(({ band, count }) => band && count > 1))
  const isOne = banded === 0
  const seen = isOne ? columns / 1.6 : Math.min(columns, 2 * banded + 4)
  const pitch = wholePitch(coverSize.width / seen)
  const left = isOne ? (coverSize.width - columns * pitch) / 2 : 0
  return drawField(field, ink, { pitch, left, bottom: (coverSize.height + heights * pitch) / 2 })
}

/** Columns drawn of each of two fields, and the gap between these. */
const shown = 4
const gap = 24

/** The same columns of both, around where the first groups end. */
function pair(fields: readonly [DotField, DotField], ink: Palette): string {
  const width = (coverSize.width - gap) / 2
  const pitch = wholePitch(width / shown)
  const ends = fields.map(({ heights, dots }) => (dots[0]?.count ?? 0) / Number(heights))
  const from = Math.max(0, Math.round(Math.min(...ends)) - shown / 2)
  const bottom = coverSize.height / 2 + 5 * pitch
  return fields
    .map((field, index) => {
      const left = index * (coverSize.width - shown * pitch) - from * pitch
      return drawField(field, ink, { pitch, left, bottom, from, to: from + shown })
    })
    .join('')
}

function drawField(field: DotField, ink: Palette, { pitch, left, bottom, from = 0, to = Infinity }: Place): string {
  const runs = toRuns(field).filter(({ column }) => column >= from && column < to)
  const isEven = typeof field.heights === 'number'
  const isOnPlum = ink.mark !== ink.onBand
  /** Boxes behind runs; where columns differ, the whole column. */
  const boxes = (isBehind: (run: DotRun) => boolean) =>
    runs.filter(isBehind).map(({ column, from: row, count }) => ({
      x: left + pitch * column,
      y: isEven ? bottom - pitch * (row + count) : 0,
      width: pitch,
      height: isEven ? pitch * count : bottom,
    }))
  const draw = (stroke: string, share: number, isDrawn: (run: DotRun) => boolean) => {
    const columns = runs.filter(isDrawn).map(({ column, from: row, count }) => {
      const lowest = [left + pitch * (column + 0.5), bottom - pitch * (row + 0.5)] as const
      return { lowest, count }
    })
    return dotColumns(stroke, 0.64 * pitch * share, Math.round(pitch), columns)
  }
  const isOut = ({ group }: DotRun) => group.kind === 'out'
  const isHollow = ({ group }: DotRun) => group.kind === 'hollow'
  const isBanded = ({ group }: DotRun) => group.band !== undefined
  const isOnGround = ink.ground === ink.band
  return [
    isOnGround
      ? rects(
          ink.outside,
          boxes((run) => !isBanded(run)),
        )
      : rects(
          ink.band,
          boxes(({ group }) => group.band === 'full'),
        ),
    rects(
      ink.weak,
      boxes(({ group }) => group.band === 'weak'),
    ),
    isOnPlum
      ? draw(ink.onBand, 1, isBanded) + draw(ink.mark, 1, (run) => !isBanded(run) && !isOut(run))
      : draw(ink.mark, 1, () => true),
    draw(isOnGround ? ink.outside : ink.ground, 0.55, isHollow),
    draw(ink.out, isOnPlum ? 1 : 0.7, isOut),
  ].join('')
}
