import type { Messages, NamespaceKeys, NestedKeyOf } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { lang } from 'next/root-params'
import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '#lib/i18n/locales'

/** Locale of the page being rendered, from its path. Only in server components; any other segment is not found. */
export async function getCurrentLocale(): Promise<Locale> {
  const segment = await lang()
  return isLocale(segment) ? segment : notFound()
}

export async function getPageTranslator<
  Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>,
>(namespace: Namespace) {
  return { t: await getTranslations(namespace), locale: await getCurrentLocale() }
}
