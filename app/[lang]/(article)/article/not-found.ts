/**
 * When Next revalidates the page of a removed article, the page calls `notFound()`. Next reads the
 * metadata of this 404 response from this file.
 */
export { default, generateMetadata } from '../../(pages)/not-found/page'
