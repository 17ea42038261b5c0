import type { Messages } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { defaultLocale, isLocale, localeDetails, localeKey, type Locale } from '#lib/i18n/locales'

/** The desk has no locale in its addresses; the cookie of the language switcher decides. */
export async function getDeskLocale(): Promise<Locale> {
  const chosen = (await cookies()).get(localeKey)?.value
  return isLocale(chosen) ? chosen : defaultLocale
}

/** The form that next-intl documents for the type of a translator. */
export type DeskTranslator = Awaited<ReturnType<typeof getTranslations<'Staff'>>>

/** Messages of the desk: `const t = await getDeskTranslations()`. */
export async function getDeskTranslations(): Promise<DeskTranslator> {
  const locale = localeDetails[await getDeskLocale()].tag
  return getTranslations({ locale, namespace: 'Staff' })
}

type ClientGroup = 'passkey' | 'queue'

/** A group of messages for a client component. */
export const getMessageGroup = <Group extends ClientGroup>(
  t: DeskTranslator,
  group: Group,
): Messages['Staff'][Group] => t.raw(group as 'name') as Messages['Staff'][Group]

type EditorGroup = 'autosave' | 'tools'

/** A group of the editor's messages for a client component. */
export const getEditorMessages = <Group extends EditorGroup>(
  t: DeskTranslator,
  group: Group,
): Messages['Staff']['content'][Group] =>
  t.raw(`content.${group}` as 'name') as Messages['Staff']['content'][Group]

/** Translates a key that ends with a code; a code without a message is shown as it is. */
export function translateCode(t: DeskTranslator, key: string): string {
  return t.has(key as 'name') ? t(key as 'name') : key.replace(/.*\./, '')
}
