import ChangeDetails from 'imask/esm/core/change-details'
import Masked from 'imask/esm/masked/base'
import { formatPhoneAtRest, formatPhoneEdit } from '#lib/sign-up/phone-text'

/** Options of the mask for `useIMask`. */
export type PhoneMaskOptions = {
  mask: typeof PhoneMask
  input: HTMLInputElement
  /** The latest `input` or `compositionend` event of the field. */
  edit: { current: Event | undefined }
}

/**
 * IMask's model of the phone field (docs/decisions/0001-form-upgrade.md). IMask listens to the field
 * and writes the text and the caret. This class computes both from the field itself. IMask's own
 * model computes them from the text and the selection before the edit, and those are unknown when
 * the mask is attached while somebody types.
 */
export class PhoneMask extends Masked {
  declare overwrite: boolean
  declare eager: boolean
  declare skipInvalid: boolean
  declare autofix: boolean
  declare input: PhoneMaskOptions['input']
  declare edit: PhoneMaskOptions['edit']
  declare isAttached: boolean | undefined

  /** Takes a text without masking it. A new mask must not move the caret of a typing visitor. */
  override resolve(text: string): void {
    this.state = { _value: text, _rawInputValue: text }
  }

  /** Called by IMask after every edit. `start` is where IMask places the caret without a shift. */
  override splice(start: number): ChangeDetails {
    const { value, selectionEnd } = this.input
    const { text, caret } = formatPhoneEdit(value, selectionEnd ?? value.length, this.edit.current)
    this.resolve(text)
    return new ChangeDetails({ tailShift: caret - start })
  }

  /** Called by IMask when the mask is attached and when the field is left. */
  override doCommit(): void {
    const isBeingTyped = !this.isAttached && this.input === document.activeElement
    this.isAttached = true
    if (!isBeingTyped) this.resolve(formatPhoneAtRest(this.value))
  }
}
