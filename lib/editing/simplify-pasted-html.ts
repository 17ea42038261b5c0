// Word and Google Docs put HTML on the clipboard in which lists, bold words and headings are only
// styles. These functions run in the browser and turn the styles into elements such as `<ul>` and
// `<strong>`.

/**
 * Returns the pasted HTML as elements that Markdown has too: headings, paragraphs, lists, tables,
 * links.
 */
export function simplifyPastedHtml(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  unwrapOfficeElements(body)
  makeTitlesHeadings(body)
  makeWordLists(body)
  nestLists(body)
  makeStyledWordsElements(body)
  simplifyLinks(body)
  simplifyTables(body)
  unwrapItemParagraphs(body)
  levelHeadings(body)
  return body
}

const listElements = (root: Element, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
]

const getStyle = (element: Element): string => element.getAttribute('style') ?? ''

const getText = (element: Element): string => element.textContent.trim()

function rename(element: Element, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

const unwrap = (element: Element): void => {
  element.replaceWith(...element.childNodes)
}

/** Replaces elements such as `<o:p>`, which only Word understands, by their child nodes. */
function unwrapOfficeElements(body: HTMLElement): void {
  for (const element of listElements(body, '*'))
    if (element.localName.includes(':')) unwrap(element)
}

function makeTitlesHeadings(body: HTMLElement): void {
  for (const title of listElements(body, 'p[class*=MsoTitle]')) rename(title, 'h1')
}

/** Matches the style of an item in a list of Word, such as `mso-list:l0 level2 lfo1`. */
const wordItem = /mso-list:\s*(l\d+)\s+level(\d+)/i

/** Matches the number of an item, such as `1.`, `а)` or `iv.`. A bullet does not match. */
const itemNumber = /^[\p{L}\d]{1,4}[.)]/u

/** Turns the paragraphs that Word numbers or marks with bullets into lists. */
function makeWordLists(body: HTMLElement): void {
  /** The lists that are open, the outermost first. */
  let open: HTMLElement[] = []
  /** The name of the list in Word. Items with another name belong to a separate list. */
  let openName: string | undefined
  for (const paragraph of listElements(body, 'p, h1, h2, h3, h4, h5, h6, table, ul, ol')) {
    const [, name, level] = wordItem.exec(getStyle(paragraph)) ?? []
    if (name !== openName || paragraph.localName !== 'p') open = []
    openName = name
    if (level === undefined || paragraph.localName !== 'p') continue
    const mark = listElements(paragraph, 'span').find((span) =>
      /mso-list:\s*Ignore/i.test(getStyle(span)),
    )
    const isNumbered = itemNumber.test(mark ? getText(mark) : '')
    mark?.remove()
    const depth = Math.min(Number(level), open.length + 1)
    open = open.slice(0, depth)
    let list = open[depth - 1]
    if (!list) {
      list = body.ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
      const outer = open.at(-1)
      if (outer) outer.lastElementChild?.append(list)
      else paragraph.before(list)
      open.push(list)
    }
    list.append(rename(paragraph, 'li'))
  }
}

/** Google Docs puts an inner list beside its item. Moves such a list into the item. */
function nestLists(body: HTMLElement): void {
  for (const list of listElements(body, ':is(ul, ol) > :is(ul, ol)'))
    list.previousElementSibling?.append(list)
}

/**
 * Turns styles of bold and italic words into elements. Headings and table headings get no such
 * elements, because they stand out already.
 */
function makeStyledWordsElements(body: HTMLElement): void {
  for (const element of listElements(body, 'b, strong'))
    if (/font-weight:\s*(?:normal|400)/i.test(getStyle(element))) unwrap(element)
  for (const element of listElements(body, 'span, font')) {
    const style = getStyle(element)
    if (getText(element) === '') continue
    if (/font-style:\s*italic/i.test(style)) wrapContent(element, 'em')
    if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrapContent(element, 'strong')
  }
  for (const element of listElements(body, ':is(h1, h2, h3, h4, h5, h6, th) :is(b, strong, em, i)'))
    unwrap(element)
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

/**
 * Keeps links to web pages. Google Docs may wrap the address of a link in a redirect of google.com.
 */
function simplifyLinks(body: HTMLElement): void {
  for (const link of listElements(body, 'a')) {
    const url = URL.parse(link.getAttribute('href') ?? '')
    const target = url?.hostname === 'www.google.com' && url.pathname === '/url'
    const address = target ? URL.parse(url.searchParams.get('q') ?? '') : url
    if (address && /^(?:https?|mailto|tel):$/.test(address.protocol))
      link.setAttribute('href', address.href)
    else unwrap(link)
  }
}

/**
 * Gives each table a row of headings, and puts the text of each cell on one line. Markdown needs
 * both.
 */
function simplifyTables(body: HTMLElement): void {
  for (const table of listElements(body, 'table')) {
    const [first] = listElements(table, 'tr')
    for (const cell of first ? listElements(first, 'td') : []) rename(cell, 'th')
    for (const bold of listElements(table, 'th :is(b, strong)')) unwrap(bold)
    for (const block of listElements(table, ':is(td, th) :is(p, div, br)')) {
      block.append(' ')
      unwrap(block)
    }
  }
}

/**
 * Removes the paragraph inside a list item. In Markdown this paragraph would add an empty line
 * between the items.
 */
function unwrapItemParagraphs(body: HTMLElement): void {
  for (const paragraph of listElements(body, 'li > p')) unwrap(paragraph)
}

/**
 * Changes the levels of pasted headings. The article's title is its only `h1`, so the highest
 * pasted heading becomes `h2`. No heading becomes deeper than `h3`.
 */
function levelHeadings(body: HTMLElement): void {
  const headings = listElements(body, 'h1, h2, h3, h4, h5, h6')
  const levelOf = (heading: Element) => Number(heading.localName.slice(1))
  const highest = Math.min(...headings.map(levelOf))
  for (const heading of headings) {
    const level = Math.min(3, 2 + levelOf(heading) - highest)
    if (getText(heading) === '') heading.remove()
    else rename(heading, `h${level}`)
  }
}
