import { isForeign, isWholePhone, readTypedNumber, toE164 } from '#lib/leads/phone'

/** A phone number that staff have typed. */
export type StaffPhone = {
  /** The number in E.164, with `+`; '' when the typed text has no digit. */
  phone: string
  /** False when the number has too few or too many digits. */
  isPossible: boolean
}

/** Maximum number of saved digits. More digits are no phone number, but a mistake in pasting. */
const maxDigits = 30

/**
 * Matches a whole foreign number. With the country code, the number has 8 to 15 digits (ITU-T
 * E.164, 6.2.1). `3801234` is an unfinished Ukrainian number, not a foreign number.
 */
const foreignNumber = /^\+(?!380)[1-9]\d{7,14}$/

/**
 * Reads a number that staff have typed. Unlike visitors, staff may add foreign numbers, which begin
 * with `+` or 00. Staff may also add numbers with too few or too many digits.
 */
export function readStaffPhone(input: string): StaffPhone {
  const { digits, national, isInternational } = readTypedNumber(input)
  if (isForeign(input)) {
    const phone = `+${digits.slice(0, maxDigits)}`
    return { phone, isPossible: isInternational && foreignNumber.test(phone) }
  }
  if (national === '') return { phone: '', isPossible: false }
  const phone = toE164(national)
  return { phone, isPossible: isWholePhone(phone) }
}
