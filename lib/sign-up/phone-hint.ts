import { isForeign, nationalLength, toNationalDigits } from '#lib/leads/phone'

/**
 * Message key of the hint below the phone field. The hint appears when the field has lost the
 * focus.
 */
export type PhoneHint = 'phoneHint' | 'foreign'

/** Returns the hint for an unfinished or foreign number. The hint does not block the form. */
export function getPhoneHint(phone: string): PhoneHint | undefined {
  if (isForeign(phone)) return 'foreign'
  const digits = toNationalDigits(phone).length
  return digits > 0 && digits < nationalLength ? 'phoneHint' : undefined
}

/**
 * Calls `callback` when no mouse button, finger or key is down. A hint that appears during a press
 * would move the pressed button away, and the click would be lost.
 */
export function callAfterPress(callback: () => void): void {
  if (!document.querySelector(':active')) {
    callback()
    return
  }
  const listening = new AbortController()
  const onRelease = () => {
    listening.abort()
    // The click event follows the release of the button. `setTimeout` runs `callback` after that
    // event.
    setTimeout(callback)
  }
  for (const type of ['pointerup', 'pointercancel', 'click', 'keyup'])
    window.addEventListener(type, onRelease, { signal: listening.signal })
}
