import type { ReactNode } from 'react'
import { contentIn } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { PricedLine, PricedPackage } from '#lib/content/site-content'
import { getCurrentLocale, getPageTranslator } from '#lib/i18n/current-locale'
import { formatPrice } from '#lib/i18n/format'

type Lines = readonly InLanguage<PricedLine>[]

/** Everything that the price of a package includes, with the prices of the price list. */
export async function PriceIncludedLines({
  item,
}: {
  item: InLanguage<PricedPackage>
}): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('PriceBreakdown')
  const { t: packages } = await getPageTranslator('Packages')
  const laboratory = contentIn(locale).services.find(({ slug }) => slug === 'laboratoryStudies')
  const parts: readonly (readonly [title: string, lines: Lines])[] = [
    [packages('rows.consultations'), item.consultations],
    [packages('forEveryone', { studies: laboratory?.title ?? '' }), item.tests],
    [packages('rows.access'), item.access],
    [packages('nutraceuticals'), item.nutraceuticals],
  ]
  return (
    <table className="rows bill w-full">
      <caption className="title-3">{t('included')}</caption>
      <thead className="note">
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('listPrice')}</th>
        </tr>
      </thead>
      {parts.map(([title, lines]) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {title}
            </th>
          </tr>
          {lines.map((line, index) => (
            <IncludedLine key={index} line={line} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/**
 * A line of a package, such as “Consultations”, as table rows. A line is one row with the price if
 * the title of its only service begins with the line's text. Any other line is a row without a
 * price, followed by one row with a price per service.
 */
async function IncludedLine({ line }: { line: InLanguage<PricedLine> }) {
  const locale = await getCurrentLocale()
  const { text, services } = line
  const isSameService = services.length === 1 && services[0]?.title.startsWith(text)
  return (
    <>
      {!isSameService && (
        <tr>
          <th scope="row" colSpan={2}>
            {text}
          </th>
        </tr>
      )}
      {services.map(({ id, title, price }) => (
        <tr key={id} {...(!isSameService && { className: 'part text-muted' })}>
          <th scope="row">{title}</th>
          <td>{formatPrice(locale, price)}</td>
        </tr>
      ))}
    </>
  )
}
