import type { PostSummary } from '#lib/blog/post'
import { type Locale, localeDetails } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { absoluteUrl } from '#lib/seo/urls'
import { withoutWordJoiners } from '#lib/text/short-words'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  // XML 1.0 has no place for control characters and halves of characters, not even escaped.
  const allowed = withoutWordJoiners(text)
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
  return allowed.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

type Channel = { locale: Locale; title: string; description: string }

export function toRss({ locale, title, description }: Channel, posts: readonly PostSummary[]): string {
  const self = absoluteUrl(pathTo(locale, 'feed'))
  const items = posts.map(({ slug, excerpt, published, ...post }) => {
    const link = absoluteUrl(pathTo(locale, 'article', { slug }))
    const date = published ? `<pubDate>${new Date(published).toUTCString()}</pubDate>` : ''
    return `<item><title>${escape(post.title)}</title><link>${link}</link><guid>${link}</guid>${date}<description>${escape(excerpt)}</description></item>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escape(title)}</title>
<link>${absoluteUrl(pathTo(locale, 'blog'))}</link>
<atom:link href="${self}" rel="self" type="application/rss+xml"/>
<description>${escape(description)}</description>
<language>${localeDetails[locale].tag}</language>
${items.join('\n')}
</channel></rss>
`
}
