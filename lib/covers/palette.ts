import type { CoverGround } from '#content/figures/types'

/**
 * Colours of a cover on its ground; `onBand` is the marker's colour over a band, `track` an outside
 * that runs to the edge, where white would be lost on a white page. */
export type Palette = Record<
  'ground' | 'outside' | 'track' | 'band' | 'weak' | 'mark' | 'onBand' | 'quiet' | 'out',
  string
>

const light = {
  outside: '#FFFFFF',
  band: '#D3EFA0',
  weak: '#EAF6D1',
  mark: '#3A1745',
  onBand: '#3A1745',
  quiet: '#9B8CA1',
  out: '#F4743B',
}

export const palettes: Readonly<Record<CoverGround, Palette>> = {
  wash: { ...light, ground: '#F3F1F5', track: '#DAD4DD' },
  // What is in range lies on the ground itself.
  pistachio: { ...light, ground: '#D3EFA0', outside: '#F3F1F5', track: '#F3F1F5' },
  plum: { ...light, ground: '#3A1745', outside: '#512A5E', track: '#512A5E', mark: '#FFFFFF' },
}

/** What the colours become in a dark scheme, as in `app/colors.css`; plum stays plum. */
const dark: Readonly<Record<string, string>> = {
  '#F3F1F5': '#231629',
  '#FFFFFF': '#160d1a',
  '#DAD4DD': '#47364f',
  '#D3EFA0': '#507027',
  '#EAF6D1': '#32441b',
  '#3A1745': '#efe3f5',
  '#9B8CA1': '#8d7b95',
}

/** Style element with the dark colours of what is drawn; for a drawing on plum there are none. */
export function darkStyle(shapes: string, ground: CoverGround): string {
  if (ground === 'plum') return ''
  const used = new Set(shapes.match(/(?:fill|stroke)="#\w{6}"/g))
  const rules = [...used].flatMap((attribute) => {
    const [name = '', colour = ''] = attribute.slice(0, -1).split('="')
    const value = dark[colour]
    return value === undefined ? [] : `[${attribute}]{${name}:${value}}`
  })
  return `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`
}
