import type { OpenContent } from '#lib/content/open-content'
import { documentsOfPages, type PageWithDay } from '#lib/content/page-days'
import { consentDocuments } from '#lib/content/schemas/legal'
import { type Locale, locales } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

/** A page that shows a price, with its title and its path. */
export type PricePlace = { title: string; href: string }

type PageName = PageWithDay | 'terms' | 'privacyPolicy'

/** Texts of `content/` as written in the files, with the page that shows the texts. */
type TextsOfPage = { page: PageName; texts: string }

/**
 * Documents with prices, and the pages that show all prices of the document. Other pages show only
 * some prices of the document.
 */
const pagesOfPrices = {
  services: ['home'],
  packages: ['home', 'priceBreakdown'],
  'check-up': ['home', 'checkUp', 'priceBreakdown'],
  'weight-loss': ['weightLoss'],
} as const satisfies Partial<Record<string, readonly PageName[]>>

type DocumentWithPrices = keyof typeof pagesOfPrices

const hasPrices = (document: string): document is DocumentWithPrices =>
  Object.hasOwn(pagesOfPrices, document)

const legalPages = { terms: 'terms', 'privacy-policy': 'privacyPolicy' } as const

/**
 * Lists the pages that show the prices of a document.
 * @returns the pages by the id of the list item that has the price. The key '' has the pages of all
 *   other prices, such as the price of a new item.
 */
export function listPricePlaces(
  content: OpenContent,
  document: string,
  locale: Locale,
): Readonly<Record<string, readonly PricePlace[]>> {
  if (!hasPrices(document)) return {}
  const texts = listTextsOfPages(content)
  const listPlaces = (id: string): readonly PricePlace[] => {
    const named = texts.filter((each) => namesPrice(each.texts, document, id))
    const linePages = document === 'services' ? listPagesOfLine(content, id) : []
    const pages = [...pagesOfPrices[document], ...linePages, ...named.map(({ page }) => page)]
    const places = [...new Set(pages)].map((page) => ({
      title: content.document('pages')[page].title[locale],
      href: pathTo(locale, page),
    }))
    return document === 'services' ? [...places, ...listDoctorPlaces(content, id, locale)] : places
  }
  const ids = ['', ...listItemIds(content, document)]
  return Object.fromEntries(ids.map((id) => [id, listPlaces(id)]))
}

/** Lists the ids of the list items that have prices. */
function listItemIds(content: OpenContent, document: DocumentWithPrices): readonly string[] {
  const items = {
    services: () => content.document('services').categories.flatMap(({ options }) => options),
    packages: () => content.document('packages'),
    'check-up': () => [],
    'weight-loss': () => content.document('weight-loss').packages,
  }
  return items[document]().map(({ id }) => id)
}

/** Pages besides the home page that show the price of a line of the price list. */
function listPagesOfLine(content: OpenContent, id: string): readonly PageName[] {
  const { generalPractitioner, specialist } = content.document('services').firstConsultation
  const isInBreakdown = content
    .document('price')
    .priceLines.some(({ services }) => services.includes(id))
  return [
    ...(isInBreakdown ? (['priceBreakdown'] as const) : []),
    ...([generalPractitioner, specialist].includes(id) ? (['firstVisit'] as const) : []),
  ]
}

/** Pages of the doctors whose consultation is a line of the price list. */
function listDoctorPlaces(content: OpenContent, id: string, locale: Locale): PricePlace[] {
  return content
    .doctorIds()
    .map((slug) => content.doctor(slug))
    .filter(({ firstConsultation, otherConsultations = [] }) =>
      [firstConsultation, ...otherConsultations].includes(id),
    )
    .map(({ id: slug, name }) => ({
      title: name[locale],
      href: pathTo(locale, 'doctor', { slug }),
    }))
}

/**
 * True when a text contains the price of a document's item as a reference, such as `{check-up.price}`
 * or `{packages.concierge-max.price}`.
 */
function namesPrice(texts: string, document: string, id: string): boolean {
  const references = texts.match(/\{[\w.-]+(?=[,}])/g) ?? []
  return references.some((reference) => {
    const [name, ...path] = reference.slice(1).split('.')
    const isPrice = ['price', 'monthlyPayment'].includes(path.at(-1) ?? '')
    const isItem = id === '' ? path.length === 1 : path.at(-2) === id
    return name === document && isPrice && isItem
  })
}

/**
 * Lists the texts of each page that may contain references to prices. Each section of `faq` and
 * `pages` stands on the page of its name.
 */
function listTextsOfPages(content: OpenContent): TextsOfPage[] {
  const sectionsOf = (value: Partial<Record<PageName, unknown>>) =>
    Object.entries(value).map(([page, section]) => ({
      page: page as PageName,
      texts: JSON.stringify(section),
    }))
  const documents = Object.entries(documentsOfPages).flatMap(([page, files]) =>
    files
      .filter((file) => file !== 'faq')
      .map((file) => ({
        page: page as PageName,
        texts: JSON.stringify(content.sourceOf(file).value),
      })),
  )
  const legal = consentDocuments.flatMap((name) =>
    locales.map((locale) => ({
      page: legalPages[name],
      texts: content.text(`content/legal/${name}/${locale}.md`),
    })),
  )
  const { value: faq } = content.sourceOf('faq')
  const { value: pages } = content.sourceOf('pages')
  return [...documents, ...sectionsOf(faq), ...sectionsOf(pages), ...legal]
}
