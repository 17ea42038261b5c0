import type { ServiceLeaf } from 'schema-dts'
import { checkUp } from '#content/check-up'
import { serviceCategories } from '#content/service-categories'
import { servicePackages } from '#content/service-packages'
import { weightLoss } from '#content/weight-loss'
import type { Locale } from '#lib/i18n/locales'
import { ids, ref } from '#lib/seo/json-ld/ids'

type Offered = { name: string; description: string; offers: readonly { name?: string; price: number }[] }

/** Something the clinic does, at one price or a list of them, in whole hryvnias with VAT. */
function service({ offers, ...texts }: Offered): ServiceLeaf {
  const priced = offers.map((offer) => ({ '@type': 'Offer' as const, ...offer, priceCurrency: 'UAH' }))
  return { '@type': 'Service', ...texts, provider: ref(ids.clinic), offers: priced }
}

/** Packages and the price list, as the home page shows them. */
export function homeServices(locale: Locale): ServiceLeaf[] {
  const packages = servicePackages.map(({ name, summary, price }) =>
    service({ name, description: summary[locale], offers: [{ price }] }),
  )
  const categories = serviceCategories.map(({ title, summary, options }) =>
    service({
      name: title[locale],
      description: summary[locale],
      offers: options.map((option) => ({ name: option.title[locale], price: option.price })),
    }),
  )
  return [...packages, ...categories]
}

/** The check-up programme under its page's title. */
export function checkUpService(name: string, locale: Locale): ServiceLeaf {
  return service({ name, description: checkUp.lead[locale], offers: [{ price: checkUp.price }] })
}

/** Both weight-loss programmes and the free consultation. */
export function weightLossServices(programme: string, locale: Locale): ServiceLeaf[] {
  const { packages, freeConsultation } = weightLoss
  return [
    ...packages.map(({ title, description, price }) =>
      service({
        name: `${programme}: ${title[locale]}`,
        description: description[locale],
        offers: [{ price }],
      }),
    ),
    service({
      name: freeConsultation.title[locale],
      description: freeConsultation.text[locale],
      offers: [{ price: 0 }],
    }),
  ]
}
