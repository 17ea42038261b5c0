export const formId = 'sign-up-form'
export const submitId = 'sign-up-submit'

/** How long after an order the page moves to the form, in milliseconds (spec section 9). */
const scrollDelay = 100

/** How far the page glides to the form, in heights of the screen; from farther away it is there at once. */
const longestGlide = 3

/** Scrolls to the form's section and lets the keyboard go on at the form. */
export function goToForm(): void {
  setTimeout(() => {
    // A dialog that has closed leaves the URL first: where that is a step back, the browser brings the page to where it was.
    const dialog = document.querySelector<HTMLDialogElement>('dialog:target')
    if (dialog && !dialog.open) {
      goToForm()
      return
    }
    const section = document.getElementById('subscribe')
    const distance = Math.abs(section?.getBoundingClientRect().top ?? 0)
    section?.scrollIntoView({
      behavior: distance > longestGlide * window.innerHeight ? 'instant' : 'auto',
    })
    document.getElementById(formId)?.focus({ preventScroll: true })
  }, scrollDelay)
}
