import type { BarsFigure, LevelsFigure, RatioFigure } from '#content/figures/types'
import type { Palette } from '#lib/covers/palette'
import { coverSize, horizontal, lines, rects, vertical } from '#lib/covers/shapes'

const dotted = ' stroke-dasharray="2 11"'

/** Pairs of bars from the left edge, and what the shorter one lacks. */
export function barsCover({ pairs, range }: BarsFigure, ink: Palette): string {
  const pitch = coverSize.height / pairs.length
  const height = pitch * 0.32
  const x = (value: number) => (0.84 * coverSize.width * value) / range[1]
  const bars = pairs.map(({ longer, shorter }, index) => {
    const y = pitch * (index + 0.13)
    return { y, below: y + height + pitch * 0.09, long: x(longer.value), short: x(shorter.value) }
  })
  const gaps = bars.map(({ below, short, long }) => horizontal(below + height / 2, short + 16, long - 4))
  const markers = bars.flatMap(({ y, below, long, short }) => [
    vertical(long, y - 10, y + height + 10),
    vertical(short, below - 4, below + height + 10),
  ])
  return [
    rects(
      ink.band,
      bars.map(({ y, long }) => ({ x: 0, y, width: long, height })),
    ),
    rects(
      ink.outside,
      bars.map(({ below, short }) => ({ x: 0, y: below, width: short, height })),
    ),
    lines(ink.out, 5, gaps, dotted),
    lines(ink.mark, 10, markers),
  ].join('')
}

/** Columns from the lower edge, cropped above their foot so that what differs fills the drawing. */
export function levelsCover({ columns, isSteps }: LevelsFigure, ink: Palette): string {
  const most = Math.max(...columns.map(({ marker }) => marker))
  const least = Math.min(...columns.map(({ band }) => band))
  const y = (value: number) => 52 + ((most - value) * 145) / (most - least)
  const pitch = coverSize.width / columns.length
  const [inset, out] = isSteps ? [0, 0] : [38, 14]
  const width = pitch - 2 * inset
  const each = columns.map(({ band, marker }, index) => ({ x: pitch * index + inset, band: y(band), top: y(marker) }))
  const gaps = each.map(({ x, top, band }) => vertical(x + width / 2, band - 14, top + 16))
  return [
    rects(
      ink.outside,
      each.map(({ x, top, band }) => ({ x, y: top, width, height: band - top })),
    ),
    rects(
      ink.band,
      each.map(({ x, band }) => ({ x, y: band, width, height: coverSize.height - band })),
    ),
    isSteps ? lines(ink.out, 6, gaps, dotted) : '',
    lines(
      ink.mark,
      10,
      each.map(({ x, top }) => horizontal(top, x - out, x + width + out)),
    ),
  ].join('')
}

/** The marker between less on its left, which is the band, and more on its right. */
export function ratioCover({ range: [first, last], marker }: RatioFigure, ink: Palette): string {
  const x = (value: number) => (coverSize.width * (value - first)) / (last - first)
  const [y, height] = [96, 168]
  return [
    rects(ink.band, [{ x: 0, y, width: x(1), height }]),
    rects(ink.track, [{ x: x(1), y, width: coverSize.width - x(1), height }]),
    lines(ink.mark, 14, [vertical(x(marker), y - 28, y + height + 28)]),
  ].join('')
}
