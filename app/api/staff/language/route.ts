import { isLocale, localeKey } from '#lib/i18n/locales'
import { deskPath, isDeskPath } from '#lib/staff/paths'
import { openPost, seeOther } from '#lib/staff/post'
import { readBody } from '#lib/read-body'

/** Seconds for which the cookie lasts (spec section 9). */
const maxAge = 30 * 24 * 60 * 60

/** Stores the language chosen at the desk, which is the site's as well. */
export const POST = openPost(async (request) => {
  const form = new URLSearchParams((await readBody(request, 4096)) ?? '')
  const [to, language] = [form.get('to') ?? '', form.get('language')]
  // Also the pages before sign-in, to which nothing else leads back.
  const response = seeOther(/^\/staff[/?\w=%.&+-]*$/.test(to) && isDeskPath(to.split('?')[0] ?? '') ? to : deskPath)
  if (isLocale(language)) response.cookies.set(localeKey, language, { path: '/', maxAge, sameSite: 'lax' })
  return response
})
