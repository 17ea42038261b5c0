import { coverNames, postCover } from '#lib/figures/covers'
import type { Page } from '@playwright/test'
import { findArticleFacts } from '#lib/content/current-content'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { content } from '#e2e/support/content'
import { exampleSlug } from '#e2e/support/pages'
import { openInSiteFont } from '#e2e/support/site-font'
import { expect, test as ours } from '#e2e/support/test'
import { requestRevalidation, providerTest as test } from '#e2e/support/provider-site'

ours(
  'cards have the numbers of their articles as covers, which readers do not hear',
  async ({ page }) => {
    for (const locale of locales) {
      await page.goto(pathTo(locale, 'blog'))
      const cards = page.getByRole('main').locator('li[data-slug]')
      await expect(cards).toHaveCount(6)
      for (const card of await cards.all()) {
        const facts = findArticleFacts((await card.getAttribute('data-slug')) ?? '')
        const cover = card.locator('.cover')
        await expect(cover).toHaveText(facts?.coverNumber?.[locale] ?? '')
        await expect(cover).toHaveAttribute('aria-hidden', 'true')
      }
      await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
    }
  },
)

/** Reads what a visitor sees of each cover in the lists of the page, in reading order. */
const readCovers = (page: Page) =>
  page.locator('li[data-slug] .cover').evaluateAll((covers) =>
    covers
      .filter((cover) => cover.checkVisibility())
      .map((cover) => {
        const number = cover.querySelector('b') ?? cover
        const box = cover.getBoundingClientRect()
        const letters = number.firstChild ?? number
        const range = document.createRange()
        const signs = [...(letters.textContent ?? '')].map((sign, index) => {
          range.setStart(letters, index)
          range.setEnd(letters, index + 1)
          const { left, right } = range.getBoundingClientRect()
          return { sign, left, right }
        })
        const markerAt = box.left + Number.parseFloat(getComputedStyle(cover, '::after').left)
        const { top, height } = number.getBoundingClientRect()
        return {
          number: letters.textContent ?? '',
          ground: getComputedStyle(cover).backgroundColor,
          cutSign: signs.find(({ left, right }) => markerAt > left && markerAt < right)?.sign,
          // The share of the last sign beyond the right edge.
          cutAtRight: signs
            .slice(-1)
            .map(({ left, right }) => (right - box.right) / (right - left))
            .reduce((_none, share) => share, 0),
          // The baseline is 0.85 of the line's height below its top.
          cutAtBottom: top + 0.85 * height - box.bottom,
        }
      }),
  )

for (const width of [390, 1440])
  ours(
    `at ${width} px neighbours in a list have different grounds; a marker cuts a digit of each number, and the number bleeds off an edge`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const topics = content.topics.toSorted((a, b) => b.slugs.length - a.slugs.length)
      const paths = [
        pathTo('ua'),
        pathTo('en', 'blog'),
        pathTo('ua', 'blogTopic', { slug: topics[0]?.id ?? '' }),
        pathTo('ua', 'checkUp'),
        pathTo('en', 'article', { slug: exampleSlug }),
      ]
      for (const path of paths) {
        await openInSiteFont(page, path)
        const covers = await readCovers(page)
        expect(covers.length, path).toBeGreaterThan(2)
        for (const [index, cover] of covers.entries()) {
          const { number, ground, cutSign, cutAtRight, cutAtBottom } = cover
          expect(ground, `${path} ${number}`).not.toBe(covers[index + 1]?.ground)
          expect(cutSign, `${path} ${number}`).toMatch(/^\d$/)
          // A short number with a comma fills the height of the cover, because a comma without its
          // tail would look like a point.
          const isShortWithComma = /^\d,\d$/.test(number)
          if (!isShortWithComma)
            expect(Math.max(cutAtRight, cutAtBottom), `${path} ${number}`).toBeGreaterThan(0.1)
          // The whole number stays readable.
          expect(cutAtRight, `${path} ${number}`).toBeLessThan(0.45)
        }
      }
    },
  )

ours(
  'every cover is a file that browsers keep, and others are none; images of other sites are let in only where a provider may send them',
  async ({ request }) => {
    for (const name of coverNames) {
      const response = await request.get(`/covers/${name}.svg`)
      expect(response.status(), name).toBe(200)
      expect(response.headers()).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
      })
      expect(response.headers()['content-security-policy']).toContain("default-src 'none'")
    }
    for (const path of ['/covers/nope.svg', '/covers/DASH-diet', '/covers/post-999.svg'])
      expect((await request.get(path)).status(), path).toBe(404)
    const policy = (await request.get('/ua/blog')).headers()['content-security-policy'] ?? ''
    expect(/img-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' data:")
  },
)

test('a provider’s post has its image over https, or a drawn cover @slow', async ({
  page,
  request,
  provider,
}) => {
  const post = (id: number, image?: unknown) => ({
    id,
    slug: `news-${id}`,
    title: `News ${id}`,
    excerpt: 'x',
    image,
  })
  provider.malformed = [post(101, 'https://media.example/photo.jpg'), post(102)]
  await requestRevalidation(request)
  await page.route('https://media.example/photo.jpg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="100"/>',
    }),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ua/blog')
  const getCover = (title: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: title }).locator('img')
  await expect(getCover('News 101')).toHaveAttribute('src', 'https://media.example/photo.jpg')
  expect(await getCover('News 101').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(
    900,
  )
  await expect(getCover('News 102')).toHaveAttribute('src', postCover('news-102'))
  const box = await getCover('News 102').boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1)
})
