import { choiceOf } from '#components/sign-up/card-state'
import { currentCard } from '#components/sign-up/card-store'
import { touches } from '#components/sign-up/touches'

/** Part of the form that must be on the screen for it to have been seen; large text leaves room for no more. */
const threshold = 0.25

/**
 * Tells the site when the form is seen and when it is begun, each once for a set of `told`; nothing about the visitor.
 * Returns how to stop.
 */
export function reportForm(form: Element, language: string, told: Set<string>): () => void {
  const tell = (event: 'viewed' | 'started') => {
    if (told.has(event)) return
    told.add(event)
    const visit = {
      event,
      language,
      page: window.location.pathname,
      source: touches().last?.['utm_source'],
      order: choiceOf(currentCard())?.code,
    }
    navigator.sendBeacon('/api/event', JSON.stringify(visit))
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell('viewed')
    },
    { threshold },
  )
  const onInput = () => {
    tell('started')
  }
  observer.observe(form)
  form.addEventListener('input', onInput)
  return () => {
    observer.disconnect()
    form.removeEventListener('input', onInput)
  }
}
