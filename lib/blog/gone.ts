/** What `content/redirects.ts` says in place of a slug for an article that was taken off. */
export const gone = 'gone'
