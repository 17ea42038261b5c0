import type { Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SentSteps } from '#components/sign-up/next-steps'
import { buttonClass } from '#components/ui/button'
import { PhoneLink } from '#components/ui/phone-link'
import { contentIn, getCurrentSlug, getSiteContent } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { localeDetails } from '#lib/i18n/locales'
import { pathTo, type RouteName } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import type { FieldError } from '#lib/leads/sign-up-fields'
import type { FormContext } from '#lib/sign-up/live-form'
import type { SentDetailsProps } from '#components/sign-up/sent-details'

/**
 * Keys of `SubscribeForm` whose messages are not plain labels. `FormLabels` has `consent` as an
 * element and `errors` as an object. `errorCall` is part of `FormTexts.call`, and `sentArticle` is
 * part of `FormTexts.links`.
 */
type OtherMessages = 'consent' | 'errors' | 'errorCall' | 'sentArticle'

export type FormLabels = {
  [Key in Exclude<keyof Messages['SubscribeForm'], OtherMessages>]: string
} & {
  consent: ReactNode
  errors: { [Code in FieldError]: string }
}

/** Texts of the form, the success message and the error message, in the page's language. */
export type FormTexts = {
  labels: FormLabels
  /** Shown after a failure: the clinic's phone number. */
  call: ReactNode
  /** Shown after a success: links to an article and to the page on the first visit. */
  links: ReactNode
  /** Shown after a success: the steps from the call to the consultation, to tick. */
  steps: ReactNode
  sent: Pick<SentDetailsProps, 'hours' | 'tag'>
  context: FormContext
}

export async function getFormTexts(): Promise<FormTexts> {
  const { t, locale } = await getPageTranslator('SubscribeForm')
  const { t: page } = await getPageTranslator('SignUpPage')
  const { errorCall, sentArticle, ...labels } = (await getMessages()).SubscribeForm
  const { clinic, home } = contentIn(locale)
  const linkTo = (name: RouteName) => (text: ReactNode) => (
    <a href={pathTo(locale, name)} className="underline underline-offset-4 hover:decoration-2">
      {text}
    </a>
  )
  const articlePath = pathTo(locale, 'article', { slug: getCurrentSlug(home.afterSignUp) })
  return {
    labels: {
      ...labels,
      consent: t.rich('consent', { terms: linkTo('terms'), privacy: linkTo('privacyPolicy') }),
      errors: {
        ...labels.errors,
        foreign: t('errors.foreign', { phone: formatPhone(clinic.phone) }),
      },
    },
    call: (
      <p className="mt-3">
        {errorCall} <PhoneLink className="text-link font-semibold whitespace-nowrap" />
      </p>
    ),
    links: (
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        <a href={articlePath} className={buttonClass()}>
          {sentArticle}
        </a>
        <a href={pathTo(locale, 'firstVisit')} className="text-link">
          {page('firstVisit')}
        </a>
      </p>
    ),
    steps: <SentSteps />,
    sent: { hours: clinic.hours, tag: localeDetails[locale].tag },
    context: { language: locale, consentVersion: getSiteContent().consents.version },
  }
}
