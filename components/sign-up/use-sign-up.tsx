import { useRef } from 'react'
import { currentCard, tellCard } from '#components/sign-up/card-store'
import { newKey, sendSignUp, type SignUp, type SignUpResult } from '#components/sign-up/send-sign-up'
import type { FieldErrors, FormValues } from '#lib/leads/form-rules'

/** How long the answer is awaited at the least, in milliseconds (spec section 9). */
const resultDelay = 1000

type Context = Pick<SignUp, 'language' | 'consentVersion'>

/**
 * Sends the form and tells the card how it went. The same filled form keeps its Idempotency-Key, so a double click, a
 * retry or a resend after a lost answer is one lead; a changed form gets a new one.
 */
export function useSignUp(context: Context, onRefused: (errors: FieldErrors) => void) {
  const sent = useRef({ contents: '', key: '' })

  async function send(values: FormValues, website: string): Promise<void> {
    const { form, order, removed } = currentCard()
    if (form.kind !== 'editing') return
    tellCard({ kind: 'submitted' })
    const choice = { order: order?.code, removedOrder: removed ?? undefined }
    const signUp = { ...values, ...context, ...choice, website }
    const [result] = await Promise.all([sendOnce(signUp), new Promise((done) => setTimeout(done, resultDelay))])
    switch (result.kind) {
      case 'success':
        sent.current = { contents: '', key: '' }
        tellCard({ kind: 'succeeded' })
        return
      case 'refused':
        tellCard({ kind: 'refused' })
        onRefused(result.errors)
        return
      case 'failed':
        tellCard(result)
        return
      case 'key-reused':
        tellCard({ kind: 'failed', reason: 'other' })
    }
  }

  async function sendOnce(signUp: SignUp): Promise<SignUpResult> {
    const contents = JSON.stringify(signUp)
    if (sent.current.contents !== contents) sent.current = { contents, key: newKey() }
    const result = await sendSignUp(signUp, sent.current.key)
    if (result.kind !== 'key-reused') return result
    sent.current.key = newKey()
    return sendSignUp(signUp, sent.current.key)
  }

  return send
}
