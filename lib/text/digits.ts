const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint))

/** The value of a digit. Unicode encodes the ten digits of a script in a row. */
function digitValue(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0
  let zero = codePoint
  while (isDigit(zero - 1)) zero--
  return String((codePoint - zero) % 10)
}

/** Writes the decimal digits of every script (\p{Nd}: full-width, Arabic-Indic, …) as 0 to 9. */
export function toAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, digitValue)
}
