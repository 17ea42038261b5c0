import { createTranslator, type Messages } from 'next-intl'
import { readMessages } from '#lib/i18n/read-messages'
import { defaultLocale, localeDetails, type Locale } from '#lib/i18n/locales'
import { findOrder } from '#lib/orders'

/** Language of mails and notices to staff. */
export const staffLocale: Locale = defaultLocale

type StaffMessages = Pick<Messages, 'LeadMail' | 'LeadNotice' | 'Alarms'>

/**
 * The messages for staff, read from the file once, because the alarms need these messages every 15
 * seconds.
 */
let staffMessages: StaffMessages | undefined

export type StaffTranslator<Namespace extends keyof StaffMessages> = (
  key: keyof StaffMessages[Namespace],
  values?: Record<string, string>,
) => string

/**
 * Returns the translator of a namespace of `messages/` in `staffLocale`, for mails and notices to
 * staff.
 */
export function getStaffTranslator<Namespace extends keyof StaffMessages>(
  namespace: Namespace,
): StaffTranslator<Namespace> {
  staffMessages ??= readMessages(staffLocale)
  const messages: Record<string, string> = staffMessages[namespace]
  const t = createTranslator({ locale: localeDetails[staffLocale].tag, messages })
  return (key, values) => t(String(key), values)
}

/**
 * Returns the name of an order in `staffLocale`. The message `consultation` is the name for null.
 * The message `otherOrder` is the name for a code that `findOrder` does not find.
 */
export function getOrderLabel(code: string | null): string {
  const t = getStaffTranslator('LeadMail')
  if (code === null) return t('consultation')
  return findOrder(code)?.label[staffLocale] ?? t('otherOrder')
}
