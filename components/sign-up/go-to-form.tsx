/** How long after an order the page moves to the form, in milliseconds (spec section 9). */
const scrollDelay = 100

/** Scrolls to the form's section and lets the keyboard go on there. */
export function goToForm(): void {
  setTimeout(() => {
    const section = document.getElementById('subscribe')
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, scrollDelay)
}
