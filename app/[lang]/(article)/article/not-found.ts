/**
 * Next reads the metadata of the 404 response from this file when it revalidates the page of an
 * article that no longer exists.
 */
export { default, generateMetadata } from '../../(pages)/not-found/page'
