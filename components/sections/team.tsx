import type { CSSProperties } from 'react'
import { Facts } from '#components/ui/lists'
import { Section } from '#components/ui/section'
import { Slider } from '#components/ui/slider'
import { content } from '#lib/content/content'
import type { Doctor } from '#lib/content/clinic'
import { hasPhoto, photoFile, photoWidths } from '#lib/content/doctor-photo'
import { wordsOf } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { formatNumber } from '#lib/text/format'

export async function Team() {
  const { t, locale } = await wordsOf('Team')
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
  const { t, locale } = await wordsOf('Team')
  const { id, yearsOfExperience, patientsInThousands } = doctor
  const name = doctor.name[locale]
  const isShown = hasPhoto(id)
  const figures = [
    [t('experience', { count: yearsOfExperience }), formatNumber(locale, yearsOfExperience)],
    [t('patients'), formatNumber(locale, patientsInThousands)],
  ] as const
  return (
    <div className="doctor">
      {isShown ? (
        <DoctorPhoto id={id} alt={name} />
      ) : (
        <div className="portrait" style={{ '--years': yearsOfExperience } as CSSProperties}>
          <h3>{name}</h3>
          <small>{t('mark')}</small>
        </div>
      )}
      <div>
        {isShown && <h3>{name}</h3>}
        <p className="note">{doctor.profession[locale]}</p>
        <Facts facts={figures} className="figures" texts={{ className: 'figure' }} />
        {doctor.description[locale].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {(['education', 'certificates', 'languages'] as const).map((field) => {
          const list = doctor[field]?.[locale]
          return list && <p key={field}>{t(field, { list: list.join(', ') })}</p>
        })}
        <p>
          <a href={pathTo(locale, 'home', { anchor: 'subscribe' })} className="text-link font-semibold">
            {t('signUp', { name })}
          </a>
        </p>
      </div>
    </div>
  )
}

function DoctorPhoto({ id, alt }: { id: string; alt: string }) {
  const sizes = '(min-width: 80rem) 278px, (min-width: 64rem) 44vw, 100vw'
  const sources = (format: 'avif' | 'webp') =>
    photoWidths.map((width) => `${photoFile(id, width, format)} ${width}w`).join(', ')
  return (
    <picture className="photo">
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={photoFile(id, photoWidths[0], 'webp')}
        srcSet={sources('webp')}
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
