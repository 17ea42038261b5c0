import { embedded } from '#lib/blog/embedded'
import { defaultLocale } from '#lib/i18n/locales'

/** Slugs of the articles that readers have, newest first. */
export const slugs = (await embedded.all(defaultLocale)).map(({ slug }) => slug)
