import { locales } from '#lib/i18n/locales'

export const dynamic = 'force-static'

/** The sign-up page shows what was just sent, and an image is not a page. */
const excludedPaths = ['/*/sign-up*', '/*/og/*']
const excludedLinks = '[download], [target=_blank], [rel~=nofollow], [rel~=next]'

/**
 * Returns the speculation rules: which pages a browser may fetch before a visitor opens them
 * (docs/decisions/0010-pages-are-documents.md).
 */
export function GET(): Response {
  const pages = locales.flatMap((locale) => [`/${locale}`, `/${locale}/*`])
  const where = {
    and: [
      { href_matches: pages },
      { not: { href_matches: excludedPaths } },
      { not: { selector_matches: excludedLinks } },
    ],
  }
  return new Response(JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] }), {
    headers: { 'Content-Type': 'application/speculationrules+json' },
  })
}
