import type { CSSProperties } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Doctor } from '#content/types'
import { DoctorPhoto } from '#components/ui/doctor-photo'
import { KeyFigures } from '#components/ui/key-figures'
import { formatNumber } from '#lib/text/format'
import { hasPhoto } from '#lib/content/doctor-photo'
import { currentLocale } from '#lib/i18n/current-locale'

/** A doctor: the photograph, or a portrait made of the name and a mark for each year of practice; figures and text. */
export async function DoctorCard({ doctor }: { doctor: Doctor }) {
  const t = await getTranslations('Team')
  const locale = await currentLocale()
  const name = <h3>{doctor.name[locale]}</h3>
  const isShown = hasPhoto(doctor.id)
  const figures = [
    {
      number: formatNumber(locale, doctor.yearsOfExperience),
      label: t('experience', { count: doctor.yearsOfExperience }),
    },
    { number: formatNumber(locale, doctor.patientsInThousands), label: t('patients') },
  ]
  return (
    <div className="doctor">
      {isShown ? (
        <DoctorPhoto id={doctor.id} alt={doctor.name[locale]} />
      ) : (
        <div className="portrait" style={{ '--years': doctor.yearsOfExperience } as CSSProperties}>
          {name}
          <small>{t('mark')}</small>
        </div>
      )}
      <div>
        {isShown && name}
        <p className="note">{doctor.profession[locale]}</p>
        <KeyFigures figures={figures} />
        {doctor.description[locale].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  )
}
