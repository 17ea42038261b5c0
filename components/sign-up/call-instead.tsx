import { getTranslations } from 'next-intl/server'
import { clinic } from '#content/clinic'
import { formatPhone } from '#lib/leads/phone'

/** Beside an error: the clinic can be called instead. */
export async function CallInstead() {
  const t = await getTranslations('SubscribeForm')
  return (
    <p className="mt-3">
      {t('errorCall')}{' '}
      <a
        href={`tel:${clinic.phone}`}
        className="text-link inline-flex min-h-11 items-center font-semibold whitespace-nowrap underline-offset-2"
      >
        {formatPhone(clinic.phone)}
      </a>
    </p>
  )
}
