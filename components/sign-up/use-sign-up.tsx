import { useRef } from 'react'
import { dispatchCard, getCard } from '#components/sign-up/card-store'
import type { FieldErrors, SignUpValues } from '#components/sign-up/rules'
import { newKey, sendSignUp, type SignUp } from '#components/sign-up/send-sign-up'

/** How long the response is awaited at the least, in milliseconds (spec section 9). */
const minimumDelayMs = 1000

/**
 * Sends the form; the card shows how it went. The same filled form has the same Idempotency-Key, so a double click, a
 * retry or a resend after a lost response is one lead; a changed form gets a new one.
 */
export function useSignUp(
  context: Pick<SignUp, 'language' | 'consentVersion'>,
  onRefused: (errors: FieldErrors) => void,
) {
  const sent = useRef({ contents: '', key: '' })

  async function send(signUp: SignUp) {
    const contents = JSON.stringify(signUp)
    if (sent.current.contents !== contents) sent.current = { contents, key: newKey() }
    const result = await sendSignUp(signUp, sent.current.key)
    if (result !== 'key-reused') return result
    sent.current.key = newKey()
    return sendSignUp(signUp, sent.current.key)
  }

  return async (values: SignUpValues): Promise<void> => {
    const { form, order, removedOrder } = getCard()
    if (form.kind !== 'editing') return
    dispatchCard({ type: 'submit' })
    const request = send({ ...values, ...context, order, removedOrder })
    const [result] = await Promise.all([request, new Promise((done) => setTimeout(done, minimumDelayMs))])
    if (result === 'success') {
      sent.current = { contents: '', key: '' }
      dispatchCard({ type: 'succeed' })
    } else if (typeof result === 'object') {
      dispatchCard({ type: 'fail', reason: 'invalid' })
      onRefused(result)
    } else dispatchCard({ type: 'fail', reason: result === 'key-reused' ? 'other' : result })
  }
}
