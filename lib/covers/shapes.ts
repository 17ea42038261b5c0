/** Size of a cover's drawing, in its own units. It is cropped to the box it stands in, from the middle. */
export const coverSize = { width: 480, height: 360 } as const

/** A place in the drawing, from its upper left corner. */
export type Point = readonly [x: number, y: number]
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type Line = readonly [from: Point, to: Point]

export const vertical = (x: number, from: number, to: number): Line => [
  [x, from],
  [x, to],
]
export const horizontal = (y: number, from: number, to: number): Line => [
  [from, y],
  [to, y],
]

/** Rectangles of one colour, as one path. */
export function rects(fill: string, boxes: readonly Box[]): string {
  const d = boxes.map((box) => {
    const [x, y, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height].map(Math.round)
    return `M${x} ${y}H${right}V${bottom}H${x}z`
  })
  return d.length > 0 ? `<path fill="${fill}" d="${d.join('')}"/>` : ''
}

/** Lines with round ends, as one path. */
export function lines(stroke: string, width: number, pairs: readonly Line[], attributes = ''): string {
  const d = pairs.map(([from, to]) => {
    const [x1, y1, x2, y2] = [...from, ...to].map(Math.round)
    return `M${x1} ${y1}${x1 === x2 ? `V${y2}` : y1 === y2 ? `H${x2}` : `L${x2} ${y2}`}`
  })
  return d.length > 0 ? `<path stroke="${stroke}" stroke-width="${width}"${attributes} d="${d.join('')}"/>` : ''
}

export function dots(stroke: string, size: number, points: readonly Point[]): string {
  const d = points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`)
  return d.length > 0 ? `<path stroke="${stroke}" stroke-width="${Math.round(size)}" d="${d.join('')}"/>` : ''
}

/** Columns of dots, each dot a pitch above the one before. */
export function dotColumns(
  stroke: string,
  size: number,
  pitch: number,
  columns: readonly { lowest: Point; count: number }[],
): string {
  // A little longer than to the last dot, so that rounding never loses it.
  const d = columns.map(
    ({ lowest: [x, y], count }) => `M${Math.round(x)} ${Math.round(y)}v${1 - pitch * count + pitch - 2}`,
  )
  const dash = `stroke-width="${Math.round(size)}" stroke-dasharray="0 ${pitch}"`
  return d.length > 0 ? `<path stroke="${stroke}" ${dash} d="${d.join('')}"/>` : ''
}
