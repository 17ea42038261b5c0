import type { DeskTranslator } from '#lib/desk/desk-locale'
import type { Locale } from '#lib/i18n/locales'
import { checkUpOrderCode, findOrder, toPackageOrderCode } from '#lib/orders'

/**
 * Returns the name of an order for staff. The check-up and the package of a similar name would look
 * like two spellings, so the names say which is a request and which is a package.
 */
export function getDeskOrderName(t: DeskTranslator, locale: Locale, code: string): string {
  const name = findOrder(code)?.label[locale]
  if (name === undefined) return t('lead.otherOrder')
  if (code === checkUpOrderCode) return t('lead.checkUpOrder')
  return code.startsWith(toPackageOrderCode('')) ? t('lead.packageOrder', { name }) : name
}
