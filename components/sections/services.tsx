import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button'
import { Section } from '#components/ui/section'
import { type ServiceCategory, type ServicePackage, content, serviceTitle } from '#lib/content/content'
import type { LocalizedList } from '#lib/content/values'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { formatPrice } from '#lib/text/format'
import { Fragment, type ReactNode } from 'react'
import { ChooseOrder } from '#components/sign-up/choose-order'
import { SelfTreatment } from '#components/ui/self-treatment'
import { packageOrderCode, signUpPath } from '#lib/orders'

export async function Services() {
  const t = await getTranslations('Services')
  const locale = await currentLocale()
  return (
    <Section id="services" title={t('title')}>
      <ul className="services">
        {content.services.map((category) => (
          <Category key={category.slug} category={category} />
        ))}
      </ul>
      <p className="note">{content.home.servicesLead[locale]}</p>
      {content.services.map((category) => (
        <ServiceDialog key={category.slug} category={category} />
      ))}
    </Section>
  )
}

async function Category({ category }: { category: ServiceCategory }) {
  const t = await getTranslations('Services')
  const locale = await currentLocale()
  const title = category.title[locale]
  const lowest = Math.min(...category.options.map(({ price }) => price))
  return (
    <li>
      <svg viewBox="-10 0 330 340" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={category.image} />
      </svg>
      <h3>{title}</h3>
      <p>{category.summary[locale]}</p>
      <p className="services-price">
        {t('count', { count: category.options.length })}
        <b className="price">{t('from', { price: formatPrice(locale, lowest) })}</b>
      </p>
      <a href={`#services-${category.slug}`} aria-label={t('openOf', { title })} className="text-link">
        {t('open')}
      </a>
    </li>
  )
}

/** Price table of a category with a sign-up button (spec section 2, "services modal"). */
async function ServiceDialog({ category }: { category: ServiceCategory }) {
  const t = await getTranslations('Services')
  const locale = await currentLocale()
  const title = category.title[locale]
  return (
    <Dialog
      id={`services-${category.slug}`}
      title={title}
      footer={
        <a href={pathTo(locale, 'home', { anchor: 'subscribe' })} className={buttonClass()}>
          {t('signUp')}
        </a>
      }
    >
      {category.contactNote && (
        <p className="mb-5 rounded-xl bg-wash p-4">
          {category.contactNote[locale]}{' '}
          <a href={`tel:${content.clinic.phone}`} className="font-semibold underline underline-offset-2">
            {t('phone', { phone: formatPhone(content.clinic.phone) })}
          </a>
        </p>
      )}
      <table className="price-table">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('service')}</th>
            <th scope="col">{t('price')}</th>
          </tr>
        </thead>
        <tbody>
          {category.options.map((option, position) => (
            <tr key={position}>
              <th scope="row">{option.title[locale]}</th>
              <td>{formatPrice(locale, option.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

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
        {content.packages.map((item) => (
          <Card key={item.id} item={item} />
        ))}
      </ul>
      <SelfTreatment className="packages-note" />
      {content.packages.map((item) => (
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
      <a href={`#package-${item.id}`} aria-label={t('openOf', { name: item.name })} className={buttonClass('accent')}>
        {t('open')}
      </a>
    </li>
  )
}

/** What a package holds, its price and Order (spec section 2, "package modal"). */
async function PackageDialog({ item }: { item: ServicePackage }) {
  const t = await getTranslations('Packages')
  const locale = await currentLocale()
  const code = packageOrderCode(item.id)
  const parts: [string, LocalizedList][] = [
    [t('forEveryone', { studies: serviceTitle('laboratoryStudies')[locale] }), item.laboratoryStudies],
    [t('whenIndicated'), item.whenIndicated],
    [t('consultationMethods'), item.consultationMethods],
    [t('nutraceuticals'), item.nutraceuticals],
  ]
  return (
    <Dialog
      id={`package-${item.id}`}
      title={item.name}
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

type DialogProps = { id: string; title: string; children: ReactNode; footer: ReactNode }

/** A native dialog that a link to its `#id` opens (`HashDialogs`); without scripts it stands in the open. */
async function Dialog({ id, title, children, footer }: DialogProps) {
  const t = await getTranslations('Dialog')
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className="modal">
      <div className="dialog-head">
        <h3 id={`${id}-title`}>{title}</h3>
        <form method="dialog">
          <button aria-label={t('close')}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </form>
      </div>
      <div className="dialog-body">{children}</div>
      <div className="dialog-foot">{footer}</div>
    </dialog>
  )
}
