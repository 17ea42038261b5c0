import { getTranslations } from 'next-intl/server'
import { checkUp } from '#content/check-up'
import { Section } from '#components/ui/section'
import { currentLocale } from '#lib/i18n/current-locale'

/** Three months on one band, a marker for each stop: down the page on phones, across it on wide screens. */
export async function CheckUpTimeline() {
  const t = await getTranslations('CheckUp')
  const locale = await currentLocale()
  return (
    <Section id="timeline" title={t('timelineTitle')} className="bg-plum text-white on-plum">
      <ol className="timeline mt-12 grid lg:mt-16 lg:grid-cols-6">
        {checkUp.timeline.map(({ week, title, text }) => (
          <li key={week}>
            <p className="figure text-pistachio">{t('week', { week })}</p>
            <h3>{title[locale]}</h3>
            <p className="mt-2 text-[0.9375rem] text-mist">{text[locale]}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
