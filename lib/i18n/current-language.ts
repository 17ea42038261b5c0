import { lang } from 'next/root-params'
import { notFound } from 'next/navigation'
import { isLanguage, type Language } from '#lib/i18n/languages'

/** Language of the page being rendered, from its path. Only in server components; any other segment is not found. */
export async function currentLanguage(): Promise<Language> {
  const segment = await lang()
  return isLanguage(segment) ? segment : notFound()
}
