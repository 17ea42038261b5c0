import { getTranslations } from 'next-intl/server'
import { claimNotes, claims } from '#content/clinic'
import { about } from '#content/home'
import { formatNumber } from '#lib/format'
import { currentLocale } from '#lib/i18n/current-locale'

/** Who the clinic is: what it holds to, and the claims the specification places here. */
export async function About() {
  const t = await getTranslations('About')
  const locale = await currentLocale()
  const figures = [
    { number: String(claims.yearsOfPractice), label: about.claimLabels.yearsOfPractice[locale] },
    { number: t('over', { number: formatNumber(locale, claims.cases) }), label: about.claimLabels.cases[locale] },
  ]
  return (
    <section id="aboutUs" aria-labelledby="about-title" className="section bg-wash">
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1fr]">
        <div className="flex flex-col">
          <h2 id="about-title" className="title-2">
            {about.title[locale]}
          </h2>
          <p className="lead mt-6 max-w-140">{about.lead[locale]}</p>
          <dl className="figures mt-10 flex flex-wrap gap-6 sm:gap-x-10 lg:mt-auto">
            {figures.map(({ number, label }, position) => (
              <div key={position}>
                <dt className="mt-2 max-w-40 text-sm text-muted">{label}</dt>
                <dd className="figure text-2xl sm:text-3xl">{number}</dd>
              </div>
            ))}
          </dl>
          <p className="note mt-4">{claimNotes.practice[locale]}</p>
        </div>
        <ol className="grid">
          {about.principles.map(({ title, text }, position) => (
            <li key={position} className="line-above py-7 last:pb-0 lg:first:pt-0 lg:first:[border-top:0]">
              <h3>{title[locale]}</h3>
              <p className="mt-2 max-w-120 text-muted">{text[locale]}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
