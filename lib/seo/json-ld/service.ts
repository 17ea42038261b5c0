import type { OfferLeaf, ServiceLeaf } from 'schema-dts'
import { ids, ref } from '#lib/seo/json-ld/ids'

type Priced = { name?: string; price: number }

/** A price of the clinic, in whole hryvnias with VAT. */
function offer({ name, price }: Priced): OfferLeaf {
  return { '@type': 'Offer', ...(name !== undefined && { name }), price, priceCurrency: 'UAH' }
}

/** Something the clinic does, at one price or, as a list, at a price for each part. */
export function service(facts: { name: string; description: string; offers: readonly Priced[] }): ServiceLeaf {
  return {
    '@type': 'Service',
    name: facts.name,
    description: facts.description,
    provider: ref(ids.clinic),
    offers: facts.offers.map(offer),
  }
}
