import type { ReactNode } from 'react'

import { CallWindowForm } from '#components/sign-up/call-window-form'
import { getFormTexts } from '#components/sign-up/form-texts'
import { MessageMark } from '#components/sign-up/message-mark'
import { SentDetails } from '#components/sign-up/sent-details'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { getCallWindowOffer } from '#lib/leads/call-window-offer'
import type { StoredSignUp } from '#lib/leads/sign-up-page'
import { joinWindowWords } from '#lib/time/format-call-window'

type SignUpSentProps = {
  stored: StoredSignUp
  /** Code of the order that was sent, '' for none. */
  order: string
}

/**
 * The confirmation on the sign-up page after a sign-up without JavaScript. The phone number is not
 * shown, because the cookie with the result does not contain the number.
 */
export async function SignUpSent({ stored, order }: SignUpSentProps): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('SignUpPage')
  const { labels, sent, links, steps } = await getFormTexts()
  const offer = await getCallWindowOffer(locale, stored.window)
  const { chosen } = offer
  return (
    <>
      <div role="status">
        <MessageMark look="success" />
        <h2 className="title-3 mt-6">{labels.successTitle}</h2>
        <p className="mt-2 text-muted">{labels.successText}</p>
        {links}
        <SentDetails labels={labels} {...sent} chosenTime={chosen && joinWindowWords(chosen)} />
      </div>
      <CallWindowForm stored={stored} order={order} language={locale} offer={offer} />
      {steps}
      <a href={pathTo(locale)} className="text-link mt-3">
        {t('home')}
      </a>
    </>
  )
}

/**
 * The error message above the form after a failed sign-up without JavaScript.
 * @param status HTTP status of the failure
 */
export async function SignUpFailure({ status }: { status: number }): Promise<ReactNode> {
  const { labels, call } = await getFormTexts()
  return (
    <div role="alert" className="mb-6 rounded-xl [border:1.5px_solid] border-error p-4">
      <h2 className="font-semibold">{labels.errorTitle}</h2>
      <p className="text-sm">{status === 429 ? labels.errorTooMany : labels.errorText}</p>
      {call}
    </div>
  )
}
