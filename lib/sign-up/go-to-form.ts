export const formId = 'sign-up-form'
export const submitId = 'sign-up-submit'

/** How long after an order the page scrolls to the form (spec section 9). */
const scrollDelayMs = 100

/** Longest smooth scroll, in screen heights. From farther away the page jumps. */
const maxSmoothScreens = 3

/** Scrolls to the form's section and moves the focus to the form. */
export function goToForm(): void {
  setTimeout(() => {
    // A closed dialog leaves the address by a step back in history. The browser restores the scroll
    // position after that step, so the scroll must wait for it.
    const dialog = document.querySelector<HTMLDialogElement>('dialog:target')
    if (dialog && !dialog.open) {
      goToForm()
      return
    }
    const section = document.getElementById('subscribe')
    const distance = Math.abs(section?.getBoundingClientRect().top ?? 0)
    const isFar = distance > maxSmoothScreens * window.innerHeight
    section?.scrollIntoView({ behavior: isFar ? 'instant' : 'auto' })
    document.getElementById(formId)?.focus({ preventScroll: true })
  }, scrollDelayMs)
}
