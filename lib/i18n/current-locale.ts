import type { Messages, NamespaceKeys, NestedKeyOf } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { lang } from 'next/root-params'
import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '#lib/i18n/locales'

/**
 * Returns the locale of the page that is rendered, from the page's path. For server components
 * only. Renders the not-found page when the path segment is not a locale.
 */
export async function getCurrentLocale(): Promise<Locale> {
  const segment = await lang()
  return isLocale(segment) ? segment : notFound()
}

/**
 * The function of next-intl that returns the texts of one namespace of `messages/` in the page's
 * locale.
 */
type PageTranslator<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = Awaited<
  ReturnType<typeof getTranslations<Namespace>>
>

export async function getPageTranslator<
  Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>,
>(namespace: Namespace): Promise<{ t: PageTranslator<Namespace>; locale: Locale }> {
  return { t: await getTranslations(namespace), locale: await getCurrentLocale() }
}
