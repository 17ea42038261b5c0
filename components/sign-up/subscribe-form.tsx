import { getTranslations } from 'next-intl/server'
import { consentVersion } from '#content/consent'
import { LazySignUpForm } from '#components/sign-up/lazy-sign-up-form'
import type { SignUpInitial, SignUpLabels } from '#components/sign-up/sign-up-form'
import { StaticSignUp } from '#components/sign-up/static-sign-up'
import { SiteLink } from '#components/ui/site-link'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo, type RouteName } from '#lib/i18n/routes'

/** The sign-up form with its texts. `initial` is what was typed before, when it was sent without JavaScript. */
export async function SubscribeForm({ initial, order }: { initial?: SignUpInitial; order?: string | undefined }) {
  const t = await getTranslations('SubscribeForm')
  const language = await currentLanguage()
  const labels: SignUpLabels = {
    name: t('name'),
    countryCode: t('countryCode'),
    country: t('country'),
    phone: t('phone'),
    phoneHint: t('phoneHint'),
    submit: t('submit'),
    loading: t('loading'),
    doNotFill: t('doNotFill'),
    errors: { required: t('errors.required'), 'too-long': t('errors.too-long'), invalid: t('errors.invalid') },
    success: { title: t('successTitle'), text: t('successText'), action: t('again') },
    failure: { title: t('errorTitle'), text: t('errorText'), action: t('retry') },
    reasons: { offline: t('errorOffline'), 'too-many': t('errorTooMany') },
  }
  const legal = (name: RouteName) =>
    function LegalLink(text: React.ReactNode) {
      return (
        <SiteLink href={pathTo(language, name)} className="underline underline-offset-2 hover:decoration-2">
          {text}
        </SiteLink>
      )
    }
  const consent = t.rich('consent', { terms: legal('terms'), privacy: legal('privacyPolicy') })
  const form = { labels, consent, context: { language, consentVersion, order }, initial }
  return (
    <LazySignUpForm {...form}>
      <StaticSignUp {...form} />
    </LazySignUpForm>
  )
}
