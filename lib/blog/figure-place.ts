/** Where the text of one of the clinic's articles speaks of its drawing: a line of its Markdown, and of the HTML. */
export const figurePlace = '<figure></figure>'
