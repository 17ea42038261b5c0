import { getTranslations } from 'next-intl/server'
import { clinic } from '#content/clinic'
import type { SentProps } from '#components/sign-up/sent-details'
import { HoursBand } from '#components/ui/hours-band'
import { currentLocale } from '#lib/i18n/current-locale'
import { localeDetails } from '#lib/i18n/locales'

/** What `SentDetails` needs of the clinic and in words. */
export async function sentProps(): Promise<SentProps> {
  const t = await getTranslations('SubscribeForm')
  const { days, opens, closes } = clinic.hours
  const labels = {
    phone: t('sentPhone'),
    call: t('sentCall'),
    today: t('sentToday'),
    from: t('sentFrom', { time: opens }),
    until: t('sentUntil', { time: closes }),
  }
  const band = <HoursBand opens={opens} closes={closes} hasMarker />
  return { labels, hours: { days, opens, closes }, band, tag: localeDetails[await currentLocale()].tag }
}
