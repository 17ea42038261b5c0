import type { OpenContent } from '#lib/content/open-content'
import { documentsOfPages } from '#lib/content/page-days'
import type { Documents } from '#lib/content/schemas/documents'
import { consentDocuments } from '#lib/content/schemas/legal'
import { defaultLocale, type Locale } from '#lib/i18n/locales'
import { pathTo, type RouteName } from '#lib/i18n/routes'

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
    href: pathTo(locale, name satisfies RouteName),
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
  const isOnPage = (id: string, name: PageName) => {
    if (name === 'home') return true
    if (name === 'firstVisit') return Object.values(firstConsultation).includes(id)
    const texts = documentsOfPages[name].filter((each) => each !== 'services').map(readText)
    return texts.some((text) => new RegExp(String.raw`\b${id}\b(?!-)`).test(text))
  }
  const pages = pageNames.filter((name) =>
    documentsOfPages[name].includes('services' satisfies keyof Documents),
  )
  const items = categories.flatMap(({ options }) => options)
  const places = items.map(({ id }) => {
    const doctors = content
      .doctorIds()
      .map((doctorId) => content.doctor(doctorId))
      .filter(({ firstConsultation: doctorLine }) => doctorLine === id)
      .map(({ id: slug, name }) => ({
        title: name[locale],
        href: pathTo(locale, 'doctor', { slug }),
      }))
    return [id, [...pages.filter((name) => isOnPage(id, name)).map(toPlace), ...doctors]] as const
  })
  return { ...Object.fromEntries(places), '': [toPlace('home')] }
}
