import type { Documents } from '#lib/content/schemas/documents'

export type PageWithDay =
  | 'screening'
  | 'priceBreakdown'
  | 'firstVisit'
  | 'howWeWork'
  | 'home'
  | 'blog'
  | 'checkUp'
  | 'weightLoss'

/**
 * For each page, the documents in `content/` whose texts or prices the page shows.
 */
export const documentsOfPages: Readonly<Record<PageWithDay, readonly (keyof Documents)[]>> = {
  screening: ['screening', 'check-up', 'clinic'],
  priceBreakdown: ['price', 'packages', 'check-up', 'services', 'clinic'],
  firstVisit: ['first-visit', 'check-up', 'services', 'clinic'],
  howWeWork: ['how-we-work', 'claims', 'clinic'],
  home: [
    'home',
    'services',
    'packages',
    'check-up',
    'weight-loss',
    'claims',
    'faq',
    'report',
    'clinic',
  ],
  blog: ['topics'],
  checkUp: ['check-up', 'packages', 'plan', 'report', 'faq', 'not-for', 'tests', 'clinic'],
  weightLoss: ['weight-loss', 'faq', 'not-for', 'claims', 'clinic'],
}

/**
 * Returns the ISO day on which the content of a page last changed: `changed`, or a later day on
 * which a document of the page was published.
 * @param changed the field `changed` of the page in `pages.yaml`
 * @param published the day on which each file was last published, by path
 */
export function getLastChange(
  page: PageWithDay,
  changed: string,
  published: ReadonlyMap<string, string>,
): string {
  const files = documentsOfPages[page].map((file) => `content/${file}.yaml`)
  return findLatestDay(changed, files, published)
}

/**
 * Returns the latest ISO day of `changed` and of the days on which the files were last published.
 * @param files paths such as `content/services.yaml`
 * @param published the day on which each file was last published, by path
 */
export function findLatestDay(
  changed: string,
  files: readonly string[],
  published: ReadonlyMap<string, string>,
): string {
  const days = files.map((file) => published.get(file) ?? '')
  return [changed, ...days].toSorted().at(-1) ?? changed
}
