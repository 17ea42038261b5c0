import { getMessages } from 'next-intl/server'
import { MessageMark, SentDetails } from '#components/sign-up/sent-details'
import { SignUpForm, type SignUpInitial } from '#components/sign-up/sign-up-form'
import { PhoneLink } from '#components/ui/phone-link'
import { contentIn, getCurrentSlug, getSiteContent } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { localeDetails } from '#lib/i18n/locales'
import { pathTo, type RouteName } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { buttonClass } from '#components/ui/button'
import { formatPrice } from '#lib/i18n/format'

export type OrderLabels = Awaited<ReturnType<typeof orderLabels>>

export async function orderLabels() {
  const { ordered, removeOrder, removedOrder, earlierSent, earlierFailed } = (await getMessages())
    .Subscribe
  return { ordered, removeOrder, removedOrder, earlierSent, earlierFailed }
}

export type FormProps = Awaited<ReturnType<typeof formProps>>

async function formProps() {
  const { t, locale } = await getPageTranslator('SubscribeForm')
  const { errorCall, sentArticle, ...labels } = (await getMessages()).SubscribeForm
  const legal = (name: RouteName) => (text: React.ReactNode) => (
    <a href={pathTo(locale, name)} className="underline underline-offset-4 hover:decoration-2">
      {text}
    </a>
  )
  return {
    labels: {
      ...labels,
      consent: t.rich('consent', { terms: legal('terms'), privacy: legal('privacyPolicy') }),
      errors: {
        ...labels.errors,
        foreign: t('errors.foreign', { phone: formatPhone(contentIn(locale).clinic.phone) }),
      },
    },
    call: (
      <p className="mt-3">
        {errorCall} <PhoneLink className="text-link font-semibold whitespace-nowrap" />
      </p>
    ),
    article: (
      <p className="mb-3">
        <a
          href={pathTo(locale, 'article', {
            slug: getCurrentSlug(contentIn(locale).home.afterSignUp),
          })}
          className="text-link"
        >
          {sentArticle}
        </a>
      </p>
    ),
    sent: { hours: contentIn(locale).clinic.hours, tag: localeDetails[locale].tag },
    context: { language: locale, consentVersion: getSiteContent().consents.version },
  }
}

/** The sign-up form with its texts. `initial` is what was typed before, when it was sent without JavaScript. */
export async function SubscribeForm({ initial }: { initial?: SignUpInitial | undefined }) {
  return <SignUpForm {...await formProps()} initial={initial} />
}

/** In place of the form on its own page: it was sent without scripts. The number is not kept for it. */
export async function SignUpSent() {
  const { t, locale } = await getPageTranslator('SignUpPage')
  const { labels, sent, article } = await formProps()
  return (
    <div role="status" className="flex flex-col items-center text-center">
      <MessageMark look="success" />
      <h2 className="title-3 mt-6">{labels.successTitle}</h2>
      <p className="mt-2 text-muted">{labels.successText}</p>
      <SentDetails labels={labels} {...sent} />
      {article}
      <a href={pathTo(locale)} className={buttonClass('outline', 'mt-6')}>
        {t('home')}
      </a>
    </div>
  )
}

export async function SignUpFailure({ status }: { status: number }) {
  const { labels, call } = await formProps()
  return (
    <div role="alert" className="mb-6 rounded-xl [border:1.5px_solid] border-error p-4">
      <h2 className="font-semibold">{labels.errorTitle}</h2>
      <p className="text-sm">{status === 429 ? labels.errorTooMany : labels.errorText}</p>
      {call}
    </div>
  )
}

export async function NextSteps() {
  const { t } = await getPageTranslator('SignUpPage')
  return (
    <ol className="set-off max-w-120 border-mark *:py-2">
      {(['call', 'visit', 'plan'] as const).map((step) => (
        <li key={step}>{t(`next.${step}`)}</li>
      ))}
    </ol>
  )
}

/** What the form says of money: the call is free, what a first consultation costs, and how long it takes once that is known. */
export async function callCost(): Promise<string> {
  const { t, locale } = await getPageTranslator('Subscribe')
  const { generalPractitioner, specialist, minutes = 0 } = contentIn(locale).firstConsultation
  return t('cost', {
    low: formatPrice(locale, generalPractitioner),
    high: formatPrice(locale, specialist),
    minutes,
  })
}
