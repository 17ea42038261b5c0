import type { Band } from '#content/figures/types'

/** Where a value lies between the ends of a range, in per cent. */
export function placeOn([first, last]: readonly [number, number], value: number, isLogarithmic?: boolean): number {
  const on = isLogarithmic ? Math.log10 : Number
  return round((100 * (on(value) - on(first))) / (on(last) - on(first)))
}

export const round = (value: number) => Math.round(value * 10) / 10

export function ticksOf({ from, to, every }: Band): number[] {
  return every
    ? Array.from({ length: Math.floor((to - from) / every) + 1 }, (_tick, index) => from + index * every)
    : []
}
