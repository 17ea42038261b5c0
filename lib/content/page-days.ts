import type { Documents } from '#lib/content/schemas/documents'

type PageWithDay = 'home' | 'blog' | 'checkUp' | 'weightLoss'

/** Documents in `content/` whose texts or prices each page shows. */
export const documentsOfPages: Readonly<Record<PageWithDay, readonly (keyof Documents)[]>> = {
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
 * Returns the ISO day on which a page last changed: `changed`, or the later day on which a file
 * that the page shows was published.
 * @param changed `changed` of the page in `pages.yaml`
 * @param published day of the last publication of each file, by path
 */
export function getLastChange(
  page: PageWithDay,
  changed: string,
  published: ReadonlyMap<string, string>,
): string {
  const days = documentsOfPages[page].map((file) => published.get(`content/${file}.yaml`) ?? '')
  return [changed, ...days].toSorted().at(-1) ?? changed
}
