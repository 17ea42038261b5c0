import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { servicePackages } from '#content/service-packages'
import { laboratoryStudies } from '#content/services/laboratory-studies'
import type { LocalizedList, ServicePackage } from '#content/types'
import { ChooseOrder } from '#components/sign-up/choose-order'
import { buttonClass } from '#components/ui/button'
import { Dialog } from '#components/ui/dialog'
import { Section } from '#components/ui/section'
import { SelfTreatment } from '#components/ui/self-treatment'
import { currentLocale } from '#lib/i18n/current-locale'
import { packageOrderCode, signUpPath } from '#lib/orders'
import { formatPrice } from '#lib/text/format'

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
      <ul className="packages">
        {servicePackages.map((item) => (
          <Card key={item.id} item={item} />
        ))}
      </ul>
      <SelfTreatment className="packages-note" />
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
      <dl>
        {(['consultations', 'access', 'tests'] as const).map((row) => (
          <div key={row}>
            <dt>{t(`rows.${row}`)}</dt>
            <dd>{item.inShort[row][locale]}</dd>
          </div>
        ))}
      </dl>
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

const packageDialogId = (id: ServicePackage['id']): string => `package-${id}`

/** What a package holds, its price and Order (spec section 2, "package modal"). */
async function PackageDialog({ item }: { item: ServicePackage }) {
  const t = await getTranslations('Packages')
  const common = await getTranslations('Dialog')
  const locale = await currentLocale()
  const code = packageOrderCode(item.id)
  const parts: [string, LocalizedList][] = [
    [t('forEveryone', { studies: laboratoryStudies.title[locale] }), item.laboratoryStudies],
    [t('consultationMethods'), item.consultationMethods],
    [t('whenIndicated'), item.whenIndicated],
    [t('nutraceuticals'), item.nutraceuticals],
  ]
  return (
    <Dialog
      id={packageDialogId(item.id)}
      title={item.name}
      closeLabel={common('close')}
      footer={
        <>
          <p>
            <span className="note">{t('price')}</span>
            <span className="price">{formatPrice(locale, item.price)}</span>
          </p>
          <ChooseOrder
            order={code}
            href={signUpPath(locale, code)}
            aria-label={t('orderOf', { name: item.name })}
            className={buttonClass()}
          >
            {t('order')}
          </ChooseOrder>
        </>
      }
    >
      <p className="text-sm font-semibold text-mark">{t('duration', { count: item.months })}</p>
      <p className="mt-2 max-w-140">{item.description[locale]}</p>
      {parts.map(([title, list], part) => (
        <Fragment key={part}>
          <h4>{title}</h4>
          <ul className="dialog-list">
            {list[locale].map((line, position) => (
              <li key={position}>{line}</li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Dialog>
  )
}
