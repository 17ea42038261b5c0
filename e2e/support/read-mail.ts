/** A mail as sent: its headers, one a line, and its two bodies. */
export type SentMail = { head: string; subject: string; text: string; html: string }

export function readMail(raw: string): SentMail {
  const [top = '', ...rest] = raw.split('\r\n\r\n')
  const boundary = /boundary="([^"]+)"/.exec(top)?.[1] ?? ''
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`).slice(1, -1).map(decodePart)
  const head = top.replace(/\r\n\s/g, ' ')
  const subject = decodeWords(/^Subject: (.+)$/m.exec(head)?.[1] ?? '')
  return { head, subject, text: parts[0] ?? '', html: parts[1] ?? '' }
}

function decodePart(part: string): string {
  const [head = '', ...body] = part.trimStart().split('\r\n\r\n')
  const encoded = body.join('\r\n\r\n')
  return /base64/i.test(head) ? Buffer.from(encoded, 'base64').toString() : fromQuoted(encoded.replace(/=\r\n/g, ''))
}

function fromQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** Encoded words of a header (RFC 2047). */
function decodeWords(text: string): string {
  return text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : fromQuoted(word.replaceAll('_', ' ')),
    )
}
