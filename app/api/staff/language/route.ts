import { toDeskPath } from '#lib/auth/desk-paths'
import { redirectAfterPost } from '#lib/auth/responses'
import { createSameOriginPost } from '#lib/auth/same-origin-post'
import { localeCookie } from '#lib/i18n/locale-cookie'
import { isLocale, localeKey } from '#lib/i18n/locales'
import { readBody } from '#lib/request/request'

const maxBytes = 4096

/** Stores the language chosen at the desk. The visitors' pages read the same cookie. */
export const POST = createSameOriginPost(async (request) => {
  const form = new URLSearchParams((await readBody(request, maxBytes)) ?? '')
  const language = form.get('language')
  const response = redirectAfterPost(toDeskPath(form.get('to')))
  if (isLocale(language)) response.cookies.set(localeKey, language, localeCookie)
  return response
})
