import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedSlugs, postsFolder } from '#lib/blog/embedded-slugs'
import { parseFrontMatter } from '#lib/blog/front-matter'

/** Slugs of the clinic's articles whose next medical review was due before `today` (an ISO day). */
export async function overdueReviews(today: string): Promise<string[]> {
  const slugs = await embeddedSlugs()
  return slugs.filter((slug) => {
    const file = join(postsFolder, slug, 'ua.md')
    return parseFrontMatter(file, readFileSync(file, 'utf8')).head.nextReview < today
  })
}
