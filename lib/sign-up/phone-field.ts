import 'imask/esm/masked/pattern'
import { createPipe } from 'imask/esm/masked/pipe'
import { isForeign, nationalLength, toNationalDigits } from '#lib/leads/phone'

const toMask = createPipe({ mask: '(00) 000 00 00' })

/** Longest text taken of a number that is not a Ukrainian one, in characters. */
const longest = 40

const digitsIn = (text: string) => text.replace(/\D/g, '')

/** True for a number put in at once, which takes the place of what was there. */
const isWhole = (inserted: string) => digitsIn(inserted).length >= nationalLength

/**
 * Text of the phone field: a national number masked as `(99) 999 99 99` (spec section 5, decisions "Phone input"), and as
 * it stands what is none, as the mask would cut it: a number of another country, or a beginning that may become either.
 * `inserted` is what the last edit put in, where the browser says so.
 */
function phoneText(text: string, inserted = ''): string {
  const typed = (isWhole(inserted) ? inserted : text).trimStart()
  const digits = toNationalDigits(typed)
  // A country code or the 0 before a national number begins; the code of Ukraine stands beside the field already.
  if (digits === '' && /^[^\d+]*[+0]/.test(typed) && !digitsIn(typed).endsWith('380')) return typed.slice(0, longest)
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
  const text = phoneText(input.value, inserted)
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
