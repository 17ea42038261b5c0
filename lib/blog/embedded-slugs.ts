import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the clinic's articles are: a folder per slug with `ua.md` and `en.md`. */
export const postsFolder = join(process.cwd(), 'content', 'posts')

/** Slugs of the articles in the repository, drafts too. */
export async function embeddedSlugs(): Promise<string[]> {
  const entries = await readdir(postsFolder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}
