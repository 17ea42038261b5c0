import { localeCookie } from '#lib/i18n/locale-cookie'
import { isLocale, localeKey } from '#lib/i18n/locales'
import { deskPage } from '#lib/auth/paths'
import { openPost } from '#lib/auth/post'
import { seeOther } from '#lib/auth/responses'
import { readBody } from '#lib/request/request'

/** Stores the language chosen at the desk, which is the site's as well. */
export const POST = openPost(async (request) => {
  const form = new URLSearchParams((await readBody(request, 4096)) ?? '')
  const language = form.get('language')
  const response = seeOther(deskPage(form.get('to')))
  if (isLocale(language)) response.cookies.set(localeKey, language, localeCookie)
  return response
})
