import type { Messages } from 'next-intl'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#lib/i18n/locales'

/**
 * Reads the messages of a locale from `messages/`. Used for texts that are not part of a page, such
 * as e-mails.
 */
export function readMessages(locale: Locale, root = process.cwd()): Messages {
  return JSON.parse(readFileSync(join(root, 'messages', `${locale}.json`), 'utf8')) as Messages
}
