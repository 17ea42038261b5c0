/** Where Next looks for the head of a page answered with 404 when it renews it while serving. */
export { default, generateMetadata } from './page'
