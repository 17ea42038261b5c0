import { getTranslations } from 'next-intl/server'
import { servicePackages } from '#content/service-packages'
import type { ServicePackage } from '#content/types'
import { PackageDialog, packageDialogId } from '#components/sections/package-dialog'
import { buttonClass } from '#components/ui/button'
import { Section } from '#components/ui/section'
import { formatPrice } from '#lib/format'
import { currentLocale } from '#lib/i18n/current-locale'

/** Three packages; the wider the card, the longer the company. */
export async function ServicePackages() {
  const t = await getTranslations('Packages')
  return (
    <Section
      id="servicePackages"
      title={t('title')}
      lead={t('lead')}
      leadClass="text-lg text-mist"
      className="bg-plum text-white on-plum"
    >
      <ul className="mt-10 grid gap-2.5 lg:mt-14 lg:grid-cols-[1fr_1.35fr_1.9fr]">
        {servicePackages.map((item) => (
          <Card key={item.id} item={item} isLongest={item.months === 12} />
        ))}
      </ul>
      {servicePackages.map((item) => (
        <PackageDialog key={item.id} item={item} />
      ))}
    </Section>
  )
}

async function Card({ item, isLongest }: { item: ServicePackage; isLongest: boolean }) {
  const t = await getTranslations('Packages')
  const locale = await currentLocale()
  const dim = isLongest ? '' : 'text-mist'
  return (
    <li className={`package-card ${isLongest ? 'bg-pistachio text-plum' : ''}`}>
      <p className={`flex items-baseline gap-2 lg:block ${isLongest ? '' : 'text-pistachio'}`}>
        <span className="figure">{item.months}</span>
        <span className={`block ${dim}`}>{t('months', { count: item.months })}</span>
      </p>
      <h3 className="mt-6 lg:mt-auto lg:pt-8">{item.name}</h3>
      <p className="mt-1">{formatPrice(locale, item.price)}</p>
      <p className={`mt-3 mb-6 max-w-100 ${dim}`}>{item.summary[locale]}</p>
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
