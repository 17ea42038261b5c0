import type { Documents } from '#lib/content/schema'

// What a page that broke says and offers, when no server may answer: written into the build (next.config.mjs).

/* eslint-disable no-restricted-syntax -- constants of the build, not settings */
export const phone = process.env.CLINIC_PHONE ?? ''

/** Asked for only then: no page brings its words. */
export const errorPage = () => JSON.parse(process.env.ERROR_PAGE ?? '{}') as Documents['error-page']
