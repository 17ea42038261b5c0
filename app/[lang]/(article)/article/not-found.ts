/**
 * When an article no longer exists, Next revalidates its page and reads the metadata of the 404
 * response from this file.
 */
export { default, generateMetadata } from '../../(pages)/not-found/page'
