/** Where Next looks for the head of an article answered with 404 when it renews it while serving. */
export { default, generateMetadata } from '../../(pages)/not-found/page'
