import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { KeyFigures, Section } from '#components/ui/section'
import { Slider } from '#components/ui/slider'
import { content } from '#lib/content/content'
import type { Doctor } from '#lib/content/clinic'
import { hasPhoto, photoFile, photoWidths } from '#lib/content/doctor-photo'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { formatNumber } from '#lib/text/format'

export async function Team() {
  const t = await getTranslations('Team')
  const locale = await currentLocale()
  const positions = content.doctors.map((doctor, index) =>
    t('position', { name: doctor.name[locale], current: String(index + 1), total: String(content.doctors.length) }),
  )
  return (
    <Section id="team" title={content.home.teamTitle[locale]} className="bg-wash">
      <Slider labels={{ previous: t('previous'), next: t('next'), list: t('title') }} positions={positions}>
        {content.doctors.map((doctor) => (
          <DoctorCard key={doctor.id} doctor={doctor} />
        ))}
      </Slider>
    </Section>
  )
}

async function DoctorCard({ doctor }: { doctor: Doctor }) {
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
        {(['education', 'certificates', 'languages'] as const).map((field) => {
          const list = doctor[field]?.[locale]
          return list && <p key={field}>{t(field, { list: list.join(', ') })}</p>
        })}
        <p>
          <a href={pathTo(locale, 'home', { anchor: 'subscribe' })} className="text-link font-semibold">
            {t('signUp', { name: doctor.name[locale] })}
          </a>
        </p>
      </div>
    </div>
  )
}

const sources = (id: string, format: 'avif' | 'webp') =>
  photoWidths.map((width) => `${photoFile(id, width, format)} ${width}w`).join(', ')

function DoctorPhoto({ id, alt }: { id: string; alt: string }) {
  const sizes = '(min-width: 80rem) 278px, (min-width: 64rem) 44vw, 100vw'
  return (
    <picture className="photo">
      <source type="image/avif" srcSet={sources(id, 'avif')} sizes={sizes} />
      <img
        src={photoFile(id, photoWidths[0], 'webp')}
        srcSet={sources(id, 'webp')}
        sizes={sizes}
        alt={alt}
        width="4"
        height="5"
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
