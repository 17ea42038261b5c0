/** When Next revalidates the not-found page, Next reads the metadata from this file. */
export { default, generateMetadata } from './page'
