import { pendingOrder } from '#components/sign-up/card-reducer'
import { getCard } from '#components/sign-up/card-store'
import { countVisit } from '#components/sign-up/count-visit'

/** Part of the form that must be on the screen for it to have been seen; large text leaves room for no more. */
const threshold = 0.25

/** Counts the form when it is seen and when it is begun. Returns how to stop. */
export function countFormEvents(form: Element): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) countVisit('viewed', pendingOrder(getCard()))
    },
    { threshold },
  )
  observer.observe(form)
  // The listener goes with the form.
  form.addEventListener('input', () => {
    countVisit('started', pendingOrder(getCard()))
  })
  return () => {
    observer.disconnect()
  }
}
