/** Slugs of the articles that the home page names to search engines as significant (decisions, "Home-page alternates of section 2"). */
export const significantArticles: readonly string[] = ['GEROPROTECTORS', 'starinnya', 'antiage', 'DEHYDRATION']
