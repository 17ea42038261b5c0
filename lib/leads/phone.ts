/** Country code shown beside the phone field and joined to the typed digits (spec section 5). */
const countryCode = '+380'

/** Digits of a Ukrainian number after the country code (spec section 9). */
export const nationalLength = 9

/**
 * National digits of a phone typed, pasted or filled in any usual form: `+380 67 123 45 67`, `380671234567`,
 * `067 123 45 67` and `671234567` all give `671234567` (decisions, "Phone input").
 * No number after the country code begins with 0 or 380, so both can be dropped while typing. Not cut to length.
 */
export function toNationalDigits(input: string): string {
  return input.replace(/\D/g, '').replace(/^0+/, '').replace(/^380/, '').replace(/^0+/, '')
}

/** E.164 of national digits: `+380671234567`. */
export function toE164(nationalDigits: string): string {
  return `${countryCode}${nationalDigits}`
}

/** A number for reading: `+380 44 000 00 00`; anything that is not a full Ukrainian number stays as it is. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+380(\d\d)(\d{3})(\d\d)(\d\d)$/, '+380\u00A0$1\u00A0$2\u00A0$3\u00A0$4')
}

/** True for all digits of a Ukrainian number; visitors may sign up with fewer. */
export function isWholePhone(e164: string): boolean {
  return e164.length === countryCode.length + nationalLength
}
