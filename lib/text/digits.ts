const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint))

/**
 * Returns the value of a decimal digit. The ten digits of a script have consecutive code points.
 */
function digitValue(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0
  let zero = codePoint
  while (isDigit(zero - 1)) zero--
  return String((codePoint - zero) % 10)
}

/**
 * Replaces the decimal digits of every script (`\p{Nd}`: full-width, Arabic-Indic, …) by 0 to 9.
 */
export function toAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, digitValue)
}
