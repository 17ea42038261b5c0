import type { ReactNode } from 'react'
import { Facts, Lines } from '#components/ui/lists'
import { contentIn } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { Doctor } from '#lib/content/schemas/clinic'
import { listConsultations } from '#lib/content/service-lines'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatPrice } from '#lib/i18n/format'
import { pathTo } from '#lib/i18n/routes'
import { joinHeadingWords } from '#lib/i18n/short-words'

/**
 * Education, certificates, languages and prices of a doctor. A list that the clinic has not
 * supplied yet is left out.
 */
export async function DoctorDetails({
  doctor,
}: {
  doctor: InLanguage<Doctor>
}): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Doctor')
  const consultations = listConsultations(doctor, contentIn(locale).services)
  return (
    <div className="wrap my-12 lg:my-20">
      {(['education', 'certificates', 'languages'] as const).map((field) => {
        const lines = doctor[field]
        return (
          lines && (
            <Detail key={field} id={field} title={t(field)}>
              <Lines lines={lines} className="grid max-w-140 gap-2" />
            </Detail>
          )
        )
      })}
      {consultations.length > 0 && (
        <Detail id="prices" title={t('prices')}>
          <Facts
            facts={consultations.map(({ title, price }) => [title, formatPrice(locale, price)])}
            rows={{ className: 'flex flex-wrap justify-between gap-x-8 line-below pb-3 mb-3' }}
            texts={{ className: 'figure text-lg' }}
          />
          <a href={pathTo(locale, 'home', { anchor: 'services' })} className="text-link">
            {t('allPrices')}
          </a>
        </Detail>
      )}
    </div>
  )
}

type DetailProps = { id: string; title: string; children: ReactNode }

function Detail({ id, title, children }: DetailProps) {
  return (
    <section
      aria-labelledby={id}
      className="line-above gap-x-8 gap-y-4 py-6 lg:grid lg:grid-cols-[1fr_2fr] lg:py-8"
    >
      <h2 id={id} className="title-3 max-lg:mb-4">
        {joinHeadingWords(title)}
      </h2>
      <div>{children}</div>
    </section>
  )
}
