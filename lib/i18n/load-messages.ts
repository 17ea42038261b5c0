import type { Language } from '#lib/i18n/languages'
import { joinShortWords } from '#lib/short-words'
import type ua from '#messages/ua.json'

/** Interface strings of a language. */
export type Messages = typeof ua

/** Loads the interface strings of a language. */
export async function loadMessages(language: Language): Promise<Messages> {
  const loaded = language === 'ua' ? await import('#messages/ua.json') : await import('#messages/en.json')
  return joinShortWords(loaded.default)
}
