/**
 * When Next revalidates the page of a removed article, the page calls `notFound()`. Next reads the
 * metadata of this 404 response from this file. Visitors get the page with status 410 from the
 * middleware.
 */
export { default, generateMetadata } from '../../(pages)/not-found/page'
