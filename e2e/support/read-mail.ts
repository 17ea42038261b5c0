/** Decodes a mail. `head` has one header per line. */
export function readMail(raw: string): { head: string; subject: string; text: string } {
  const [top = '', ...body] = raw.split('\r\n\r\n')
  const head = top.replace(/\r\n\s/g, ' ')
  const subject = decodeWords(/^Subject: (.+)$/m.exec(head)?.[1] ?? '')
  const encoded = body.join('\r\n\r\n')
  const isBase64 = /^Content-Transfer-Encoding: base64/im.test(head)
  const text = isBase64
    ? Buffer.from(encoded, 'base64').toString()
    : decodeQuotedPrintable(encoded.replace(/=\r\n/g, ''))
  return { head, subject, text }
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}

/** Decodes the encoded words of a mail header (RFC 2047). */
function decodeWords(text: string): string {
  return text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    )
}
