import { getTranslations } from 'next-intl/server'
import { servicePackages } from '#content/service-packages'
import type { ServicePackage } from '#content/types'
import { PackageDialog, packageDialogId } from '#components/sections/package-dialog'
import { buttonClass } from '#components/ui/button'
import { SectionTitle } from '#components/ui/section-title'
import { formatPrice } from '#lib/format'
import { currentLanguage } from '#lib/i18n/current-language'

/** Three packages; the wider the card, the longer the company. */
export async function ServicePackages() {
  const t = await getTranslations('Packages')
  return (
    <section id="servicePackages" aria-labelledby="packages-title" className="section bg-plum text-paper on-plum">
      <div className="wrap">
        <SectionTitle id="packages-title" title={t('title')} lead={t('lead')} dim="text-mist" />
        <ul className="mt-10 grid gap-2.5 lg:mt-14 lg:grid-cols-[1fr_1.35fr_1.9fr]">
          {servicePackages.map((item) => (
            <Card key={item.id} item={item} isLongest={item.months === 12} />
          ))}
        </ul>
        {servicePackages.map((item) => (
          <PackageDialog key={item.id} item={item} />
        ))}
      </div>
    </section>
  )
}

async function Card({ item, isLongest }: { item: ServicePackage; isLongest: boolean }) {
  const t = await getTranslations('Packages')
  const language = await currentLanguage()
  return (
    <li
      className={`flex flex-col rounded-[18px] p-5 lg:min-h-96 lg:p-7 ${isLongest ? 'bg-pistachio text-plum' : 'bg-paper/8'}`}
    >
      <p className={`flex items-baseline gap-2 lg:block ${isLongest ? '' : 'text-pistachio'}`}>
        <span className="figure text-[3.5rem] leading-none tracking-[-0.04em] lg:text-[4rem]">{item.months}</span>
        <span className={`block ${isLongest ? 'text-plum' : 'text-mist'}`}>{t('months', { count: item.months })}</span>
      </p>
      <h3 className="title-3 mt-6 lg:mt-auto lg:pt-8">{item.name}</h3>
      <p className="mt-1">{formatPrice(language, item.price)}</p>
      <p className={`mt-3 mb-6 max-w-100 ${isLongest ? 'text-plum' : 'text-mist'}`}>{item.summary[language]}</p>
      <a
        href={`#${packageDialogId(item.id)}`}
        aria-label={t('openOf', { name: item.name })}
        className={buttonClass(isLongest ? 'primary' : 'accent', 'self-start max-sm:w-full')}
      >
        {t('open')}
      </a>
    </li>
  )
}
