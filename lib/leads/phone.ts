import { toAsciiDigits } from '#lib/text/digits'

const countryCode = '+380'

/** Digits of a Ukrainian number after the country code (spec section 9). */
export const nationalLength = 9

/** How a Ukrainian number begins when its country is told: 380, or the 8 and the 0 of the old way to dial between towns. */
const ukrainian = /^(?:380|80(?=[1-9]))0*/

/** True while the digits may still become the code of Ukraine: 3 and 38, and the 8 and 80 of `+8 067…`. */
const mayBecomeUkrainian = (digits: string) => ['380', '80'].some((code) => code.startsWith(digits))

/** A number without its signs: the digits after `+` and leading zeros, and the Ukrainian number that they give. */
function readNumber(number: string): {
  digits: string
  national: string
  isInternational: boolean
} {
  const written = number.replace(/[^\d+]/g, '')
  const digits = written.replace(/\D/g, '').replace(/^0+/, '')
  // `+` or 00 says that the country comes first.
  const isInternational = /^(?:\+|\+?00)[1-9]/.test(written)
  const national =
    isInternational && mayBecomeUkrainian(digits) ? '' : digits.replace(ukrainian, '')
  return { digits, national, isInternational }
}

const isWhole = (number: string) => readNumber(number).national.length === nationalLength

/** A number as it is usually written: digits, with spaces, brackets, dots and dashes between them. */
const usualNumber = /^[+\d](?:[\s().\p{Pd}\p{Cf}]*\d)*/u

/** Where a number ends after so many digits. */
function endOfDigits(text: string, count: number): number {
  let left = count
  for (let index = 0; index < text.length; index++) {
    if (/\d/.test(text.charAt(index))) left -= 1
    if (left === 0) return index + 1
  }
  return text.length
}

/** Behind a number, without a sign that parts them but a space: another whole number, or an extension in brackets. */
const otherNumber = /^[\s.\p{Pd}]+(?=\+|0|380)/u
const extension = /^\s*\(\d{1,6}\)/

/** Longest text that is read, in characters: a number, and more behind it than is kept. */
const maxLength = 400

/** A typed phone in two parts: the number at its beginning, and the text behind it. */
function splitPhone(input: string): { number: string; rest: string } {
  const written = toAsciiDigits(input.slice(0, maxLength)).replace(/[\uFF0B\uFE62]/g, '+')
  const start = written.search(/[\d+]/)
  const text = start < 0 ? '' : written.slice(start)
  const usual = usualNumber.exec(text)?.[0] ?? ''
  const splitAt = (end: number) => ({ number: text.slice(0, end), rest: text.slice(end) })
  if (isWhole(usual)) return splitAt(usual.length)
  const { digits, national } = readNumber(usual)
  if (national.length > nationalLength) {
    const zeros = usual.replace(/\D/g, '').length - digits.length
    const surplus = national.length - nationalLength
    const split = splitAt(endOfDigits(usual, zeros + digits.length - surplus))
    const other = split.rest.replace(otherNumber, '')
    const isNumber = other !== split.rest && isWhole(splitPhone(other).number)
    return isNumber || extension.test(split.rest) ? split : splitAt(usual.length)
  }
  // Other signs between its digits, such as 067/123/45/67, are no end of an unfinished number; letters are.
  const letter = text.search(/\p{L}/u)
  return splitAt(letter < 0 ? text.length : letter)
}

/**
 * National digits of the phone at the beginning of a text, in any usual form (decisions, "Phone input"). No number after the
 * country code begins with 0, 380 or 801 to 809, so these are known while typing. Not cut to length; a foreign number keeps
 * all its digits.
 */
export function toNationalDigits(input: string): string {
  return readNumber(splitPhone(input).number).national
}

/** True as soon as `+` or 00 and the digits after it tell another country; without them when there are too many digits. */
export function isForeign(input: string): boolean {
  const { digits, national, isInternational } = readNumber(splitPhone(input).number)
  if (isInternational && !mayBecomeUkrainian(digits) && !ukrainian.test(digits)) return true
  return national.length > nationalLength
}

/** Text typed behind the phone (`доб. 12`, `після 18:00`, another number); '' when it has no letters or digits. */
export function readTextAfterPhone(input: string): string {
  const rest = splitPhone(input)
    .rest.replace(/^[\s,;.)\]]+/u, '')
    .trimEnd()
  return /[\p{L}\p{N}]/u.test(rest) ? rest : ''
}

export function toE164(nationalDigits: string): string {
  return `${countryCode}${nationalDigits}`
}

/** For reading: `+380 44 000 00 00`; anything that is not a full Ukrainian number stays as it is. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+380(\d\d)(\d{3})(\d\d)(\d\d)$/, '+380\u00A0$1\u00A0$2\u00A0$3\u00A0$4')
}

export function isWholePhone(e164: string): boolean {
  return e164.length === countryCode.length + nationalLength
}
