import { getTranslations } from 'next-intl/server'
import type { WeightLossService } from '#content/types'
import { weightLoss } from '#content/weight-loss'
import { formatPrice } from '#lib/text/format'
import { currentLocale } from '#lib/i18n/current-locale'

/** Service lines of both programmes in one table: what their prices are is said once, and nothing is summed up. */
export async function WeightLossLines() {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  const { packages, linesNote } = weightLoss
  const lines = packages[0]?.services ?? []
  return (
    <table className="lines">
      <caption>
        <span className="title-3">{t('services')}</span>
        <span className="note">{linesNote[locale]}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('service')}</span>
          </th>
          {packages.map(({ id, title, months }) => (
            <th key={id} scope="col">
              {title[locale]} <small>{t('duration', { count: months })}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <LineName line={line} />
            </th>
            {packages.map(({ id, services }) => (
              <td key={id} className="price">
                {services.filter((service) => service.id === line.id).map(({ price }) => formatPrice(locale, price))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a line is, and what is in it behind a click. */
async function LineName({ line }: { line: WeightLossService }) {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  const extra = t('notIncluded')
  const name = line.included ? line.name[locale] : `${line.name[locale]}, ${extra}`
  if (!line.details) return name
  return (
    <details>
      <summary className="plain">
        {name} <span aria-hidden="true" className="chevron" />
      </summary>
      <ul className="details">
        {line.details[locale].map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </details>
  )
}
