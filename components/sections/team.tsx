import { getTranslations } from 'next-intl/server'
import { doctors } from '#content/doctors'
import { teamLead } from '#content/home'
import type { Doctor } from '#content/types'
import { Section } from '#components/ui/section'
import { Slider } from '#components/ui/slider'
import { formatNumber } from '#lib/format'
import { currentLocale } from '#lib/i18n/current-locale'

/** Two doctors: a slider on small screens, side by side from 1024 px. */
export async function Team() {
  const t = await getTranslations('Team')
  const locale = await currentLocale()
  const positions = doctors.map((doctor, index) =>
    t('position', { name: doctor.name[locale], current: index + 1, total: doctors.length }),
  )
  return (
    <Section id="team" title={t('title')} lead={teamLead[locale]} className="bg-wash">
      <div className="mt-10 lg:mt-14">
        <Slider labels={{ previous: t('previous'), next: t('next'), list: t('title') }} positions={positions}>
          {doctors.map((doctor) => (
            <DoctorCard key={doctor.id} doctor={doctor} />
          ))}
        </Slider>
      </div>
    </Section>
  )
}

async function DoctorCard({ doctor }: { doctor: Doctor }) {
  const t = await getTranslations('Team')
  const locale = await currentLocale()
  const figures = [
    [formatNumber(locale, doctor.yearsOfExperience), t('experience', { count: doctor.yearsOfExperience })],
    [formatNumber(locale, doctor.patientsInThousands), t('patients')],
  ] as const
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-3xl bg-paper">
      {/* Until a photograph is put in `public/doctors`. */}
      <div aria-hidden="true" className="portrait">
        <span />
        <span className="bg-pistachio" />
        <span className="figure">{doctor.initials[locale]}</span>
      </div>
      <div className="p-5 sm:p-9">
        <h3>{doctor.name[locale]}</h3>
        <p className="mt-1 text-muted">{doctor.profession[locale]}</p>
        <dl className="figures mt-6 flex gap-10">
          {figures.map(([number, label], position) => (
            <div key={position}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="figure text-2xl">{number}</dd>
            </div>
          ))}
        </dl>
        {doctor.description[locale].map((paragraph, position) => (
          <p key={position} className="mt-4">
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  )
}
