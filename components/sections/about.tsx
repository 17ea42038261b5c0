import { getTranslations } from 'next-intl/server'
import { claimNotes, claims } from '#content/clinic'
import { about } from '#content/home'
import { KeyFigures } from '#components/ui/section'
import { formatNumber } from '#lib/text/format'
import { currentLocale } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/text/short-words'

export async function About() {
  const t = await getTranslations('About')
  const locale = await currentLocale()
  const over = t.rich('over', {
    number: formatNumber(locale, claims.cases),
    small: (words) => <small>{words}</small>,
  })
  const figures = [
    { number: String(claims.yearsOfPractice), label: about.claimLabels.yearsOfPractice[locale] },
    { number: over, label: about.claimLabels.cases[locale] },
  ]
  return (
    <section id="aboutUs" aria-labelledby="about-title" className="section bg-wash">
      <div className="wrap about">
        <h2 id="about-title" className="title-2">
          {joinHeadingWords(about.title[locale])}
        </h2>
        <p className="lead">{about.lead[locale]}</p>
        <KeyFigures figures={figures} />
        <p className="note">
          {claimNotes.whose[locale]} {claimNotes.practice?.[locale]}
        </p>
        <ol>
          {about.principles.map(({ title, text }, position) => (
            <li key={position}>
              <h3>{joinHeadingWords(title[locale])}</h3>
              <p>{text[locale]}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
