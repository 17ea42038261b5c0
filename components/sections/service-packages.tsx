import { getTranslations } from 'next-intl/server'
import { servicePackages } from '#content/service-packages'
import type { ServicePackage } from '#content/types'
import { PackageDialog, packageDialogId } from '#components/sections/package-dialog'
import { buttonClass } from '#components/ui/button'
import { Section } from '#components/ui/section'
import { formatPrice } from '#lib/format'
import { currentLanguage } from '#lib/i18n/current-language'

/** Three packages; the wider the card, the longer the company. */
export async function ServicePackages() {
  const t = await getTranslations('Packages')
  return (
    <Section
      id="servicePackages"
      title={t('title')}
      lead={t('lead')}
      leadClass="text-lg text-mist"
      className="bg-plum text-paper on-plum"
    >
      <ul className="packages mt-10 grid lg:mt-14">
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
  const language = await currentLanguage()
  return (
    <li className={`package-card${isLongest ? ' longest' : ''}`}>
      <p>
        <span className="figure">{item.months}</span>
        <span className="months">{t('months', { count: item.months })}</span>
      </p>
      <h3>{item.name}</h3>
      <p>{formatPrice(language, item.price)}</p>
      <p className="summary">{item.summary[language]}</p>
      <a
        href={`#${packageDialogId(item.id)}`}
        aria-label={t('openOf', { name: item.name })}
        className={buttonClass(isLongest ? 'primary' : 'accent')}
      >
        {t('open')}
      </a>
    </li>
  )
}
