import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { coverOf, coverSvg } from '#components/figures/cover-drawing'
import { getSiteContent } from '#lib/content/current-content'
import { articleCover, coverNames, postCover } from '#lib/figures/covers'

const covers = new Map<string, string>()
beforeAll(async () => {
  for (const name of coverNames()) covers.set(name, (await coverSvg(name)) ?? '')
})

it('covers weigh 768 bytes at most as they are sent, without words or addresses, each another, in colours of the palette', () => {
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
  expect(new Set(covers.values()).size).toBe(coverNames().length)
})

it('of neighbours in the blog’s list no cover stands on the other’s ground', () => {
  const newest = getSiteContent().articles.toSorted((a, b) =>
    b.published.localeCompare(a.published),
  )
  const grounds = newest.flatMap(({ slug }) => coverOf(slug)?.ground ?? [])
  expect(grounds).toHaveLength(newest.length)
  expect(grounds.filter((ground, index) => ground === grounds[index + 1])).toEqual([])
})

it('a cover is the figure’s for each of the clinic’s articles that has one, of another slug always the same, and of no name none', async () => {
  expect(getSiteContent().figures.size).toBeGreaterThan(0)
  for (const slug of getSiteContent().figures.keys())
    expect(articleCover(slug)).toBe(`/covers/${slug}.svg`)
  const drawn = Array.from({ length: 100 }, (_slug, index) =>
    articleCover(`provider-post-${index}`),
  )
  expect(drawn).toEqual(
    Array.from({ length: 100 }, (_slug, index) => postCover(`provider-post-${index}`)),
  )
  expect(new Set(drawn).size).toBeGreaterThan(20)
  for (const name of ['', 'nope', 'post-', 'post-999', 'post--1', '../DASH-diet'])
    expect(await coverSvg(name)).toBeUndefined()
})
