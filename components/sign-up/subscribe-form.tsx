import { getTranslations } from 'next-intl/server'
import { MessageMark, SentDetails } from '#components/sign-up/sent-details'
import { SignUpForm, type SignUpInitial } from '#components/sign-up/sign-up-form'
import { PhoneLink } from '#components/ui/phone-link'
import { content } from '#lib/content/content'
import { currentLocale } from '#lib/i18n/current-locale'
import { localeDetails } from '#lib/i18n/locales'
import { pathTo, type RouteName } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { buttonClass } from '#components/ui/button'
import { formatPrice } from '#lib/i18n/format'

export type OrderLabels = Awaited<ReturnType<typeof orderLabels>>

export async function orderLabels() {
  const t = await getTranslations('Subscribe')
  return {
    order: t('ordered'),
    remove: t('removeOrder'),
    removed: t('removedOrder'),
    earlier: { sent: t('earlierSent'), failed: t('earlierFailed') },
  }
}

export type SentProps = Awaited<ReturnType<typeof sentProps>>

async function sentProps() {
  const t = await getTranslations('SubscribeForm')
  const labels = {
    phone: t('sentPhone'),
    call: t('sentCall'),
    today: t('sentToday'),
    from: t('sentFrom', { time: '%s' }),
    until: t('sentUntil', { time: '%s' }),
  }
  return { labels, hours: content.clinic.hours, tag: localeDetails[await currentLocale()].tag }
}

async function SentArticle() {
  const t = await getTranslations('SubscribeForm')
  return (
    <p className="mb-3">
      <a
        href={pathTo(await currentLocale(), 'article', { slug: content.nameNow(content.home.afterSignUp) })}
        className="text-link"
      >
        {t('sentArticle')}
      </a>
    </p>
  )
}

async function CallInstead() {
  const t = await getTranslations('SubscribeForm')
  return (
    <p className="mt-3">
      {t('errorCall')} <PhoneLink className="text-link font-semibold whitespace-nowrap" />
    </p>
  )
}

export type FormProps = Awaited<ReturnType<typeof formProps>>

async function formProps() {
  const t = await getTranslations('SubscribeForm')
  const locale = await currentLocale()
  const labels = {
    name: t('name'),
    // The country is Ukraine (spec section 5).
    phone: (
      <>
        {t('phone')} <span className="sr-only">{t('countryCode')} +380</span>
      </>
    ),
    phoneExample: t('phoneExample'),
    phoneHint: t('phoneHint'),
    submit: t('submit'),
    loading: t('loading'),
    doNotFill: t('doNotFill'),
    errors: {
      required: t('errors.required'),
      'too-long': t('errors.too-long'),
      invalid: t('errors.invalid'),
      foreign: t('errors.foreign', { phone: formatPhone(content.clinic.phone) }),
    },
    success: { title: t('successTitle'), text: t('successText'), action: t('again') },
    failure: { title: t('errorTitle'), text: t('errorText'), action: t('retry') },
    reasons: { offline: t('errorOffline'), 'too-many': t('errorTooMany') },
  }
  const legal = (name: RouteName) => (text: React.ReactNode) => (
    <a href={pathTo(locale, name)} className="underline underline-offset-4 hover:decoration-2">
      {text}
    </a>
  )
  return {
    labels,
    consent: t.rich('consent', { terms: legal('terms'), privacy: legal('privacyPolicy') }),
    call: <CallInstead />,
    sent: await sentProps(),
    article: <SentArticle />,
    context: { language: locale, consentVersion: content.consents.version },
  }
}

/** The sign-up form with its texts. `initial` is what was typed before, when it was sent without JavaScript. */
export async function SubscribeForm({ initial }: { initial?: SignUpInitial | undefined }) {
  return <SignUpForm {...await formProps()} initial={initial} />
}

/** In place of the form on its own page: it was sent without scripts. The number is not kept for it. */
export async function SignUpSent({ home }: { home: string }) {
  const t = await getTranslations('SignUpPage')
  const form = await getTranslations('SubscribeForm')
  return (
    <div role="status" className="flex flex-col items-center text-center">
      <MessageMark look="success" />
      <h2 className="title-3 mt-6">{form('successTitle')}</h2>
      <p className="mt-2 text-muted">{form('successText')}</p>
      <SentDetails {...await sentProps()} />
      <SentArticle />
      <a href={home} className={buttonClass('outline', 'mt-6')}>
        {t('home')}
      </a>
    </div>
  )
}

export async function SignUpFailure({ status }: { status: number }) {
  const t = await getTranslations('SubscribeForm')
  return (
    <div role="alert" className="mb-6 rounded-xl [border:1.5px_solid] border-error p-4">
      <h2 className="font-semibold">{t('errorTitle')}</h2>
      <p className="text-sm">{status === 429 ? t('errorTooMany') : t('errorText')}</p>
      <CallInstead />
    </div>
  )
}

export async function nextSteps(): Promise<string[]> {
  const t = await getTranslations('SignUpPage')
  return [t('next.call'), t('next.visit'), t('next.plan')]
}

/** What the form says of money: the call is free, what a first consultation costs, and how long it takes once that is known. */
export async function callCost(): Promise<string> {
  const t = await getTranslations('Subscribe')
  const locale = await currentLocale()
  const { generalPractitioner, specialist, minutes = 0 } = content.firstConsultation
  return t('cost', { low: formatPrice(locale, generalPractitioner), high: formatPrice(locale, specialist), minutes })
}
