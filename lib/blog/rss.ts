import { createTranslator } from 'next-intl'
import { clinic } from '#content/clinic'
import type { PostSummary } from '#lib/blog/types'
import { codes, type Language } from '#lib/i18n/languages'
import { loadMessages } from '#lib/i18n/load-messages'
import { pathTo } from '#lib/i18n/routes'
import { absoluteUrl } from '#lib/seo/urls'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  // XML 1.0 has no place for control characters and halves of characters, not even escaped.
  const allowed = text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
  return allowed.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

/** RSS 2.0 of posts in a language. */
export async function toRss(language: Language, posts: readonly PostSummary[]): Promise<string> {
  const locale = codes[language].tag
  const messages = await loadMessages(language)
  const t = createTranslator({ locale, messages, namespace: 'Feed' })
  const blog = createTranslator({ locale, messages, namespace: 'Blog' })
  const self = absoluteUrl(pathTo(language, 'feed'))
  const items = posts.map(({ slug, title, excerpt, published }) => {
    const link = absoluteUrl(pathTo(language, 'article', { slug }))
    const date = published ? `<pubDate>${new Date(published).toUTCString()}</pubDate>` : ''
    return `<item><title>${escape(title)}</title><link>${link}</link><guid>${link}</guid>${date}<description>${escape(excerpt)}</description></item>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escape(t('title', { clinic: clinic.name[language] }))}</title>
<link>${absoluteUrl(pathTo(language, 'blog'))}</link>
<atom:link href="${self}" rel="self" type="application/rss+xml"/>
<description>${escape(blog('lead'))}</description>
<language>${locale}</language>
${items.join('\n')}
</channel></rss>
`
}
