import { routes } from '#lib/i18n/routes'

/** Slug of the article a path leads to, or null. */
export function slugInPath(path: string): string | null {
  const [, , page, slug] = path.split('/')
  return page === routes.article.path && slug ? decodeURIComponent(slug) : null
}
