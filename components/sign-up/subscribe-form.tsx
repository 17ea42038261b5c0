import type { ReactNode } from 'react'

import { getFormTexts } from '#components/sign-up/form-texts'
import { SignUpForm, type SignUpInitial } from '#components/sign-up/sign-up-form'

/**
 * The sign-up form with its texts.
 * @param initial values and errors of a form that was sent without JavaScript
 */
export async function SubscribeForm({
  initial,
}: {
  initial?: SignUpInitial | undefined
}): Promise<ReactNode> {
  return <SignUpForm {...await getFormTexts()} initial={initial} />
}
