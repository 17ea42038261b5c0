import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '#components/ui/button'
import type { InLanguage } from '#lib/content/localized'
import type { Doctor } from '#lib/content/schemas/clinic'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { getSignUpPath, toDoctorOrderCode } from '#lib/orders'

type DoctorOrderProps = { doctor: InLanguage<Doctor>; look?: ButtonLook }

/**
 * The link that orders a consultation with a doctor. On the home page the link sets the order of
 * the sign-up card. On other pages the link opens the sign-up page. The link works without
 * JavaScript.
 */
export async function DoctorOrder({
  doctor: { id, name },
  look,
}: DoctorOrderProps): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Team')
  return (
    <a
      href={getSignUpPath(locale, toDoctorOrderCode(id))}
      rel="nofollow"
      className={buttonClass(look)}
    >
      {/* The surname alone, because a full name does not fit one line on a phone. */}
      {t('signUp', { surname: name.split(' ').at(-1) ?? name })}
    </a>
  )
}
