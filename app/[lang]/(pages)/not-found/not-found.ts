/** Next reads the metadata from this file when it revalidates the not-found page. */
export { default, generateMetadata } from './page'
