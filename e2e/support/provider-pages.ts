import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { ProviderStub } from '#e2e/support/provider-stub'
import { expect, getTranslator } from '#e2e/support/test'
import { localeDetails, mapLocales, type Locale } from '#lib/i18n/locales'

/** The provider's language codes by the site's locales (spec section 7). */
export const providerCodes = mapLocales((locale) => localeDetails[locale].provider)

/** True when the HTML that the site sends contains a text. The page's scripts do not run. */
export async function hasText(
  request: APIRequestContext,
  path: string,
  text: string,
): Promise<boolean> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  return (await response.text()).includes(text)
}

/**
 * The “Read more” links of the page. Each link's accessible name contains the title of the post.
 */
export const getReadMoreLinks = (page: Page, locale: Locale = 'ua'): Locator =>
  page.getByRole('main').getByRole('link', { name: getTranslator(locale, 'Blog')('readMore') })

export const getCardByTitle = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('link', { name: title })

export const getPostTitle = (
  post: ProviderStub['posts'][number] | undefined,
  locale: Locale = 'ua',
): string => post?.title[providerCodes[locale]] ?? 'no such post'
