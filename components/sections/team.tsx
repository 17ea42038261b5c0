import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button'
import { Facts } from '#components/ui/lists'
import { Section } from '#components/ui/section'
import { Slider } from '#components/ui/slider'
import { contentIn } from '#lib/content/current-content'
import { type DoctorPhotoFiles, findDoctorPhoto } from '#lib/content/pictures'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { formatNumber, formatPrice } from '#lib/i18n/format'

export async function Team(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Team')
  const { doctors, home, services } = contentIn(locale)
  const prices = new Map(
    services.flatMap(({ options }) => options.map(({ id, price }) => [id, price] as const)),
  )
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
          const price = formatPrice(locale, prices.get(doctor.firstConsultation) ?? 0)
          return (
            <Fragment key={doctor.id}>
              <div
                className="poster relative isolate flex flex-col p-6"
                style={{ '--years': yearsOfExperience } as CSSProperties}
              >
                {photo && <DoctorPhoto photo={photo} alt={name} />}
                <h3>{name}</h3>
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
                  <p className="mt-auto font-semibold">{t('firstConsultation', { price })}</p>
                  <ButtonLink href={pathTo(locale, 'home', { anchor: 'subscribe' })} look="outline">
                    {/* The surname alone, because a full name does not fit one line on a phone. */}
                    {t('signUp', { surname: name.split(' ').at(-1) ?? name })}
                  </ButtonLink>
                </div>
              </div>
            </Fragment>
          )
        })}
      </Slider>
    </Section>
  )
}

function DoctorPhoto({ photo: { widths, file }, alt }: { photo: DoctorPhotoFiles; alt: string }) {
  const sizes = '(min-width: 80rem) 604px, (min-width: 64rem) 44vw, (min-width: 40rem) 46vw, 100vw'
  const sources = (format: 'avif' | 'webp') =>
    widths.map((width) => `${file(width, format)} ${width}w`).join(', ')
  return (
    <picture className="absolute inset-0 -z-1 bg-plum-light">
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={file(Math.min(...widths), 'webp')}
        srcSet={sources('webp')}
        sizes={sizes}
        alt={alt}
        width="4"
        height="5"
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  )
}
