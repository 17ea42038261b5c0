const countryCode = '+380'

/** Digits of a Ukrainian number after the country code (spec section 9). */
export const nationalLength = 9

/** How a Ukrainian number begins when its country is told: 380, or the 8 and the 0 of the old way to dial between towns. */
const ukrainian = /^(?:380|80(?=[1-9]))0*/

/** Digits after `+` and leading zeros, and whether `+` or 00 said that the country comes first. */
function read(input: string): { digits: string; isInternational: boolean } {
  const written = input.replace(/[^\d+]/g, '')
  return {
    digits: written.replace(/\D/g, '').replace(/^0+/, ''),
    isInternational: /^(?:\+|\+?00)[1-9]/.test(written),
  }
}

/** True while the digits may still become the code of Ukraine: 3 and 38, and the 8 and 80 of `+8 067…`. */
const mayBecomeUkrainian = (digits: string) => ['380', '80'].some((code) => code.startsWith(digits))

/**
 * National digits of a phone in any usual form (decisions, "Phone input"). No number after the country code begins with 0,
 * 380 or 801 to 809, so these are known while typing. Not cut to length; a foreign number keeps all its digits.
 */
export function toNationalDigits(input: string): string {
  const { digits, isInternational } = read(input)
  return isInternational && mayBecomeUkrainian(digits) ? '' : digits.replace(ukrainian, '')
}

/** True as soon as `+` or 00 and the digits after it tell another country; without them when there are too many digits. */
export function isForeign(input: string): boolean {
  const { digits, isInternational } = read(input)
  if (isInternational && !mayBecomeUkrainian(digits) && !ukrainian.test(digits)) return true
  return toNationalDigits(input).length > nationalLength
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
