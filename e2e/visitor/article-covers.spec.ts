import { coverNames, postCover } from '#lib/figures/covers'
import { expect, test as ours, getTranslator } from '#e2e/support/test'
import { requestRevalidation, providerTest as test } from '#e2e/support/provider-site'

const readMore = getTranslator('ua', 'Blog')('readMore')

ours('cards have the covers of their articles, which readers do not hear', async ({ page }) => {
  await page.goto('/ua/blog')
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) {
    const slug =
      (await card.getByRole('link', { name: readMore }).getAttribute('href'))?.split('/').at(-1) ??
      ''
    const cover = card.locator('img')
    await cover.scrollIntoViewIfNeeded()
    await expect(cover).toHaveAttribute('src', `/covers/${slug}.svg`)
    await expect(cover).toHaveAttribute('aria-hidden', 'true')
    await expect(cover).toHaveJSProperty('complete', true)
    expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
})

ours(
  'every cover is a file that browsers keep, and others are none; images of other sites are let in only where a provider may send them',
  async ({ request }) => {
    for (const name of coverNames()) {
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
