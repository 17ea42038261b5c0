import { readFileSync } from 'node:fs'
import { createTranslator, type Messages } from 'next-intl'
import { localeDetails, locales } from '#lib/i18n/locales'
import { indexedPages } from '#lib/i18n/routes'

describe.each(locales)('texts about pages in %s', (locale) => {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages

  it.each(indexedPages)('have the right length for search results: %s', (page) => {
    const { title, description, keywords } = messages.Meta[page]
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(keywords.split(', ').length).toBeGreaterThanOrEqual(3)
  })

  it('still fit with the number of a page of the blog', () => {
    const t = createTranslator({ locale: localeDetails[locale].tag, messages, namespace: 'Blog' })
    const description = `${t('pageTitle', { page: '9999' })}. ${messages.Meta.blog.description}`
    expect(description.length).toBeLessThanOrEqual(160)
  })
})
