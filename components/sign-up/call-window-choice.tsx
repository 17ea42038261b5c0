import { useEffect, useState, type ReactNode } from 'react'
import { CallWindowFields } from '#components/sign-up/call-window-fields'
import type { CallWindowOffer, OfferedWindow } from '#lib/leads/call-window-offer'
import type { CallWindowProblem } from '#lib/leads/call-window-problems'
import { fetchCallWindowOffer, postCallWindow } from '#lib/sign-up/post-call-window'

type CallWindowChoiceProps = {
  language: string
  /** Idempotency key of the sign-up. */
  signUpKey: string
  onChosen: (window: OfferedWindow) => void
}

/**
 * The choice of a time for the call, in the success message of the form. This module is loaded only
 * after a sign-up. The choice is left out if the server does not answer, because the choice is
 * optional.
 */
export function CallWindowChoice({
  language,
  signUpKey,
  onChosen,
}: CallWindowChoiceProps): ReactNode {
  const [offer, setOffer] = useState<CallWindowOffer | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<CallWindowProblem | null>(null)
  useEffect(() => {
    void fetchCallWindowOffer(language).then(setOffer)
  }, [language])
  if (!offer || (offer.windows.length === 0 && problem === null)) return null
  const { chosen } = offer

  async function choose(window: OfferedWindow) {
    if (isSaving) return
    setSaving(true)
    setProblem(null)
    const result = await postCallWindow(signUpKey, window.startsAt)
    const newOffer = result === 'expired' ? await fetchCallWindowOffer(language) : null
    setSaving(false)
    setProblem(result)
    if (newOffer) setOffer({ ...newOffer, chosen })
    if (result !== null) return
    setOffer((known) => known && { ...known, chosen: window })
    onChosen(window)
  }

  return (
    <form className="mb-3 w-full text-left" aria-busy={isSaving}>
      <CallWindowFields
        offer={offer}
        problem={problem}
        isSaving={isSaving}
        onChoose={(window) => void choose(window)}
      />
    </form>
  )
}
