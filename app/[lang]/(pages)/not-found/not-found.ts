/** Next reads the head of the not-found page from here when it revalidates the page. */
export { default, generateMetadata } from './page'
