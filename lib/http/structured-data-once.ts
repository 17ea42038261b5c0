const structuredData = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** What Next writes so in a payload that stands within a script. */
const escaped = /[<>&\u2028\u2029]/g

/**
 * Structured data stand in a page of Next's twice: where search engines read them and, as a row of text, in the payload by
 * which React takes the page over. There nobody reads them: React leaves HTML as it is that it was handed as such. The row
 * is emptied, a twentieth of the home page. Whatever is not written as Next writes it stays as it is.
 */
export function structuredDataOnce(html: string): string {
  let once = html
  for (const [, data = ''] of html.matchAll(structuredData))
    once = once.replace(`:T${Buffer.byteLength(data).toString(16)},${inPayload(data)}`, ':T2,{}')
  return once
}

function inPayload(text: string): string {
  const hex = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(text).slice(1, -1).replace(escaped, hex)
}
