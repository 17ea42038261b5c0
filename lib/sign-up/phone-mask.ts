import ChangeDetails from 'imask/esm/core/change-details'
import Masked from 'imask/esm/masked/base'
import { formatPhoneAtRest, formatPhoneEdit } from '#lib/sign-up/phone-text'

export type PhoneMaskOptions = {
  mask: typeof PhoneMask
  input: HTMLInputElement
  /** The latest `input` or `compositionend` event of the field. */
  edit: { current: Event | undefined }
}

/**
 * The mask of the phone field (docs/decisions/0001-form-upgrade.md). This class computes the text
 * and the caret from the field's current text, and IMask writes both into the field. IMask's own
 * masks also need the text and selection before the edit. These are unknown if the mask is attached
 * while the visitor is typing.
 */
export class PhoneMask extends Masked {
  declare overwrite: boolean
  declare eager: boolean
  declare skipInvalid: boolean
  declare autofix: boolean
  declare input: PhoneMaskOptions['input']
  declare edit: PhoneMaskOptions['edit']
  declare isAttached: boolean | undefined

  /**
   * Called by IMask when the mask is attached. Keeps the text unchanged, because formatting would
   * move the caret while the visitor is typing.
   */
  override resolve(text: string): void {
    this.state = { _value: text, _rawInputValue: text }
  }

  /**
   * Called by IMask after every edit. IMask places the caret at `start` plus the returned
   * `tailShift`.
   */
  override splice(start: number): ChangeDetails {
    const { value, selectionEnd } = this.input
    const { text, caret } = formatPhoneEdit(value, selectionEnd ?? value.length, this.edit.current)
    this.resolve(text)
    return new ChangeDetails({ tailShift: caret - start })
  }

  /** Called by IMask when the mask is attached, and when the field loses the focus. */
  override doCommit(): void {
    const isBeingTyped = !this.isAttached && this.input === document.activeElement
    this.isAttached = true
    if (!isBeingTyped) this.resolve(formatPhoneAtRest(this.value))
  }
}
