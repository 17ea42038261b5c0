import { env } from '#lib/env'
import { defaultLocale, localeDetails, type Locale } from '#lib/i18n/locales'

export function absoluteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href
}

/** Absolute URL of a path with search parameters. Empty parameters are left out. */
export function absoluteUrlWith(
  path: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const url = new URL(absoluteUrl(path))
  for (const [name, value] of Object.entries(parameters))
    if (value) url.searchParams.set(name, value)
  return url.href
}

/**
 * Returns the `hreflang` URLs of a page by BCP 47 tag, with `x-default`.
 * @param pathIn returns the path of the page in a language
 */
export function alternateUrls(
  pathIn: (locale: Locale) => string,
  locales: readonly Locale[],
): Record<string, string> {
  const urls: Record<string, string> = {}
  for (const locale of locales) urls[localeDetails[locale].tag] = absoluteUrl(pathIn(locale))
  const fallback = locales.includes(defaultLocale) ? defaultLocale : locales[0]
  if (fallback) urls['x-default'] = absoluteUrl(pathIn(fallback))
  return urls
}
