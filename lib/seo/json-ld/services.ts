import type { AggregateOfferLeaf, OfferLeaf, ServiceLeaf } from 'schema-dts'
import { checkUp } from '#content/check-up'
import { serviceCategories } from '#content/service-categories'
import { servicePackages } from '#content/service-packages'
import { weightLoss } from '#content/weight-loss'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { ids, ref } from '#lib/seo/json-ld/ids'
import { absoluteUrl } from '#lib/seo/urls'

type Offered = {
  name: string
  description?: string
  prices: readonly number[]
  /** Path of where it is shown and ordered. */
  path: string
}

/** One price or a range of them, in whole hryvnias with VAT. */
function offer({ prices, path, ...texts }: Offered): OfferLeaf | AggregateOfferLeaf {
  const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)]
  const terms = {
    ...texts,
    url: absoluteUrl(path),
    availability: 'https://schema.org/InStock',
    priceCurrency: 'UAH',
  } as const
  return prices.length === 1
    ? { '@type': 'Offer', ...terms, price: lowPrice }
    : { '@type': 'AggregateOffer', ...terms, lowPrice, highPrice, offerCount: prices.length }
}

/** Something the clinic does, and what it costs. */
function service({ description, ...offered }: Offered & { description: string }): ServiceLeaf {
  const { name } = offered
  return { '@type': 'Service', name, description, provider: ref(ids.clinic), offers: offer(offered) }
}

/**
 * Packages and the categories of the price list, each with the range of its prices: the list itself stands in the page. No
 * services of their own around them, as the home page has no byte to spare.
 */
export function homeOffers(locale: Locale): (OfferLeaf | AggregateOfferLeaf)[] {
  const onHome = (anchor: string) => pathTo(locale, 'home', { anchor })
  const packages = servicePackages.map(({ name, summary, price }) =>
    offer({ name, description: summary[locale], prices: [price], path: onHome('servicePackages') }),
  )
  const categories = serviceCategories.map(({ title, options }) =>
    offer({ name: title[locale], prices: options.map(({ price }) => price), path: onHome('services') }),
  )
  return [...packages, ...categories]
}

/** The check-up programme under its page's title. */
export function checkUpService(name: string, locale: Locale): ServiceLeaf {
  return service({
    name,
    description: checkUp.lead[locale],
    prices: [checkUp.price],
    path: pathTo(locale, 'checkUp'),
  })
}

/** Both weight-loss programmes and the free consultation. */
export function weightLossServices(programme: string, locale: Locale): ServiceLeaf[] {
  const { packages, freeConsultation } = weightLoss
  const path = pathTo(locale, 'weightLoss', { anchor: 'packages' })
  return [
    ...packages.map(({ title, description, price }) =>
      service({
        name: `${programme}: ${title[locale]}`,
        description: description[locale],
        prices: [price],
        path,
      }),
    ),
    service({
      name: freeConsultation.title[locale],
      description: freeConsultation.text[locale],
      prices: [0],
      path,
    }),
  ]
}
