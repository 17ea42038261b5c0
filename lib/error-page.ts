import type { Documents } from '#lib/content/schema'

/** What a page that broke says: written into the build (next.config.mjs), and fetched only then. */
// eslint-disable-next-line no-restricted-syntax -- a constant of the build, not a setting
export const errorPage = () => JSON.parse(process.env.ERROR_PAGE ?? '{}') as Documents['error-page']
