import { getTranslations } from 'next-intl/server'
import { doctors } from '#content/doctors'
import { teamTitle } from '#content/home'
import { DoctorCard } from '#components/sections/doctor-card'
import { Section } from '#components/ui/section'
import { Slider } from '#components/ui/slider'
import { currentLocale } from '#lib/i18n/current-locale'

/** Two doctors: a slider on small screens, side by side from 1024 px. */
export async function Team() {
  const t = await getTranslations('Team')
  const locale = await currentLocale()
  const positions = doctors.map((doctor, index) =>
    t('position', { name: doctor.name[locale], current: String(index + 1), total: String(doctors.length) }),
  )
  return (
    <Section id="team" title={teamTitle[locale]} className="bg-wash">
      <Slider labels={{ previous: t('previous'), next: t('next'), list: t('title') }} positions={positions}>
        {doctors.map((doctor) => (
          <DoctorCard key={doctor.id} doctor={doctor} />
        ))}
      </Slider>
    </Section>
  )
}
