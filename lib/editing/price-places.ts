import type { OpenContent } from '#lib/content/open-content'
import { documentsOfPages } from '#lib/content/page-days'
import { consentDocuments } from '#lib/content/schemas/legal'
import { defaultLocale, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

/** A page that shows a price, with its title and its path. */
export type PricePlace = { title: string; href: string }

type PageName = keyof typeof documentsOfPages
const pageNames = Object.keys(documentsOfPages) as PageName[]

const legalPages = { terms: 'terms', 'privacy-policy': 'privacyPolicy' } as const

/**
 * Lists the pages that show the prices of a document.
 * @returns the pages by the id of a price-list item. The key '' has the pages of all other
 *   prices, such as the price of a new item.
 */
export function listPricePlaces(
  content: OpenContent,
  document: string,
  locale: Locale,
): Readonly<Record<string, readonly PricePlace[]>> {
  const toPlace = (name: PageName | 'terms' | 'privacyPolicy'): PricePlace => ({
    title: content.document('pages')[name].title[locale],
    href: pathTo(locale, name),
  })
  const readText = (name: string) => content.text(`content/${name}.yaml`)
  if (document !== 'services') {
    const isMentioned = (text: string) => text.includes(`{${document}.`)
    const shown = pageNames.filter((name) =>
      documentsOfPages[name].some((each) => each === document || isMentioned(readText(each))),
    )
    const legal = consentDocuments.filter((name) =>
      isMentioned(content.text(`content/legal/${name}/${defaultLocale}.md`)),
    )
    return { '': [...shown, ...legal.map((name) => legalPages[name])].map(toPlace) }
  }
  const { categories, firstConsultation } = content.document('services')
  const { priceLines } = content.document('price')
  const doctors = content.doctorIds().map((id) => content.doctor(id))
  const places = categories
    .flatMap(({ options }) => options)
    .map(({ id }) => {
      const pages: PageName[] = ['home']
      if (priceLines.some(({ services }) => services.includes(id))) pages.push('priceBreakdown')
      if (Object.values(firstConsultation).includes(id)) pages.push('firstVisit')
      const doctorsWithPrice = doctors.filter((doctor) => doctor.firstConsultation === id)
      const doctorPlaces = doctorsWithPrice.map(({ id: slug, name }) => ({
        title: name[locale],
        href: pathTo(locale, 'doctor', { slug }),
      }))
      return [id, [...pages.map(toPlace), ...doctorPlaces]] as const
    })
  return { ...Object.fromEntries(places), '': [toPlace('home')] }
}
