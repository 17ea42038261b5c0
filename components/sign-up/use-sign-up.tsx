import { useRef, useState } from 'react'
import type { FieldErrors, FormValues } from '#lib/leads/form-rules'
import { newKey, sendSignUp, type SignUp, type SignUpResult } from '#components/sign-up/send-sign-up'

/** How long the answer is awaited at the least, in milliseconds (spec section 9). */
const resultDelay = 1000

export type FailureReason = 'offline' | 'too-many' | 'other'
export type SignUpState =
  { kind: 'editing' } | { kind: 'loading' } | { kind: 'success' } | { kind: 'failed'; reason: FailureReason }

const editing: SignUpState = { kind: 'editing' }

/**
 * States of the sign-up (spec section 4) and its sending. The same filled form keeps its Idempotency-Key, so a double
 * click, a retry or a resend after a lost answer is one lead; a changed form gets a new one.
 */
export function useSignUp(extra: Omit<SignUp, keyof FormValues | 'website'>, onRefused: (errors: FieldErrors) => void) {
  const [state, setState] = useState<SignUpState>(editing)
  const sent = useRef({ contents: '', key: '' })
  const isBusy = useRef(false)

  async function send(values: FormValues, website: string): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setState({ kind: 'loading' })
    const signUp = { ...values, ...extra, website }
    const [result] = await Promise.all([sendOnce(signUp), new Promise((done) => setTimeout(done, resultDelay))])
    isBusy.current = false
    if (result.kind === 'success') setState({ kind: 'success' })
    else if (result.kind === 'failed') setState(result)
    else if (result.kind === 'key-reused') setState({ kind: 'failed', reason: 'other' })
    else {
      setState(editing)
      onRefused(result.errors)
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

  function edit(): void {
    setState(editing)
  }

  function startAgain(): void {
    sent.current = { contents: '', key: '' }
    setState(editing)
  }

  return { state, send, edit, startAgain }
}
