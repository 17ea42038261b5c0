import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react'
import type { FormMessage } from '#components/sign-up/form-message'
import type { AttachedPhoneMask } from '#components/sign-up/phone-mask'
import { getPendingOrder } from '#lib/sign-up/card'
import type { FormContext, FormLook, LiveForm } from '#lib/sign-up/live-form'
import { getCard } from '#lib/sign-up/use-card'
import { sendVisitEvent } from '#lib/visits/send-visit-event'
import { whenActivated } from '#lib/when-activated'

/**
 * The exports of the form's script: the form's behaviour, and the components of `form-script.tsx`.
 */
type FormScript = LiveForm & {
  FormMessage: typeof FormMessage
  AttachedPhoneMask: typeof AttachedPhoneMask
}

/** Distance of the form from the screen at which the form's script is loaded. */
const loadMargin = '600px'

/**
 * Share of the form that must be on the screen before the event `viewed` is sent. The share is
 * small, because with large text little of the form fits on a phone's screen.
 */
const seenPart = 0.25

/**
 * Loads the form's script when the form is near the screen or focused. Also sends the visit events
 * `viewed` and `started`. `isReady` becomes true once the script validates, saves the draft and
 * formats the phone number.
 */
export function useLiveForm(
  context: FormContext,
  look: FormLook,
  setLook: Dispatch<SetStateAction<FormLook>>,
): {
  ref: RefObject<HTMLFormElement | null>
  live: FormScript | undefined
  isReady: boolean
  onMaskAttached: (sync: () => void) => void
} {
  const ref = useRef<HTMLFormElement>(null)
  const [live, setLive] = useState<FormScript>()
  const [isReady, setReady] = useState(false)
  const [initial] = useState({ context, look })

  useEffect(() => {
    const form = ref.current
    if (!form) return
    const page = new AbortController()
    const { signal } = page
    let isRequested = false
    async function load(element: HTMLFormElement) {
      if (isRequested) return
      isRequested = true
      const script = await import('#components/sign-up/form-script').catch(() => null)
      if (!script) {
        // Without the script the browser posts the form. The form loads the script again at the
        // next focus.
        isRequested = false
        return
      }
      if (signal.aborted) return
      const { createLiveForm, FormMessage, AttachedPhoneMask } = script
      const behaviour = createLiveForm(element, initial.context, initial.look, setLook)
      setLive({ ...behaviour, FormMessage, AttachedPhoneMask })
    }
    const count = (event: 'viewed' | 'started') => sendVisitEvent(event, getPendingOrder(getCard()))
    whenActivated(() => {
      watchScreen(form, { rootMargin: loadMargin }, signal, () => void load(form))
      watchScreen(form, { threshold: seenPart }, signal, () => count('viewed'))
    })
    form.addEventListener('focusin', () => void load(form), { signal })
    form.addEventListener('input', () => count('started'), { signal })
    // The visitor may have focused the form before the `focusin` listener was added.
    if (form.contains(document.activeElement)) void load(form)
    return () => page.abort()
  }, [initial, setLook])

  const connectMask = live?.phoneMask.onAttached
  const onMaskAttached = useCallback(
    (sync: () => void) => {
      connectMask?.(sync)
      setReady(true)
    },
    [connectMask],
  )
  return { ref, live, isReady, onMaskAttached }
}

/**
 * Calls `callback` whenever the element enters the screen, or the area that `options` define, until
 * `signal` aborts.
 */
function watchScreen(
  element: Element,
  options: IntersectionObserverInit,
  signal: AbortSignal,
  callback: () => void,
): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) callback()
  }, options)
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
