import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { DoctorOrder } from '#components/sections/doctor-order'
import { DoctorPhoto } from '#components/sections/doctor-photo'
import { Facts } from '#components/ui/lists'
import { Section } from '#components/ui/section'
import { Slider } from '#components/ui/slider'
import { contentIn } from '#lib/content/current-content'
import { findDoctorPhoto } from '#lib/content/pictures'
import { findServiceLine } from '#lib/content/service-lines'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { formatNumber, formatPrice } from '#lib/i18n/format'

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
    <Section id="team" title={home.teamTitle} className="bg-wash later [--tall:824px]">
      <Slider
        labels={{ previous: t('previous'), next: t('next'), list: t('title') }}
        positions={positions}
      >
        {doctors.map((doctor) => {
          const { yearsOfExperience, patientsInThousands } = doctor
          const name = doctor.name
          const photo = findDoctorPhoto(doctor)
          const { price = 0 } = findServiceLine(services, doctor.firstConsultation) ?? {}
          return (
            <Fragment key={doctor.id}>
              <div
                className="poster relative isolate flex flex-col p-6"
                style={{ '--years': yearsOfExperience } as CSSProperties}
              >
                {photo && <DoctorPhoto photo={photo} alt={name} />}
                <h3>
                  <a
                    href={pathTo(locale, 'doctor', { slug: doctor.id })}
                    className="card-link underline decoration-2"
                  >
                    {name}
                  </a>
                </h3>
                <p className="text-sm">{t('mark')}</p>
              </div>
              <div className="flex flex-col gap-4 p-5 sm:p-6 xl:grid xl:grid-cols-[2fr_3fr] xl:gap-x-8 xl:p-8">
                <div>
                  <p className="note">{doctor.profession}</p>
                  <Facts
                    facts={[
                      [
                        t('experience', { count: yearsOfExperience }),
                        formatNumber(locale, yearsOfExperience),
                      ],
                      [t('patients'), formatNumber(locale, patientsInThousands)],
                    ]}
                    className="mt-4 flex gap-6 *:flex *:flex-col-reverse *:justify-end"
                    terms={{ className: 'text-sm text-muted' }}
                    texts={{ className: 'figure text-2xl' }}
                  />
                </div>
                <div className="flex grow flex-col gap-3">
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
              </div>
            </Fragment>
          )
        })}
      </Slider>
    </Section>
  )
}
