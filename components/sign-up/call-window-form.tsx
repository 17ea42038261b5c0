import type { ReactNode } from 'react'
import { CallWindowFields } from '#components/sign-up/call-window-fields'
import type { Locale } from '#lib/i18n/locales'
import type { CallWindowOffer } from '#lib/leads/call-window-offer'
import { callWindowId, type StoredSignUp } from '#lib/leads/sign-up-page'

type CallWindowFormProps = {
  stored: StoredSignUp
  /** Code of the order that was sent, '' for none. */
  order: string
  language: Locale
  offer: CallWindowOffer
}

/**
 * The choice of a time for the call on the sign-up page. The browser posts this form. Hidden fields
 * carry the values that the next page shows, because the API does not get the outcome cookie.
 */
export function CallWindowForm({
  stored: { key, problem },
  order,
  language,
  offer,
}: CallWindowFormProps): ReactNode {
  if (key === '' || (offer.windows.length === 0 && problem === null)) return null
  const fields = {
    key,
    order,
    language,
    callFrom: offer.chosen?.startsAt ?? '',
    callUntil: offer.chosen?.endsAt ?? '',
  }
  return (
    <form
      id={callWindowId}
      tabIndex={-1}
      method="post"
      action="/api/call-window"
      className="mb-3 w-full text-left [outline:none]"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CallWindowFields offer={offer} problem={problem} />
    </form>
  )
}
