import { getTranslations } from 'next-intl/server'
import { clinic } from '#content/clinic'
import { nutraceuticals } from '#content/home'
import { buttonClass } from '#components/ui/button'
import { currentLocale } from '#lib/i18n/current-locale'

export async function Nutraceuticals() {
  const t = await getTranslations('Nutraceuticals')
  const locale = await currentLocale()
  return (
    <section id="nutraceuticals" aria-labelledby="nutraceuticals-title" className="section bg-band text-mark">
      <div className="wrap nutraceuticals">
        <div>
          <h2 id="nutraceuticals-title" className="title-2">
            {nutraceuticals.title[locale]}
          </h2>
          <ul>
            {nutraceuticals.facts[locale].map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div>
          <p className="text-lg">{nutraceuticals.text[locale]}</p>
          <a href={clinic.links.shop} target="_blank" rel="noopener" className={buttonClass()}>
            {t('shop')}
          </a>
          <p className="text-sm">{nutraceuticals.shopNote[locale]}</p>
        </div>
      </div>
    </section>
  )
}
