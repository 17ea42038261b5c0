import { readAttribution } from '#components/sign-up/attribution'
import { pendingOrder } from '#components/sign-up/card-reducer'
import { getCard } from '#components/sign-up/card-store'

/** Part of the form that must be on the screen for it to have been seen; large text leaves room for no more. */
const threshold = 0.25

/**
 * Sends an event to the site when the form is seen and when it is begun, each once for a set of `sentEvents`; nothing
 * about the visitor. Returns how to stop.
 */
export function sendFormEvents(form: Element, locale: string, sentEvents: Set<string>): () => void {
  const send = (event: 'viewed' | 'started') => {
    if (sentEvents.has(event)) return
    sentEvents.add(event)
    const visit = {
      event,
      language: locale,
      page: window.location.pathname,
      source: readAttribution().last?.['utm_source'],
      order: pendingOrder(getCard()) || undefined,
    }
    navigator.sendBeacon('/api/event', JSON.stringify(visit))
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) send('viewed')
    },
    { threshold },
  )
  const onInput = () => {
    send('started')
  }
  observer.observe(form)
  form.addEventListener('input', onInput)
  return () => {
    observer.disconnect()
    form.removeEventListener('input', onInput)
  }
}
