import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { startSite } from '#e2e/support/site'
import { expect, revalidateSite, revalidateSecret, test } from '#e2e/support/test'
import { exampleSlug, articleSlugs } from '#e2e/support/pages'

const renamedSlug = articleSlugs.find((slug) => slug !== exampleSlug) ?? ''

/** Copies the example article to another slug and changes `article.yaml` of the copy. */
function writeArticle(posts: string, slug: string, change: (text: string) => string): void {
  cpSync(`content/posts/${exampleSlug}`, join(posts, slug), { recursive: true })
  const file = join(posts, slug, 'article.yaml')
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

const setPublished = (day: string) => (text: string) =>
  text.replace(/^published: .*$/m, `published: ${day}`)

/** Adds new articles to the content in a site's folder. The build does not know these articles. */
function addArticles(folder: string): void {
  rmSync(join(folder, 'content'))
  mkdirSync(join(folder, 'content'))
  for (const name of readdirSync('content'))
    if (name !== 'posts') symlinkSync(resolve('content', name), join(folder, 'content', name))
  const posts = join(folder, 'content/posts')
  cpSync('content/posts', posts, { recursive: true })
  writeArticle(posts, 'day-has-come', setPublished('2026-01-02'))
  writeArticle(posts, 'day-to-come', setPublished('2999-01-02'))
  writeArticle(posts, 'a-draft', (text) => text.replace('author:', 'draft: true\nauthor:'))
  // The example article gets a link to the article `renamedSlug`, which then gets a new slug.
  for (const locale of locales)
    appendFileSync(
      join(posts, exampleSlug, `${locale}.md`),
      `\n[x](${pathTo(locale, 'article', { slug: renamedSlug })})\n`,
    )
  renameSync(join(posts, renamedSlug), join(posts, 'new-name'))
  appendFileSync(join(posts, 'new-name/article.yaml'), `\nformerly: [${renamedSlug}]\n`)
  writeFileSync(join(posts, '.DS_Store'), '')
}

test('an article whose publication day has come is in every list; future articles and drafts are nowhere; a renamed article is found by its old slug @slow', async () => {
  const site = await startSite({ REVALIDATE_SECRET: revalidateSecret }, addArticles)
  await revalidateSite(site.url)
  const fetchPath = (path: string) => fetch(site.url + path)
  const fetchText = async (path: string) => (await fetchPath(path)).text()
  expect((await fetchPath(pathTo('en', 'article', { slug: 'day-has-come' }))).status).toBe(200)
  for (const slug of ['day-to-come', 'a-draft'])
    expect([slug, (await fetchPath(pathTo('en', 'article', { slug }))).status]).toEqual([slug, 404])
  const lists = [
    ...['', '?page=2', '?page=3', '?page=4'].map((page) => `/api/en/blog${page}`),
    pathTo('en', 'blog'),
    `${pathTo('en', 'blogSearch')}?q=ageing`,
    '/sitemap.xml',
    pathTo('en', 'article', { slug: exampleSlug }),
  ]
  const texts = await Promise.all(lists.map(fetchText))
  expect(texts.join('\n')).toContain('day-has-come')
  await expect.poll(() => fetchText('/sitemap.xml')).toContain('day-has-come')
  for (const slug of ['day-to-come', 'a-draft'])
    expect(lists.filter((_path, index) => texts[index]?.includes(slug))).toEqual([])

  const moved = await fetch(site.url + pathTo('en', 'article', { slug: renamedSlug }), {
    redirect: 'manual',
  })
  expect([moved.status, moved.headers.get('location')]).toEqual([
    308,
    pathTo('en', 'article', { slug: 'new-name' }),
  ])
  expect(texts.at(-1)).toContain(`href="${pathTo('en', 'article', { slug: 'new-name' })}"`)
  expect(texts.at(-1)).not.toContain(`href="${pathTo('en', 'article', { slug: renamedSlug })}"`)
  await site.stop()
})
