import { formId } from '#components/sign-up/form-id'

/** How long after an order the page moves to the form, in milliseconds (spec section 9). */
const scrollDelay = 100

/** Scrolls to the form's section and lets the keyboard go on at the form. */
export function goToForm(): void {
  setTimeout(() => {
    document.getElementById('subscribe')?.scrollIntoView()
    document.getElementById(formId)?.focus({ preventScroll: true })
  }, scrollDelay)
}
