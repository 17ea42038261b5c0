import type { Documents } from '#lib/content/schemas/documents'

type PageWithDay = 'home' | 'blog' | 'checkUp' | 'weightLoss'

/** Files of `content/` whose texts or prices a page shows. */
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
 * The ISO day on which a page last changed: `changed` of `pages.yaml`, or a later publication of a file it shows.
 * @param published the day of the last publication by path of the file
 */
export function getLastChange(
  page: PageWithDay,
  changed: string,
  published: ReadonlyMap<string, string>,
): string {
  const days = documentsOfPages[page].map((file) => published.get(`content/${file}.yaml`) ?? '')
  return [changed, ...days].toSorted().at(-1) ?? changed
}
