import { readdirSync, readFileSync } from 'node:fs'
import { glossary, sincerity } from '#content/glossary'
import { parseFrontMatter } from '#lib/blog/front-matter'
import { locales, type Locale } from '#lib/i18n/locales'

type Text = { readonly place: string; readonly text: string }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every string below `value`, with the path that leads to it. */
function strings(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) => strings(item, `${place}.${key}`))
}

/** The strings of one language below every `{ ua, en }` of a content module. */
function localized(value: unknown, locale: Locale, place: string): Text[] {
  if (!isObject(value)) return []
  if ('ua' in value && 'en' in value) return strings(value[locale], place)
  return Object.entries(value).flatMap(([key, item]) => localized(item, locale, `${place}.${key}`))
}

/** What a reader sees of an article: works are cited as they name themselves, addresses are not words. */
function article(slug: string, locale: Locale): Text[] {
  const file = `content/posts/${slug}/${locale}.md`
  const { head, markdown } = parseFrontMatter(file, readFileSync(file, 'utf8'))
  const { title, metaTitle, excerpt, description, keywords } = head
  const paragraphs = markdown.replaceAll(/\]\([^)]*\)/g, ']').split('\n')
  return strings({ title, metaTitle, excerpt, description, keywords, paragraphs }, file)
}

const modules = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'glossary.ts')
  .map((file) => file.slice(0, -'.ts'.length))

/** Everything the site says in a language; no-break spaces count as spaces. */
async function textsOf(locale: Locale): Promise<Text[]> {
  const messages: unknown = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))
  const content = await Promise.all(
    modules.map(async (name) => {
      const exported = (await import(`#content/${name}`)) as Record<string, unknown>
      return localized({ ...exported }, locale, `content/${name}`)
    }),
  )
  const posts = readdirSync('content/posts').flatMap((slug) => article(slug, locale))
  return [...posts, ...strings(messages, `messages/${locale}.json`), ...content.flat()].map(({ place, text }) => ({
    place,
    text: text.replaceAll('\u00A0', ' '),
  }))
}

const texts: Record<Locale, Text[]> = { ua: [], en: [] }

beforeAll(async () => {
  for (const locale of locales) texts[locale] = await textsOf(locale)
})

it('reads articles, messages and content', () => {
  for (const locale of locales) {
    const places = texts[locale].map(({ place }) => place)
    for (const beginning of ['content/posts/', 'messages/', 'content/home', 'content/legal/terms']) {
      expect(places.some((place) => place.startsWith(beginning))).toBe(true)
    }
  }
})

describe.each(glossary)('$locale: $preferred', ({ locale, avoid, except }) => {
  it('is said one way', () => {
    const found = texts[locale].flatMap(({ place, text }) => {
      const checked = except ? text.replaceAll(new RegExp(except.form, 'giu'), '') : text
      const match = avoid.exec(checked)
      return match ? [`${place}: …${checked.slice(Math.max(0, match.index - 20), match.index + 40)}…`] : []
    })
    expect(found).toEqual([])
  })
})

it.each(locales)('announces sincerity in %s a few times at most', (locale) => {
  const found = texts[locale].filter(({ text }) => new RegExp(sincerity[locale]).test(text))
  expect(found.slice(sincerity.limit)).toEqual([])
})
