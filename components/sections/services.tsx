import { Table } from '#components/table'
import { ButtonLink, buttonClass } from '#components/ui/button'
import { Facts, Lines } from '#components/ui/lists'
import { Section, SelfTreatment } from '#components/ui/section'
import { type ServiceCategory, type ServicePackage, content, serviceTitle } from '#lib/content/content'
import type { LocalizedList } from '#lib/content/values'
import { wordsOf } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { formatPrice } from '#lib/text/format'
import { Fragment, type ReactNode } from 'react'
import { ChooseOrder } from '#components/sign-up/choose-order'
import { packageOrderCode, signUpPath } from '#lib/orders'

export async function Services() {
  const { t, locale } = await wordsOf('Services')
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
  const { t, locale } = await wordsOf('Services')
  const title = category.title[locale]
  const lowest = Math.min(...category.options.map(({ price }) => price))
  return (
    <li>
      <svg viewBox="-10 0 330 340" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={`/images/services.svg#${category.slug}`} />
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
  const { t, locale } = await wordsOf('Services')
  const title = category.title[locale]
  return (
    <Dialog
      id={`services-${category.slug}`}
      title={title}
      footer={<ButtonLink href={pathTo(locale, 'home', { anchor: 'subscribe' })}>{t('signUp')}</ButtonLink>}
    >
      {category.contactNote && (
        <p className="mb-5 rounded-xl bg-wash p-4">
          {category.contactNote[locale]}{' '}
          <a href={`tel:${content.clinic.phone}`} className="font-semibold underline underline-offset-2">
            {t('phone', { phone: formatPhone(content.clinic.phone) })}
          </a>
        </p>
      )}
      <Table
        className="price-table"
        headClass="sr-only"
        caption={title}
        columns={[t('service'), t('price')]}
        rows={category.options.map((option) => [option.title[locale], formatPrice(locale, option.price)])}
      />
    </Dialog>
  )
}

export async function ServicePackages() {
  const { t } = await wordsOf('Packages')
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

const rows = ['consultations', 'access', 'tests'] as const

async function Card({ item }: { item: ServicePackage }) {
  const { t, locale } = await wordsOf('Packages')
  return (
    <li data-months={item.months}>
      <p>
        <b className="figure">{item.months}</b> {t('months', { count: item.months })}
      </p>
      <h3>{item.name}</h3>
      <p className="price">{formatPrice(locale, item.price)}</p>
      <p>{item.summary[locale]}</p>
      <Facts facts={rows.map((row) => [t(`rows.${row}`), item.inShort[row][locale]])} />
      <ButtonLink href={`#package-${item.id}`} aria-label={t('openOf', { name: item.name })} look="accent">
        {t('open')}
      </ButtonLink>
    </li>
  )
}

/** What a package holds, its price and Order (spec section 2, "package modal"). */
async function PackageDialog({ item }: { item: ServicePackage }) {
  const { t, locale } = await wordsOf('Packages')
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
            className={buttonClass('primary', 'max-sm:flex-1 short:min-h-11 short:py-1')}
          >
            {t('order')}
          </ChooseOrder>
        </>
      }
    >
      <p className="text-sm font-semibold text-mark">{t('duration', { count: item.months })}</p>
      <p className="mt-2 max-w-140">{item.description[locale]}</p>
      {parts.map(([title, list]) => (
        <Fragment key={title}>
          <h4>{title}</h4>
          <Lines lines={list[locale]} className="dialog-list" />
        </Fragment>
      ))}
    </Dialog>
  )
}

type DialogProps = { id: string; title: string; children: ReactNode; footer: ReactNode }

/** A native dialog that a link to its `#id` opens (`HashDialogs`); without scripts it stands in the open. */
async function Dialog({ id, title, children, footer }: DialogProps) {
  const { t } = await wordsOf('Dialog')
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
