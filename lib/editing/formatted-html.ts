/**
 * Matches HTML elements that Markdown has too: headings, lists, tables, links, bold and italic
 * words.
 */
const formatting = /<(?:h[1-6]|li|table|strong|em|b|i|a\s+[^>]*href)[\s>]/i
/**
 * Matches the styles with which Word and Google Docs mark headings, lists, bold and italic words.
 */
const formattingStyle =
  /mso-list|MsoTitle|MsoHeading|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic/i

/**
 * True for HTML from the clipboard whose formatting would be lost in plain text. Two paragraphs are
 * formatting too, because Markdown needs an empty line between them.
 */
export const isFormattedHtml = (html: string): boolean =>
  formatting.test(html) || formattingStyle.test(html) || (html.match(/<p[\s>]/gi) ?? []).length > 1
