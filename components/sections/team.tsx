import { getTranslations } from 'next-intl/server'
import { doctors } from '#content/doctors'
import { teamLead } from '#content/home'
import type { Doctor } from '#content/types'
import { SectionTitle } from '#components/ui/section-title'
import { Slider } from '#components/ui/slider'
import { formatNumber } from '#lib/format'
import { currentLanguage } from '#lib/i18n/current-language'

/** Two doctors: a slider on small screens, side by side from 1024 px. */
export async function Team() {
  const t = await getTranslations('Team')
  const language = await currentLanguage()
  const positions = doctors.map((doctor, index) =>
    t('position', { name: doctor.name[language], current: index + 1, total: doctors.length }),
  )
  return (
    <section id="team" aria-labelledby="team-title" className="section bg-wash">
      <div className="wrap">
        <SectionTitle id="team-title" title={t('title')} lead={teamLead[language]} />
        <div className="mt-10 lg:mt-14">
          <Slider labels={{ previous: t('previous'), next: t('next'), list: t('title') }} positions={positions}>
            {doctors.map((doctor) => (
              <DoctorCard key={doctor.id} doctor={doctor} />
            ))}
          </Slider>
        </div>
      </div>
    </section>
  )
}

async function DoctorCard({ doctor }: { doctor: Doctor }) {
  const t = await getTranslations('Team')
  const language = await currentLanguage()
  const figures = [
    [formatNumber(language, doctor.yearsOfExperience), t('experience', { count: doctor.yearsOfExperience })],
    [formatNumber(language, doctor.patientsInThousands), t('patients')],
  ] as const
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-3xl bg-paper">
      <Portrait initials={doctor.initials[language]} />
      <div className="p-5 sm:p-9">
        <h3 className="title-3">{doctor.name[language]}</h3>
        <p className="mt-1 text-muted">{doctor.profession[language]}</p>
        <dl className="mt-6 flex gap-10">
          {figures.map(([number, label]) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="figure text-2xl">{number}</dd>
            </div>
          ))}
        </dl>
        {doctor.description[language].map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  )
}

/** Initials on a tinted field with the band, until a photograph is put in `public/doctors`. */
function Portrait({ initials }: { initials: string }) {
  return (
    <div
      aria-hidden="true"
      className="relative flex h-44 items-end overflow-hidden bg-plum px-5 text-pistachio sm:h-56 sm:px-9"
    >
      <span className="absolute inset-x-0 top-[38%] h-[24%] bg-paper/8" />
      <span className="absolute top-[28%] right-[24%] h-[44%] w-1 rounded-full bg-pistachio" />
      <span className="figure relative -mb-3 text-[7rem] leading-none tracking-[-0.06em] sm:text-[9rem]">
        {initials}
      </span>
    </div>
  )
}
