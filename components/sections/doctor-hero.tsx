import type { CSSProperties, ReactNode } from 'react'
import { DoctorOrder } from '#components/sections/doctor-order'
import { DoctorPhoto } from '#components/sections/doctor-photo'
import { ButtonLink } from '#components/ui/button'
import { Facts } from '#components/ui/lists'
import { contentIn } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import { findDoctorPhoto } from '#lib/content/pictures'
import type { Doctor } from '#lib/content/schemas/clinic'
import { findServiceLine } from '#lib/content/service-lines'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatNumber, formatPrice } from '#lib/i18n/format'
import { pathTo } from '#lib/i18n/routes'
import { joinHeadingWords } from '#lib/text/short-words'

type DoctorProps = { doctor: InLanguage<Doctor> }

/**
 * The first screen of a doctor's page: name, profession, numbers and sign-up. Beside these texts
 * stands a poster with the years of practice.
 */
export async function DoctorHero({ doctor }: DoctorProps): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Doctor')
  const { t: team } = await getPageTranslator('Team')
  const { name, profession, description, patientsInThousands } = doctor
  const line = findServiceLine(contentIn(locale).services, doctor.firstConsultation)
  const facts: [string, string][] = [
    ...(line
      ? [[t('firstConsultation'), formatPrice(locale, line.price)] as [string, string]]
      : []),
    [team('patients'), formatNumber(locale, patientsInThousands)],
  ]
  return (
    <div className="wrap page-top grid gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
      <div>
        <h1 className="title-1">{joinHeadingWords(name)}</h1>
        <p className="lead mt-5">{profession}</p>
        {description.map((paragraph, index) => (
          <p key={index} className="mt-3 max-w-140">
            {paragraph}
          </p>
        ))}
        <Facts
          facts={facts}
          className="mt-6 line-above flex flex-wrap gap-x-12 gap-y-5 py-6"
          rows={{ className: 'flex flex-col-reverse justify-end' }}
          terms={{ className: 'note' }}
          texts={{ className: 'figure text-key' }}
        />
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <DoctorOrder doctor={doctor} />
          <ButtonLink href={pathTo(locale, 'home', { anchor: 'team' })} look="outline">
            {t('all')}
          </ButtonLink>
        </div>
      </div>
      <DoctorPoster doctor={doctor} />
    </div>
  )
}

async function DoctorPoster({ doctor }: DoctorProps) {
  const { t } = await getPageTranslator('Doctor')
  const { t: team } = await getPageTranslator('Team')
  const { name, yearsOfExperience } = doctor
  const photo = findDoctorPhoto(doctor)
  return (
    <div
      className="poster relative isolate flex flex-col self-start overflow-hidden rounded-3xl p-6 print:min-h-0 print:bg-transparent print:text-ink"
      style={{ '--years': yearsOfExperience } as CSSProperties}
    >
      {photo && <DoctorPhoto photo={photo} alt={name} />}
      <b className="figure">{t('years', { count: yearsOfExperience })}</b>
      <p className="text-sm">{team('mark')}</p>
    </div>
  )
}
