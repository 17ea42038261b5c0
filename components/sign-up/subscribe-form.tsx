import { getTranslations } from 'next-intl/server'
import { clinic } from '#content/clinic'
import { consentVersion } from '#content/consent'
import { CallInstead } from '#components/sign-up/call-instead'
import { LazySignUpForm } from '#components/sign-up/lazy-sign-up-form'
import type { SignUpLabels } from '#components/sign-up/sign-up-form'
import { SentArticle } from '#components/sign-up/sent-article'
import { sentProps } from '#components/sign-up/sent-props'
import { StaticSignUp } from '#components/sign-up/static-sign-up'
import type { SignUpInitial } from '#components/sign-up/use-sign-up-form'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo, type RouteName } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'

/** The sign-up form with its texts. `initial` is what was typed before, when it was sent without JavaScript. */
export async function SubscribeForm({ initial }: { initial?: SignUpInitial }) {
  const t = await getTranslations('SubscribeForm')
  const locale = await currentLocale()
  const labels: SignUpLabels = {
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
      foreign: t('errors.foreign', { phone: formatPhone(clinic.phone) }),
    },
    success: { title: t('successTitle'), text: t('successText'), action: t('again') },
    failure: { title: t('errorTitle'), text: t('errorText'), action: t('retry') },
    reasons: { offline: t('errorOffline'), 'too-many': t('errorTooMany') },
  }
  const legal = (name: RouteName) =>
    function LegalLink(text: React.ReactNode) {
      return (
        <a href={pathTo(locale, name)} className="underline underline-offset-2 hover:decoration-2">
          {text}
        </a>
      )
    }
  const consent = t.rich('consent', { terms: legal('terms'), privacy: legal('privacyPolicy') })
  const form = { labels, consent, context: { language: locale, consentVersion }, initial }
  return (
    <LazySignUpForm {...form} call={<CallInstead />} sent={await sentProps()} article={<SentArticle />}>
      <StaticSignUp {...form} />
    </LazySignUpForm>
  )
}
