import type { Documents } from '#lib/content/schemas/documents'

/** Texts of the error message, a constant of the build (next.config.mjs). Only the message's own chunk holds them. */
export function getErrorPageTexts(): Documents['error-page'] {
  // eslint-disable-next-line no-restricted-syntax -- a constant of the build, not a setting
  return JSON.parse(process.env.ERROR_PAGE ?? '{}') as Documents['error-page']
}
