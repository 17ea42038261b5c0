'use client'

/** In place of a page that threw, within the site's header and footer. */
export { PageFailure as default } from '#components/layout/page-failure'
