import type { ServiceLeaf } from 'schema-dts'
import { checkUp } from '#content/check-up'
import { serviceCategories } from '#content/service-categories'
import { servicePackages } from '#content/service-packages'
import { weightLoss } from '#content/weight-loss'
import type { Locale } from '#lib/i18n/locales'
import { ids, ref } from '#lib/seo/json-ld/ids'

type Offered = { name: string; description: string; prices: readonly number[] }

/** Something the clinic does, at one price or a range of them, in whole hryvnias with VAT. */
function service({ prices, ...texts }: Offered): ServiceLeaf {
  const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)]
  const offers =
    prices.length === 1
      ? ({ '@type': 'Offer', price: lowPrice, priceCurrency: 'UAH' } as const)
      : ({ '@type': 'AggregateOffer', lowPrice, highPrice, offerCount: prices.length, priceCurrency: 'UAH' } as const)
  return { '@type': 'Service', ...texts, provider: ref(ids.clinic), offers }
}

/** Packages and the categories of the price list, each with the range of its prices: the list itself stands in the page. */
export function homeServices(locale: Locale): ServiceLeaf[] {
  const packages = servicePackages.map(({ name, summary, price }) =>
    service({ name, description: summary[locale], prices: [price] }),
  )
  const categories = serviceCategories.map(({ title, summary, options }) =>
    service({
      name: title[locale],
      description: summary[locale],
      prices: options.map(({ price }) => price),
    }),
  )
  return [...packages, ...categories]
}

/** The check-up programme under its page's title. */
export function checkUpService(name: string, locale: Locale): ServiceLeaf {
  return service({ name, description: checkUp.lead[locale], prices: [checkUp.price] })
}

/** Both weight-loss programmes and the free consultation. */
export function weightLossServices(programme: string, locale: Locale): ServiceLeaf[] {
  const { packages, freeConsultation } = weightLoss
  return [
    ...packages.map(({ title, description, price }) =>
      service({
        name: `${programme}: ${title[locale]}`,
        description: description[locale],
        prices: [price],
      }),
    ),
    service({
      name: freeConsultation.title[locale],
      description: freeConsultation.text[locale],
      prices: [0],
    }),
  ]
}
