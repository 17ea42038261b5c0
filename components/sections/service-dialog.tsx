import { getTranslations } from 'next-intl/server'
import { clinic } from '#content/clinic'
import type { ServiceCategory } from '#content/types'
import { buttonClass } from '#components/ui/button'
import { Dialog } from '#components/ui/dialog'
import { formatPrice } from '#lib/text/format'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'

/** Address of a category's price table on the home page. */
export const serviceDialogId = (slug: ServiceCategory['slug']): string => `services-${slug}`

/** Price table of a category with a sign-up button (spec section 2, "services modal"). */
export async function ServiceDialog({ category }: { category: ServiceCategory }) {
  const t = await getTranslations('Services')
  const common = await getTranslations('Dialog')
  const locale = await currentLocale()
  const title = category.title[locale]
  return (
    <Dialog
      id={serviceDialogId(category.slug)}
      title={title}
      closeLabel={common('close')}
      footer={
        <a href={pathTo(locale, 'home', { anchor: 'subscribe' })} className={buttonClass()}>
          {t('signUp')}
        </a>
      }
    >
      {category.contactNote && (
        <p className="mb-5 rounded-xl bg-wash p-4">
          {category.contactNote[locale]}{' '}
          <a href={`tel:${clinic.phone}`} className="font-semibold underline underline-offset-2">
            {t('phone', { phone: formatPhone(clinic.phone) })}
          </a>
        </p>
      )}
      <table className="price-table">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('service')}</th>
            <th scope="col">{t('price')}</th>
          </tr>
        </thead>
        <tbody>
          {category.options.map((option, position) => (
            <tr key={position}>
              <th scope="row">{option.title[locale]}</th>
              <td>{formatPrice(locale, option.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
