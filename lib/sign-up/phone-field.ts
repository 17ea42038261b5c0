import 'imask/esm/masked/pattern'
import { createPipe } from 'imask/esm/masked/pipe'
import { isForeign, nationalLength, restOfPhone, toNationalDigits } from '#lib/leads/phone'
import { toAsciiDigits } from '#lib/text/digits'

const toMask = createPipe({ mask: '(00) 000 00 00' })

/** Longest text taken of a number that is not a Ukrainian one, and of a number with more behind it, in characters. */
const longest = 40
const longestWithMore = 240

const digitsIn = (text: string) => toAsciiDigits(text).replace(/\D/g, '')

/** True for a number put in at once, which takes the place of what was there. */
const isWhole = (inserted: string) => digitsIn(inserted).length >= nationalLength

/** A whole number as the mask writes it, and a sign that parts it from what follows. */
const wholeAndMore = /^\(\d\d\) \d{3} \d\d \d\d[^\d)]/

/** True for a text that was put in behind a whole number, as another one. */
const isBehind = (text: string, inserted: string) =>
  text.endsWith(inserted) && wholeAndMore.test(text.slice(0, -inserted.length))

/** True while something stands behind the number, or is about to: the visitor goes on in the field as it is. */
function hasMore(typed: string, inserted: string, isTyping: boolean): boolean {
  if (isTyping && wholeAndMore.test(typed)) return true
  const more = restOfPhone(typed)
  // A letter among the digits of an unfinished number is a slip.
  const isSlip = more === inserted.trim() && toNationalDigits(typed).length < nationalLength
  return more !== '' && !isSlip
}

type Edit = { inserted: string; isTyping: boolean }

/**
 * Text of the phone field: a national number masked as `(99) 999 99 99` (spec section 5, decisions "Phone input"), and as
 * it stands what is none, as the mask would cut it: a number of another country, a beginning that may become either, a number
 * with more behind it. `inserted` is what the last edit put in, where the browser says so.
 */
function phoneText(text: string, { inserted, isTyping }: Edit): string {
  const isReplaced = isWhole(inserted) && !isBehind(text, inserted)
  const typed = (isReplaced ? inserted : text).trimStart()
  if (hasMore(typed, inserted, isTyping)) return typed.slice(0, longestWithMore)
  const digits = toNationalDigits(typed)
  // A country code or the 0 before a national number begins; the code of Ukraine stands beside the field already.
  if (digits === '' && /^[^\d+]*[+0]/.test(typed) && !digitsIn(typed).endsWith('380'))
    return typed.slice(0, longest)
  if (!isForeign(typed)) return toMask(digits)
  // One digit too many: the mask's own signs go.
  return (typed.startsWith('(') ? digitsIn(typed) : typed).slice(0, longest)
}

/** Gives the field its text after an edit, with the caret before the same digits. Knows nothing of earlier edits: it may begin any time. */
export function maskPhone(input: HTMLInputElement, edit?: Event): void {
  const { inputType, data, isComposing } =
    edit instanceof InputEvent ? edit : { inputType: '', data: '', isComposing: false }
  if (isComposing) return
  const inserted = data ?? ''
  const text = phoneText(input.value, { inserted, isTyping: edit !== undefined })
  if (text === input.value) return
  const isActive = input === document.activeElement
  const rest = isWhole(inserted) ? '' : input.value.slice(input.selectionEnd ?? input.value.length)
  const digitsAfter = digitsIn(rest).length
  input.value = text
  input.addEventListener('beforeinput', refuseHistory)
  if (!isActive) return
  let caret = 0
  while (digitsIn(text.slice(caret)).length > digitsAfter) caret += 1
  // Deleting forwards passes what the mask has put there.
  if (inputType.endsWith('Forward')) while (/^\D/.test(text.slice(caret))) caret += 1
  input.setSelectionRange(caret, caret)
}

/** Undoing and redoing do nothing: the browser's steps are of the text before the mask, and put digits elsewhere. */
function refuseHistory(event: InputEvent): void {
  if (event.inputType.startsWith('history')) event.preventDefault()
}
