import type { ReactNode } from 'react'
import { DoctorOrder } from '#components/sections/doctor-order'
import { DoctorPoster } from '#components/sections/doctor-poster'
import { ButtonLink } from '#components/ui/button'
import { Facts } from '#components/ui/lists'
import { contentIn } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { Doctor } from '#lib/content/schemas/clinic'
import { findServiceLine } from '#lib/content/service-lines'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatPrice } from '#lib/i18n/format'
import { pathTo } from '#lib/i18n/routes'
import { joinHeadingWords } from '#lib/i18n/short-words'

type DoctorProps = { doctor: InLanguage<Doctor> }

/**
 * The first screen of a doctor's page: name, profession, numbers and sign-up. Beside these texts
 * stands a poster with the years and the patients of the practice.
 */
export async function DoctorHero({ doctor }: DoctorProps): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Doctor')
  const { name, profession, description } = doctor
  const line = findServiceLine(contentIn(locale).services, doctor.firstConsultation)
  const facts: [string, string][] = [
    ...(line
      ? [[t('firstConsultation'), formatPrice(locale, line.price)] as [string, string]]
      : []),
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
      <DoctorPoster
        doctor={doctor}
        className="self-start rounded-3xl print:bg-transparent print:text-ink"
      />
    </div>
  )
}
