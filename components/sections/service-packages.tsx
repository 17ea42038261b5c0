import { getTranslations } from 'next-intl/server'
import { servicePackages } from '#content/service-packages'
import type { ServicePackage } from '#content/types'
import { PackageDialog, packageDialogId } from '#components/sections/package-dialog'
import { buttonClass } from '#components/ui/button'
import { Section } from '#components/ui/section'
import { formatPrice } from '#lib/text/format'
import { currentLocale } from '#lib/i18n/current-locale'

/** Three packages: the wider the card, the longer the company; that of the chosen stage stands out. */
export async function ServicePackages() {
  const t = await getTranslations('Packages')
  return (
    <Section id="servicePackages" title={t('title')} className="bg-plum text-white on-plum">
      <ul className="packages">
        {servicePackages.map((item) => (
          <Card key={item.id} item={item} />
        ))}
      </ul>
      <p className="packages-note">{t('lead')}</p>
      {servicePackages.map((item) => (
        <PackageDialog key={item.id} item={item} />
      ))}
    </Section>
  )
}

async function Card({ item }: { item: ServicePackage }) {
  const t = await getTranslations('Packages')
  const locale = await currentLocale()
  return (
    <li data-months={item.months}>
      <p>
        <b className="figure">{item.months}</b> {t('months', { count: item.months })}
      </p>
      <h3>{item.name}</h3>
      <p className="price">{formatPrice(locale, item.price)}</p>
      <p>{item.summary[locale]}</p>
      <a
        href={`#${packageDialogId(item.id)}`}
        aria-label={t('openOf', { name: item.name })}
        className={buttonClass('accent')}
      >
        {t('open')}
      </a>
    </li>
  )
}
