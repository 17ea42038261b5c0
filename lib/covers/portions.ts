import type { PortionsFigure } from '#content/figures/types'
import type { Palette } from '#lib/covers/palette'
import { coverSize, dots, rects, type Point } from '#lib/covers/shapes'

/** Units from one day to the next, from a portion to the next, and from a food to the next. */
const day = 148
const step = 30
const pitch = 64

/** Days of the week from the left edge on: four foods, and one that has a limit. */
export function portionsCover({ rows }: PortionsFigure, ink: Palette): string {
  const shown = [
    ...rows.filter(({ isLimit }) => !isLimit).slice(0, 4),
    ...rows.filter(({ isLimit }) => isLimit).slice(0, 1),
  ]
  const y = (index: number) => 52 + pitch * index
  const portions = shown.flatMap((row, index) =>
    row.portions.slice(0, 4).flatMap((count, at) =>
      Array.from({ length: count }, (_portion, each): { point: Point; isLimit: boolean } => ({
        point: [40 + day * at + step * (each - (count - 1) / 2), y(index)],
        isLimit: row.isLimit === true,
      })),
    ),
  )
  const limited = portions.filter(({ isLimit }) => isLimit).map(({ point }) => point)
  const last = y(shown.length - 1)
  return [
    rects(ink.outside, [{ x: 0, y: last - pitch / 2, width: coverSize.width, height: pitch }]),
    dots(
      ink.mark,
      22,
      portions.map(({ point }) => point),
    ),
    dots(ink.outside, 11, limited),
  ].join('')
}
