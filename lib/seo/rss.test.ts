import { toRss } from '#lib/seo/rss'
import { localeDetails, locales, type Locale } from '#lib/i18n/locales'

/** A feed of these posts. */
const rss = (locale: Locale, posts: Parameters<typeof toRss>[1]) =>
  toRss({ locale, title: 'Статті & поради', description: 'Про <здоров’я>' }, posts)

const post = {
  id: '1',
  slug: 'a-post',
  title: 'A post',
  cover: '/covers/a.svg',
  excerpt: 'About it',
  published: '2026-03-01',
}

/** Texts of an element, in order. */
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((match) => match[1] ?? '')

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const decode = (text: string) => text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity)

/**
 * What makes a text no XML 1.0: tags that do not pair, bare ampersands or brackets, characters XML forbids.
 * Enough for a feed, which has no comments, sections or declared entities.
 */
function faults(xml: string): string[] {
  const found: string[] = []
  const open: string[] = []
  if (/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(xml) || !xml.isWellFormed()) found.push('forbidden character')
  for (const [, text = '', markup = ''] of xml.replace(/^<\?xml [^?]*\?>/, '').matchAll(/([^<]*)(<[^>]*>)?/g)) {
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text)) found.push(`bare & in ${text}`)
    if (!markup) continue
    const tag = /^<(\/?)([\w:]+)((?:\s[\w:]+="[^"<&]*")*)(\/?)>$/.exec(markup)
    if (!tag) found.push(`broken tag ${markup}`)
    else if (tag[1]) {
      if (open.pop() !== tag[2]) found.push(`unpaired ${markup}`)
    } else if (!tag[4]) open.push(tag[2] ?? '')
  }
  return [...found, ...open.map((name) => `unclosed ${name}`)]
}

describe('toRss', () => {
  it.each(locales)('is well-formed in %s and says its language', (locale) => {
    const xml = rss(locale, [post])
    expect(faults(xml)).toEqual([])
    expect(textsOf(xml, 'language')).toEqual([localeDetails[locale].tag])
    expect(textsOf(xml, 'description')[0]).toBe('Про &lt;здоров’я&gt;')
  })

  it('carries any title and excerpt unharmed', () => {
    const title = '5 < 6 & "quotes" \'too\' ]]> </title><script>alert(1)</script> &amp; &nbsp;'
    const xml = rss('en', [{ ...post, title, excerpt: title }])
    expect(faults(xml)).toEqual([])
    expect(decode(textsOf(xml, 'title')[1] ?? '')).toBe(title)
    expect(decode(textsOf(xml, 'description')[1] ?? '')).toBe(title)
  })

  it('drops characters no XML may have', () => {
    const xml = rss('en', [{ ...post, title: 'Bell\u0007 and null\0, half \ud83d of a face', excerpt: '\ufffe' }])
    expect(faults(xml)).toEqual([])
    expect(textsOf(xml, 'title')[1]).toContain('Bell and null, half')
  })
})
