import { getTranslations } from 'next-intl/server'
import { clinic } from '#content/clinic'
import { nutraceuticals } from '#content/home'
import { buttonClass } from '#components/ui/button'
import { currentLocale } from '#lib/i18n/current-locale'

/** European nutraceuticals and the way to the external shop. */
export async function Nutraceuticals() {
  const t = await getTranslations('Nutraceuticals')
  const locale = await currentLocale()
  return (
    <section id="nutraceuticals" aria-labelledby="nutraceuticals-title" className="section bg-band text-mark">
      <div className="section-head wrap grid gap-y-10">
        <div>
          <h2 id="nutraceuticals-title" className="title-2">
            {nutraceuticals.title[locale]}
          </h2>
          <p className="mt-6 max-w-140 text-lg">{nutraceuticals.text[locale]}</p>
          <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
            {nutraceuticals.facts[locale].map((fact, position) => (
              <li key={position} className="flex items-center gap-2.5 font-semibold">
                <span aria-hidden="true" className="h-5 w-1 rounded-full bg-mark" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <a
            href={clinic.links.shop}
            target="_blank"
            rel="noopener"
            className={buttonClass('primary', 'max-sm:w-full')}
          >
            {t('shop')}
          </a>
          <p className="mt-4 max-w-90 text-sm">{nutraceuticals.shopNote[locale]}</p>
        </div>
      </div>
    </section>
  )
}
