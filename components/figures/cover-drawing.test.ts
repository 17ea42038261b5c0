import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { coverSvg, getCoverGround } from '#components/figures/cover-drawing'
import { coverNames, postCover } from '#lib/figures/covers'

const covers = new Map<string, string>()
beforeAll(async () => {
  for (const name of coverNames) covers.set(name, (await coverSvg(name)) ?? '')
})

it('drawn covers weigh 768 bytes at most as they are sent, without words or addresses, each another, in colours of the palette', () => {
  const palette = readFileSync('app/theme.css', 'utf8')
  for (const svg of covers.values()) {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(768)
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<]+><style>[^<]+<\/style>(<[^<]+>){3,}$/,
    )
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|href|url\(/)
    for (const colour of svg.match(/#[\da-f]{6}/gi) ?? [])
      expect(palette.toLowerCase()).toContain(colour.toLowerCase())
  }
  expect(new Set(covers.values()).size).toBe(coverNames.length)
})

it('in the dark the wash becomes the dark wash and white becomes mist, on every drawn cover that has them', () => {
  for (const [name, svg] of covers) {
    const [light = '', dark = ''] = svg.split('@media(prefers-color-scheme:dark)')
    const ground = getCoverGround(name)
    expect(light.includes('.ground{color:#F3F1F5}')).toBe(ground === 'wash')
    expect(dark.includes('.ground{color:#231629}')).toBe(ground === 'wash')
    expect(dark.includes('.mark{color:#CFC4D3}')).toBe(
      /\.mark/.test(light) && ground !== 'pistachio',
    )
  }
})

it('a post has the same drawn cover always, and no name but theirs has a cover', async () => {
  const slugs = Array.from({ length: 100 }, (_slug, index) => `provider-post-${index}`)
  const drawn = slugs.map(postCover)
  expect(drawn).toEqual(slugs.map(postCover))
  expect(new Set(drawn).size).toBeGreaterThan(20)
  for (const name of ['', 'nope', 'post-', 'post-999', 'post--1', 'post-07', '../DASH-diet'])
    expect(await coverSvg(name)).toBeUndefined()
})
