import { createTranslator } from 'next-intl'
import { codes, languages } from '#lib/i18n/languages'
import { loadMessages } from '#lib/i18n/load-messages'
import { indexedPages } from '#lib/i18n/routes'

describe.each(languages)('texts about pages in %s', (language) => {
  it.each(indexedPages)('have the right length for search results: %s', async (page) => {
    const { title, description, keywords } = (await loadMessages(language)).Meta[page]
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(keywords.split(', ').length).toBeGreaterThanOrEqual(3)
  })

  it('still fit with the number of a page of the blog', async () => {
    const messages = await loadMessages(language)
    const t = createTranslator({ locale: codes[language].tag, messages, namespace: 'Blog' })
    const description = `${t('pageTitle', { page: 9999 })}. ${messages.Meta.blog.description}`
    expect(description.length).toBeLessThanOrEqual(160)
  })
})
