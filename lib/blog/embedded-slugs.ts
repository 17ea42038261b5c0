import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the clinic's articles are: a folder per slug with `ua.md` and `en.md`. */
export const postsFolder = join(process.cwd(), 'content', 'posts')

let slugs: Promise<string[]> | undefined

/** Slugs of the posts in the repository, read once. */
export function embeddedSlugs(): Promise<string[]> {
  slugs ??= readdir(postsFolder, { withFileTypes: true }).then((entries) =>
    entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name),
  )
  return slugs
}
