import type { ServiceLeaf } from 'schema-dts'
import { checkUp } from '#content/check-up'
import { serviceCategories } from '#content/service-categories'
import { servicePackages } from '#content/service-packages'
import { weightLoss } from '#content/weight-loss'
import type { Language } from '#lib/i18n/languages'
import { ids, ref } from '#lib/seo/json-ld/ids'

type Offered = { name: string; description: string; offers: readonly { name?: string; price: number }[] }

/** Something the clinic does, at one price or a list of them, in whole hryvnias with VAT. */
function service({ offers, ...texts }: Offered): ServiceLeaf {
  const priced = offers.map((offer) => ({ '@type': 'Offer' as const, ...offer, priceCurrency: 'UAH' }))
  return { '@type': 'Service', ...texts, provider: ref(ids.clinic), offers: priced }
}

/** Packages and the price list, as the home page shows them. */
export function homeServices(language: Language): ServiceLeaf[] {
  const packages = servicePackages.map(({ name, summary, price }) =>
    service({ name, description: summary[language], offers: [{ price }] }),
  )
  const categories = serviceCategories.map(({ title, summary, options }) =>
    service({
      name: title[language],
      description: summary[language],
      offers: options.map((option) => ({ name: option.title[language], price: option.price })),
    }),
  )
  return [...packages, ...categories]
}

/** The check-up programme under its page's title. */
export function checkUpService(name: string, language: Language): ServiceLeaf {
  return service({ name, description: checkUp.lead[language], offers: [{ price: checkUp.price }] })
}

/** Both weight-loss programmes and the free consultation. */
export function weightLossServices(programme: string, language: Language): ServiceLeaf[] {
  const { packages, freeConsultation } = weightLoss
  return [
    ...packages.map(({ title, description, price }) =>
      service({
        name: `${programme}: ${title[language]}`,
        description: description[language],
        offers: [{ price }],
      }),
    ),
    service({
      name: freeConsultation.title[language],
      description: freeConsultation.text[language],
      offers: [{ price: 0 }],
    }),
  ]
}
