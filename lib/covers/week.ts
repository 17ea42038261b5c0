import type { WeekFigure } from '#content/figures/types'
import type { Palette } from '#lib/covers/palette'
import { coverSize, dots, lines, rects, type Point } from '#lib/covers/shapes'

/** Units from one day to the next, and of one millimetre of mercury. */
const day = 88
const step = 11
const top = 130

/** The readings around the first one out of range, where they cross the threshold. */
export function weekCover({ days, threshold, normal }: WeekFigure, ink: Palette): string {
  const turn = days.findIndex(([morning], index) => index > 0 && morning >= threshold)
  const y = (value: number) => top + (threshold - value) * step
  const x = (index: number, time: number) => coverSize.width / 2 + (index - turn) * day + (time === 0 ? -22 : 22)
  const readings = days.flatMap((values, index) =>
    values.map((value, time) => ({ value, time, isCounted: index > 0, at: [x(index, time), y(value)] as Point })),
  )
  const at = (is: (reading: (typeof readings)[number]) => boolean) => readings.filter(is).map((each) => each.at)
  const { width, height } = coverSize
  const pairs = days.map(([morning, evening], index): [Point, Point] => [
    [x(index, 0), y(morning)],
    [x(index, 1), y(evening)],
  ])
  return [
    rects(ink.weak, [{ x: 0, y: top, width, height: y(normal) - top }]),
    rects(ink.band, [{ x: 0, y: y(normal), width, height: height - y(normal) }]),
    lines(ink.mark, 3, [
      [
        [0, top],
        [width, top],
      ],
    ]),
    lines(ink.onBand, 4, pairs, ' opacity=".35"'),
    dots(
      ink.onBand,
      27,
      at(({ isCounted }) => isCounted),
    ),
    dots(
      ink.quiet,
      27,
      at(({ isCounted }) => !isCounted),
    ),
    dots(
      ink.weak,
      13,
      at(({ time }) => time === 1),
    ),
    dots(
      ink.out,
      19,
      at(({ value, isCounted }) => isCounted && value >= threshold),
    ),
  ].join('')
}
