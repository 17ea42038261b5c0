const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint))

/** Unicode encodes the digits of a script in order, so the value is the place in its run of ten. */
function digitValue(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0
  let zero = codePoint
  while (isDigit(zero - 1)) zero--
  return String((codePoint - zero) % 10)
}

/** The text with decimal digits of every script (\p{Nd}: full-width, Arabic-Indic, …) written as 0 to 9. */
export function toAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, digitValue)
}
