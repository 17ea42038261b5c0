import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Messages } from 'next-intl'
import type { FrontMatter } from '#lib/blog/front-matter'
import { formatDay } from '#lib/text/format'
import type { Locale } from '#lib/i18n/locales'

type Head = Pick<FrontMatter, 'draft' | 'published'>

/** True for an article that readers may have: no draft, and its day of publication has come (`today` is Kyiv's). */
export function isPublished({ draft, published }: Head, today: string): boolean {
  return !draft && published <= today
}

/** What `npm run dev` writes on an article that readers do not have yet. */
export async function unpublishedMark(locale: Locale, { draft, published }: Head): Promise<string> {
  const file = join(process.cwd(), 'messages', `${locale}.json`)
  const messages = JSON.parse(await readFile(file, 'utf8')) as Messages
  const word = (key: 'draft' | 'scheduled') => (messages satisfies Pick<Messages, 'Article'>).Article[key]
  return draft ? word('draft') : word('scheduled').replace('{date}', formatDay(locale, published))
}
