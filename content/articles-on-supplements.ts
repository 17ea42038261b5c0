/** Slugs of the articles on supplements: above their shop button stands that they are no advice to buy any. */
export const articlesOnSupplements: readonly string[] = [
  'GEROPROTECTORS',
  'antiage',
  'healthy-nutrition-basics',
  'anti-candida-diet',
  'individual-checkup-programs-guide',
]
