import type { Documents } from '#lib/content/schemas/documents'

/**
 * Returns the texts of the error page. next.config.mjs writes these texts into the build as
 * ERROR_PAGE. Only the JavaScript chunk of the error page contains them, so that no other page
 * loads them.
 */
export function getErrorPageTexts(): Documents['error-page'] {
  // eslint-disable-next-line no-restricted-syntax -- a constant of the build, not a setting
  return JSON.parse(process.env.ERROR_PAGE ?? '{}') as Documents['error-page']
}
