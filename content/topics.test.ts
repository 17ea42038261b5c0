import { readdirSync } from 'node:fs'
import { clinic } from '#content/clinic'
import { topics, topicsOf } from '#content/topics'
import { locales } from '#lib/i18n/locales'

const slugs = readdirSync('content/posts')

describe('topics', () => {
  it('hold every article, and nothing else', () => {
    expect(slugs.filter((slug) => topicsOf(slug).length === 0)).toEqual([])
    expect(topics.flatMap((topic) => topic.slugs).filter((slug) => !slugs.includes(slug))).toEqual([])
    for (const topic of topics) expect(new Set(topic.slugs).size).toBe(topic.slugs.length)
  })

  it.each(topics)('$id has texts of the right length for search results', ({ heading, description }) => {
    for (const locale of locales) {
      expect(`${heading[locale]} — ${clinic.name[locale]}`.length).toBeLessThanOrEqual(60)
      expect(description[locale].length).toBeGreaterThanOrEqual(110)
      expect(description[locale].length).toBeLessThanOrEqual(160)
    }
  })
})
