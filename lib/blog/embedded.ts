import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedSlugs, postsFolder } from '#lib/blog/embedded-slugs'
import { parseFrontMatter } from '#lib/blog/front-matter'
import { readingMinutes, renderMarkdown } from '#lib/blog/render-markdown'
import type { BlogSource, Post, PostPage, PostSummary } from '#lib/blog/types'
import { codes, type Language } from '#lib/i18n/languages'

/** Posts on one page of the list. */
const pageSize = 6

const rendered = new Map<Language, Promise<readonly Post[]>>()

/** All posts of a language, newest first; read and rendered once. */
function posts(language: Language): Promise<readonly Post[]> {
  const known = rendered.get(language)
  if (known) return known
  const loading = load(language)
  rendered.set(language, loading)
  loading.catch(() => rendered.delete(language))
  return loading
}

async function load(language: Language): Promise<readonly Post[]> {
  const slugs = await embeddedSlugs()
  const all = await Promise.all(slugs.map((slug) => readPost(slug, language)))
  return all.sort((a, b) => (b.published ?? '').localeCompare(a.published ?? '') || a.slug.localeCompare(b.slug))
}

async function readPost(slug: string, language: Language): Promise<Post> {
  const file = join(postsFolder, slug, `${language}.md`)
  const { head, markdown } = parseFrontMatter(file, await readFile(file, 'utf8'))
  return { ...head, id: slug, slug, body: renderMarkdown(markdown), readingMinutes: readingMinutes(markdown) }
}

function toSummary({ id, slug, title, excerpt, published }: Post): PostSummary {
  return { id, slug, title, excerpt, published }
}

async function list({ language, page }: { language: Language; page: number }): Promise<PostPage> {
  const all = await posts(language)
  const data = all.slice((page - 1) * pageSize, page * pageSize).map(toSummary)
  const next = page * pageSize < all.length ? `/api/${codes[language].provider}/blog?page=${page + 1}` : null
  return { data, links: { next } }
}

/** The articles of `content/posts`. */
export const embedded: BlogSource = {
  all: async (language) => (await posts(language)).map(toSummary),
  list,
  post: async ({ language, slug }) => (await posts(language)).find((post) => post.slug === slug) ?? null,
}
