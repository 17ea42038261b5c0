import type { CSSProperties, ReactNode } from 'react'
import { DoctorPhoto } from '#components/sections/doctor-photo'
import type { InLanguage } from '#lib/content/localized'
import { findDoctorPhoto } from '#lib/content/pictures'
import type { Doctor } from '#lib/content/schemas/clinic'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatNumber } from '#lib/i18n/format'

type DoctorPosterProps = {
  doctor: InLanguage<Doctor>
  className?: string
  /** The heading of the poster. */
  children?: ReactNode
}

/**
 * The practice of a doctor as a portrait: a dot for each hundred patients, and a tick for each
 * year. Dots and ticks are apart, because the patients of a single year were not counted. A photo
 * takes the left half.
 */
export async function DoctorPoster({
  doctor,
  className = '',
  children,
}: DoctorPosterProps): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Team')
  const { name, yearsOfExperience: years, patientsInThousands: thousands } = doctor
  const photo = findDoctorPhoto(doctor)
  return (
    <div
      className={`poster ${className}`}
      style={{ '--years': years, '--thousands': thousands } as CSSProperties}
    >
      {photo && <DoctorPhoto photo={photo} alt={name} />}
      <div className="flex flex-col gap-7 p-5 sm:p-6 xl:p-8">
        {children}
        <dl>
          <div>
            <dt>
              {t('patients')}
              <small>{t('dot')}</small>
            </dt>
            <dd className="figure">{formatNumber(locale, thousands)}</dd>
            <dd aria-hidden="true" className="patients" />
          </div>
          <div>
            <dt>
              {t('experience', { count: years })}
              <small>{t('mark')}</small>
            </dt>
            <dd className="figure">{formatNumber(locale, years)}</dd>
            <dd aria-hidden="true" className="years">
              {t('today')}
            </dd>
          </div>
        </dl>
      </div>
    </div>
  )
}
