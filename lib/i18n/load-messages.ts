import type { Messages } from 'next-intl'
import type { Language } from '#lib/i18n/languages'
import { joinShortWords } from '#lib/short-words'

/** Interface strings of a language. */
export async function loadMessages(language: Language): Promise<Messages> {
  const { default: messages } = (await import(`../../messages/${language}.json`)) as { default: Messages }
  return joinShortWords(messages)
}
