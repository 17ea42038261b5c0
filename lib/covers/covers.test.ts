import { readFileSync } from 'node:fs'
import { figures } from '#content/figures/index'
import { embedded } from '#lib/blog/embedded'
import { articleCover, coverNames, coverSvg, postCover } from '#lib/covers/covers'
import { locales } from '#lib/i18n/locales'

const svgOf = (name: string) => coverSvg(name) ?? 'no cover'
const groundOf = (slug: string) => figures.get(slug)?.cover.ground

describe('covers', () => {
  it.each(coverNames)('%s weighs a kilobyte at most, without words, scripts or addresses', (name) => {
    const svg = svgOf(name)
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(1024)
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<]+>(<style>[^<]+<\/style>)?(<path [^<>]+\/>){2,}<\/svg>$/,
    )
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|href|url\(/)
  })

  it('has a band or a marker left in each', () => {
    for (const name of coverNames) expect(svgOf(name)).toMatch(/#D3EFA0|#EAF6D1|stroke="#(3A1745|FFFFFF)"/)
  })

  it('is another for each', () => {
    expect(new Set(coverNames.map(svgOf)).size).toBe(coverNames.length)
  })

  it('is the figure’s for each of the clinic’s articles that has one', () => {
    expect(figures.size).toBeGreaterThan(0)
    for (const slug of figures.keys()) expect(articleCover(slug)).toBe(`/covers/${slug}.svg`)
    expect(articleCover('new-article')).toBe(postCover('new-article'))
  })

  it('is drawn for any other slug, the same each time, and not one for all', () => {
    const slugs = Array.from({ length: 100 }, (_slug, index) => `provider-post-${index}`)
    const covers = slugs.map(postCover)
    expect(slugs.map(postCover)).toEqual(covers)
    expect(new Set(covers).size).toBeGreaterThan(20)
    for (const cover of covers) expect(coverNames).toContain(/\/covers\/(.*)\.svg/.exec(cover)?.[1])
  })

  it('is none of another name', () => {
    for (const name of ['', 'nope', 'post-', 'post-999', 'post--1', '../DASH-diet'])
      expect(coverSvg(name)).toBeUndefined()
  })

  it('has only colours of the palette', () => {
    const palette = readFileSync('app/globals.css', 'utf8') + readFileSync('app/colors.css', 'utf8')
    const used = new Set(coverNames.flatMap((name) => svgOf(name).match(/#[\da-f]{6}/gi) ?? []))
    for (const colour of used) expect(palette.toLowerCase()).toContain(colour.toLowerCase())
  })
})

it.each(locales)(
  'articles that follow one another in the list have covers of different grounds, %s',
  async (locale) => {
    const posts = await embedded.all(locale)
    const grounds = posts.map(({ slug }) => groundOf(slug))
    expect(grounds.filter((ground, index) => ground === grounds[index + 1])).toEqual([])
  },
)
