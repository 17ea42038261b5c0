import { toDeskPath } from '#lib/auth/desk-paths'
import { createSameOriginPost } from '#lib/auth/same-origin-post'
import { redirectAfterPost } from '#lib/auth/responses'
import { localeCookie } from '#lib/i18n/locale-cookie'
import { isLocale, localeKey } from '#lib/i18n/locales'
import { readBody } from '#lib/request/request'

/** Stores the language chosen at the desk, which is the site's as well. */
export const POST = createSameOriginPost(async (request) => {
  const form = new URLSearchParams((await readBody(request, 4096)) ?? '')
  const language = form.get('language')
  const response = redirectAfterPost(toDeskPath(form.get('to')))
  if (isLocale(language)) response.cookies.set(localeKey, language, localeCookie)
  return response
})
