import { toAsciiDigits } from '#lib/text/digits'

const countryCode = '+380'

/** Number of digits of a Ukrainian number after the country code (spec section 9). */
export const nationalLength = 9

/**
 * Matches the beginning of a number that contains the code of Ukraine: 380, or 80. The 80 consists
 * of the old long-distance prefix 8 and the 0 of a national number.
 */
const ukrainian = /^(?:380|80(?=[1-9]))0*/

/**
 * True for 380, 80 and the beginnings of these codes. The visitor may still be typing the code of
 * Ukraine. In `+8 067…`, for example, the 8 and the 0 are the code 80.
 */
const mayBecomeUkrainian = (digits: string) => ['380', '80'].some((code) => code.startsWith(digits))

/** The parts of a typed phone number. */
export type TypedNumber = {
  /** All digits of the number, without leading zeros. */
  digits: string
  /**
   * The digits after the code of Ukraine. '' while only a part of that code is typed after `+` or
   * 00.
   */
  national: string
  /** True when the number begins with `+` or 00. */
  isInternational: boolean
}

/** Parses a typed phone number. */
function readNumber(number: string): TypedNumber {
  const written = number.replace(/[^\d+]/g, '')
  const digits = written.replace(/\D/g, '').replace(/^0+/, '')
  // After `+` or 00 the number begins with a country code.
  const isInternational = /^(?:\+|\+?00)[1-9]/.test(written)
  const national =
    isInternational && mayBecomeUkrainian(digits) ? '' : digits.replace(ukrainian, '')
  return { digits, national, isInternational }
}

const isWhole = (number: string) => readNumber(number).national.length === nationalLength

/**
 * Matches a number in usual notation: digits with spaces, brackets, dots and dashes between them.
 */
const usualNumber = /^[+\d](?:[\s().\p{Pd}\p{Cf}]*\d)*/u

/**
 * Returns the index after the first `count` digits of a text. If the text has fewer digits, returns
 * the length of the text.
 */
function endOfDigits(text: string, count: number): number {
  let left = count
  for (let index = 0; index < text.length; index++) {
    if (/\d/.test(text.charAt(index))) left -= 1
    if (left === 0) return index + 1
  }
  return text.length
}

/** Matches the separators between a phone number and a second phone number after it. */
const otherNumber = /^[\s.\p{Pd}]+(?=\+|0|380)/u
/** Matches an extension in brackets after a phone number: ` (12)`. */
const extension = /^\s*\(\d{1,6}\)/

/**
 * Maximum length of a typed phone that is parsed, in characters. The text after the number is saved
 * up to half this length.
 */
const maxLength = 400

/**
 * Splits a typed phone. `number` is the number at the beginning; `rest` is the text after the
 * number.
 */
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
  // An unfinished number ends at the first letter. Other signs between digits are a part of the
  // number, as in 067/123/45/67.
  const letter = text.search(/\p{L}/u)
  return splitAt(letter < 0 ? text.length : letter)
}

/** Parses the phone number at the beginning of a typed text. */
export function readTypedNumber(input: string): TypedNumber {
  return readNumber(splitPhone(input).number)
}

/**
 * Returns the national digits of the phone number at the beginning of a text, in any usual
 * notation. The country code is recognised even in an unfinished number. No national number begins
 * with 0, 380 or 801 to 809. If the number has too many digits, all digits are returned. A foreign
 * number keeps its country code.
 */
export function toNationalDigits(input: string): string {
  return readTypedNumber(input).national
}

/**
 * Whether a number is foreign: another country's code follows `+` or 00, or the number has too many
 * digits for Ukraine.
 */
export function isForeign(input: string): boolean {
  const { digits, national, isInternational } = readTypedNumber(input)
  if (isInternational && !mayBecomeUkrainian(digits) && !ukrainian.test(digits)) return true
  return national.length > nationalLength
}

/**
 * Returns the text typed after the phone number (`доб. 12`, `після 18:00`, another number). Returns
 * '' if that text contains no letters or digits.
 */
export function readTextAfterPhone(input: string): string {
  const rest = splitPhone(input)
    .rest.replace(/^[\s,;.)\]]+/u, '')
    .trimEnd()
  return /[\p{L}\p{N}]/u.test(rest) ? rest : ''
}

export function toE164(nationalDigits: string): string {
  return `${countryCode}${nationalDigits}`
}

/**
 * Formats a phone number for reading: `+380 44 000 00 00`. A text that is not a full Ukrainian
 * number stays unchanged.
 */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+380(\d\d)(\d{3})(\d\d)(\d\d)$/, '+380\u00A0$1\u00A0$2\u00A0$3\u00A0$4')
}

/**
 * Whether an E.164 number has all its digits. Foreign numbers, which only staff can add, have at
 * least eight digits.
 */
export function isWholePhone(e164: string): boolean {
  if (!e164.startsWith(countryCode)) return /^\+\d{8,15}$/.test(e164)
  return e164.length === countryCode.length + nationalLength
}
