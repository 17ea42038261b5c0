export const formId = 'sign-up-form'
export const submitId = 'sign-up-submit'

/**
 * Milliseconds between the choice of an order and the scroll to the sign-up form (spec section 9).
 */
const scrollDelayMs = 100

/**
 * Maximum distance of a smooth scroll, in screen heights. Over a longer distance the page jumps.
 */
const maxSmoothScreens = 3

/** Scrolls to the section with the sign-up form and moves the focus to the form. */
export function goToForm(): void {
  setTimeout(() => {
    // A dialog that was closed removes its hash from the URL by going back in history. The browser
    // then restores the scroll position. The scroll to the form therefore waits until the hash is
    // gone.
    const dialog = document.querySelector<HTMLDialogElement>('dialog:target')
    if (dialog && !dialog.open) {
      goToForm()
      return
    }
    // Before the browser lays out a section with the class `later`, its height is an estimate. The
    // real height would move the form during the scroll. All sections are therefore laid out before
    // the scroll.
    for (const element of document.querySelectorAll<HTMLElement>('.later'))
      element.style.contentVisibility = 'visible'
    const section = document.getElementById('subscribe')
    const distance = Math.abs(section?.getBoundingClientRect().top ?? 0)
    const isFar = distance > maxSmoothScreens * window.innerHeight
    section?.scrollIntoView({ behavior: isFar ? 'instant' : 'auto' })
    document.getElementById(formId)?.focus({ preventScroll: true })
  }, scrollDelayMs)
}
