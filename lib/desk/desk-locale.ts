import type { Messages } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { defaultLocale, isLocale, localeDetails, localeKey, type Locale } from '#lib/i18n/locales'

/** The locale from the cookie of the language switcher. The URLs of the desk contain no locale. */
export async function getDeskLocale(): Promise<Locale> {
  const chosen = (await cookies()).get(localeKey)?.value
  return isLocale(chosen) ? chosen : defaultLocale
}

export type DeskTranslator = Awaited<ReturnType<typeof getTranslations<'Staff'>>>

/** Loads the desk's messages: `const t = await getDeskTranslations()`. */
export async function getDeskTranslations(): Promise<DeskTranslator> {
  const locale = localeDetails[await getDeskLocale()].tag
  return getTranslations({ locale, namespace: 'Staff' })
}

type ClientGroup = 'passkey' | 'queue'

/** Returns one group of the desk's messages, to be passed as a prop to a client component. */
export const getMessageGroup = <Group extends ClientGroup>(
  t: DeskTranslator,
  group: Group,
): Messages['Staff'][Group] => t.raw(group as 'name') as Messages['Staff'][Group]

/** Returns the texts of the content editor, to be passed as a prop to client components. */
export const getEditorTexts = (t: DeskTranslator): Messages['Staff']['content'] =>
  t.raw('content' as 'name') as Messages['Staff']['content']

/** Translates a key such as `reasons.declined`. If no message has this key, returns `declined`. */
export function translateCode(t: DeskTranslator, key: string): string {
  return t.has(key as 'name') ? t(key as 'name') : key.replace(/.*\./, '')
}
