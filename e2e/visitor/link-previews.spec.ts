import { getAttributeValues, fetchCrawledPage } from '#e2e/support/crawl'
import { content } from '#e2e/support/content'
import { waitForRenewedPage } from '#e2e/support/wait-for-renewed-page'
import { expect, test } from '#e2e/support/test'
import { indexedPages, pathTo } from '#lib/i18n/routes'
import { exampleSlug } from '#e2e/support/pages'

const bots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'TelegramBot (like TwitterBot)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'WhatsApp/2.23.20.0',
  'Viber/20.3.0 (compatible; Mozilla/5.0)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
]

const fetchHtml = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).text()

test('title and tags are in <head> for every bot on a dynamic page', async ({ site }) => {
  for (const bot of bots) {
    const html = await fetchHtml(`${site.url}/ua/sign-up?order=check-up`, { 'User-Agent': bot })
    expect(
      html.split('</head>')[0]?.match(/<(title|meta name="(description|robots)")/g),
      bot,
    ).toHaveLength(3)
  }
})

for (const path of [
  pathTo('ua', 'article', { slug: exampleSlug }),
  `${pathTo('ua', 'doctor', { slug: content.doctors[0]?.id ?? '' })} @slow`,
  ...indexedPages.map((page) => `${pathTo('en', page)} @slow`),
]) {
  test(`title and tags are in <head>, and every client gets the same bytes: ${path}`, async ({
    site,
  }) => {
    const url = site.url + path.replace(' @slow', '')
    await waitForRenewedPage(site.url, new URL(url).pathname)
    const plain = await fetchHtml(url)
    const visitors = [
      ...bots.map((bot) => ({ 'User-Agent': bot })),
      { 'Accept-Language': 'en-GB,en;q=0.9', Cookie: 'lang=en' },
      { 'Accept-Language': 'uk', Cookie: 'lang=ua; token=1' },
    ]
    for (const headers of visitors)
      expect((await fetchHtml(url, headers)) === plain, JSON.stringify(headers)).toBe(true)
    const [head = '', ...rest] = plain
      .replace(/<script[\s\S]*?<\/script>|<svg[\s\S]*?<\/svg>/g, '')
      .split('</head>')
    expect(
      head.match(/<(title|meta name="description"|link rel="canonical"|meta property="og:image")/g),
    ).toHaveLength(4)
    expect(rest.join('')).not.toMatch(/<(title|meta |link rel="(canonical|alternate))/)
  })
}

/**
 * The preview tags must be within this number of bytes at the beginning of the HTML. Slack reads
 * 32,768 bytes, twice as many.
 */
const previewBytes = 16_384
const previewTags = [
  '<title>',
  '<meta name="description"',
  ...['title', 'description', 'url', 'image', 'type'].map((name) => `<meta property="og:${name}"`),
]

test('title, description and og tags are within the first bytes of every indexable page', async ({
  site,
}) => {
  const sitemap = await fetchHtml(`${site.url}/sitemap.xml`)
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(2 * indexedPages.length)
  for (const path of paths) {
    const html = Buffer.from(await fetchHtml(site.url + path))
    const start = html.subarray(0, previewBytes)
    const missing = previewTags.filter((tag) => !start.includes(tag))
    expect.soft(missing, path).toEqual([])
    expect.soft(html.lastIndexOf('<meta property="og:'), path).toBeLessThan(previewBytes)
  }
})

test('the icons exist', async ({ site }) => {
  const page = await fetchCrawledPage(site.url, '/ua')
  const icons = ['icon', 'apple-touch-icon'].flatMap((rel) =>
    getAttributeValues(page, 'link', { rel }),
  )
  expect(icons).toHaveLength(3)
  for (const path of icons)
    expect((await fetch(new URL(path, site.url))).headers.get('content-type'), path).toMatch(
      /^image\//,
    )
})
