import MaskedPattern from 'imask/esm/masked/pattern'
import { isForeign, nationalLength, readTextAfterPhone, toNationalDigits } from '#lib/leads/phone'
import { toAsciiDigits } from '#lib/text/digits'

/** The mask of a Ukrainian number after +380 (spec section 5). A `0` stands for any digit. */
const nationalMask = new MaskedPattern({ mask: '(00) 000 00 00' })

function maskNationalDigits(digits: string): string {
  nationalMask.value = digits
  return nationalMask.value
}

/** Maximum length, in characters, of the phone field's text when the number is not Ukrainian. */
const maxForeignLength = 40

/** Maximum length, in characters, of the phone field's text when other text follows the number. */
const maxLengthWithRest = 240

const digitsIn = (text: string): string => toAsciiDigits(text).replace(/\D/g, '')

/**
 * True for an inserted text, such as a pasted one, that is a whole phone number. The inserted
 * number replaces the number in the phone field.
 */
const isWholeNumber = (inserted: string): boolean => digitsIn(inserted).length >= nationalLength

/** Matches a masked number and one more character: `(67) 123 45 67,`. */
const maskedNumberAndSign = /^\(\d\d\) \d{3} \d\d \d\d[^\d)]/

/** Whether the inserted text is a second number, typed after a masked number. */
function isBehindNumber(text: string, inserted: string): boolean {
  return text.endsWith(inserted) && maskedNumberAndSign.test(text.slice(0, -inserted.length))
}

/**
 * Whether other text follows the number in the phone field. The mask does not format a field with
 * such text.
 */
function hasTextBehind(typed: string, inserted: string, isTyping: boolean): boolean {
  if (isTyping && maskedNumberAndSign.test(typed)) return true
  const rest = readTextAfterPhone(typed)
  // A letter that the visitor types into an unfinished number is a mistake, not a text after the
  // number.
  const isMistake = rest === inserted.trim() && toNationalDigits(typed).length < nationalLength
  return rest !== '' && !isMistake
}

/** Matches a `+` or `0` at the beginning, or after signs such as brackets: `+`, `(0`. */
const prefixAtStart = /^[^\d+]*[+0]/

/**
 * Returns the text of the phone field after an edit. A Ukrainian number is masked as `(99) 999 99
 * 99`. Foreign numbers, unfinished country codes and numbers with other text after them are not
 * masked, because the mask would cut them.
 * @param inserted text that the edit inserted, '' if the browser does not report the text
 * @param isTyping true while the visitor is typing in the field
 */
function formatPhoneText(text: string, inserted: string, isTyping: boolean): string {
  const isReplaced = isWholeNumber(inserted) && !isBehindNumber(text, inserted)
  const typed = (isReplaced ? inserted : text).trimStart()
  if (hasTextBehind(typed, inserted, isTyping)) return typed.slice(0, maxLengthWithRest)
  const digits = toNationalDigits(typed)
  // The field shows +380 beside the input, so a completely typed +380 is removed.
  const isUnfinishedPrefix =
    digits === '' && prefixAtStart.test(typed) && !digitsIn(typed).endsWith('380')
  if (isUnfinishedPrefix) return typed.slice(0, maxForeignLength)
  if (!isForeign(typed)) return maskNationalDigits(digits)
  // The mask has added brackets and spaces to this number. With one digit too many the number is
  // foreign, so the brackets and spaces are removed.
  const foreign = typed.startsWith('(') ? digitsIn(typed) : typed
  return foreign.slice(0, maxForeignLength)
}

/** Formats the text of a phone field in which the visitor is not typing. */
export function formatPhoneAtRest(text: string): string {
  return formatPhoneText(text, '', false)
}

/**
 * Returns the text and the caret of the phone field after an edit. The caret stays before the same
 * digits. The function does not need the text before the edit. So the mask may be attached while
 * the visitor is typing.
 * @param caret position of the caret in `text`
 * @param edit event of the edit: `input` or `compositionend`
 */
export function formatPhoneEdit(
  text: string,
  caret: number,
  edit: Event | undefined,
): { text: string; caret: number } {
  const isInput = edit instanceof InputEvent
  const inserted = isInput ? (edit.data ?? '') : ''
  const masked = formatPhoneText(text, inserted, true)
  if (masked === text) return { text, caret }
  const textAfter = isWholeNumber(inserted) ? '' : text.slice(caret)
  const digitsAfter = digitsIn(textAfter).length
  let newCaret = 0
  while (digitsIn(masked.slice(newCaret)).length > digitsAfter) newCaret += 1
  const isDeletedForward = isInput && edit.inputType.endsWith('Forward')
  // Moves the caret past the mask's brackets and spaces after a forward deletion. Otherwise the
  // next press of Delete would only remove a bracket or a space, which the mask would write again.
  if (isDeletedForward) while (/^\D/.test(masked.slice(newCaret))) newCaret += 1
  return { text: masked, caret: newCaret }
}
