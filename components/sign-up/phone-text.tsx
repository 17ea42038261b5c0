import { isForeign, nationalLength, toNationalDigits } from '#lib/leads/phone'

/** Longest text taken of a number that is not a Ukrainian one, in characters. */
const longest = 40

/** The digits of a text, without anything between them. */
export const digitsIn = (text: string) => text.replace(/\D/g, '')

/** True where a country code or the 0 before a national number begins. */
const hasPrefix = (text: string) => /^[^\d+]*[+0]/.test(text)

/** True for what the mask can show: national digits, as many as there may be. */
export function isMasked(text: string): boolean {
  return !hasPrefix(text) && digitsIn(text).length <= nationalLength
}

/**
 * Text of the phone field after an edit: national digits for the mask, or the text as it stands while it is no national
 * number: of another country, too long, or a beginning that may become either.
 * @param before the field's text before
 * @param text all that is in the field now
 * @param inserted what was inserted at once, where the browser says so; a whole number takes the place of what was there
 */
export function toPhoneText(before: string, text: string, inserted: string | null = null): string {
  const isWhole = inserted !== null && digitsIn(inserted).length >= nationalLength
  const typed = (isWhole ? inserted : text).trimStart()
  const digits = toNationalDigits(typed)
  // The code of Ukraine stands beside the field already.
  const isUnfinished = digits === '' && hasPrefix(typed) && !digitsIn(typed).endsWith('380')
  if (isUnfinished || isForeign(typed)) return typed.slice(0, longest)
  if (digits.length <= nationalLength) return digits
  // A full mask takes no further digit (spec section 5); a number put in whole is never cut.
  return inserted?.length === 1 && isMasked(before) ? before : typed.slice(0, longest)
}
