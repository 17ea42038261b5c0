import { readFileSync } from 'node:fs'
import { createTranslator, type Messages } from 'next-intl'
import { content } from '#lib/content/content'
import { localeDetails, locales } from '#lib/i18n/locales'

describe.each(locales)('texts about pages in %s', (locale) => {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages

  it('still fit with the number of a page of the blog', () => {
    const t = createTranslator({ locale: localeDetails[locale].tag, messages, namespace: 'Blog' })
    const description = `${t('pageTitle', { page: '9999' })}. ${content.pages.blog.description[locale]}`
    expect(description.length).toBeLessThanOrEqual(160)
  })
})
