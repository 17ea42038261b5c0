/**
 * Next reads the head of an article with status 404 from here when it revalidates the article's
 * page.
 */
export { default, generateMetadata } from '../../(pages)/not-found/page'
