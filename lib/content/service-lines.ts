type PricedLine = { readonly id: string; readonly price: number }

/**
 * Finds an entry of the price list by its id. The price list may be in one language or in all
 * languages.
 */
export function findServiceLine<Line extends PricedLine>(
  categories: readonly { readonly options: readonly Line[] }[],
  id: string,
): Line | undefined {
  return categories.flatMap(({ options }) => options).find((line) => line.id === id)
}

type DoctorConsultations = {
  readonly firstConsultation: string
  readonly otherConsultations?: readonly string[] | undefined
}

/** Lists a doctor's consultations from the price list. The first consultation comes first. */
export function listConsultations<Line extends PricedLine>(
  { firstConsultation, otherConsultations = [] }: DoctorConsultations,
  categories: readonly { readonly options: readonly Line[] }[],
): Line[] {
  const ids = [firstConsultation, ...otherConsultations]
  return ids.flatMap((id) => findServiceLine(categories, id) ?? [])
}
