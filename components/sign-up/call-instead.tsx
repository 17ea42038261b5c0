import { getTranslations } from 'next-intl/server'
import { clinic } from '#content/clinic'
import { formatPhone } from '#lib/leads/phone'

/** Beside an error: the clinic can be called instead. */
export async function CallInstead() {
  const t = await getTranslations('SubscribeForm')
  return (
<<<<<<< HEAD
    <p className="mt-3">
      {t('errorCall')}{' '}
      <a
        href={`tel:${clinic.phone}`}
        className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap underline underline-offset-2 hover:decoration-2"
      >
=======
    <p className="mt-3 flex min-h-11 flex-wrap items-center gap-x-1.5">
      {t('errorCall')}
      <a href={`tel:${clinic.phone}`} className="text-link font-semibold whitespace-nowrap underline-offset-2">
>>>>>>> wt-diet
        {formatPhone(clinic.phone)}
      </a>
    </p>
  )
}
