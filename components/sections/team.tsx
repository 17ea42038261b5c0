import { Fragment, type ReactNode } from 'react'
import { DoctorOrder } from '#components/sections/doctor-order'
import { DoctorPoster } from '#components/sections/doctor-poster'
import { Section } from '#components/ui/section'
import { Slider } from '#components/ui/slider'
import { contentIn } from '#lib/content/current-content'
import { findServiceLine } from '#lib/content/service-lines'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { formatPrice } from '#lib/i18n/format'

export async function Team(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Team')
  const { doctors, home, services } = contentIn(locale)
  const positions = doctors.map(({ name }, index) =>
    t('position', {
      name: name,
      current: String(index + 1),
      total: String(doctors.length),
    }),
  )
  return (
    <Section id="team" title={home.teamTitle} className="bg-wash later [--tall:772px]">
      <Slider
        labels={{ previous: t('previous'), next: t('next'), list: t('title') }}
        positions={positions}
      >
        {doctors.map((doctor) => {
          const { price = 0 } = findServiceLine(services, doctor.firstConsultation) ?? {}
          return (
            <Fragment key={doctor.id}>
              <DoctorPoster doctor={doctor}>
                <h3>
                  <a
                    href={pathTo(locale, 'doctor', { slug: doctor.id })}
                    className="card-link underline decoration-2"
                  >
                    {doctor.name}
                  </a>
                </h3>
              </DoctorPoster>
              <div className="flex flex-col gap-3 p-5 sm:p-6 xl:p-8">
                <p className="note">{doctor.profession}</p>
                <p>{doctor.description.join(' ')}</p>
                {(['education', 'certificates', 'languages'] as const).map((field) => {
                  const list = doctor[field]
                  return list && <p key={field}>{t(field, { list: list.join(', ') })}</p>
                })}
                <p className="mt-auto font-semibold">
                  {t('firstConsultation', { price: formatPrice(locale, price) })}
                </p>
                <DoctorOrder doctor={doctor} look="outline" />
              </div>
            </Fragment>
          )
        })}
      </Slider>
    </Section>
  )
}
