import { Table } from '#components/table'
import { ButtonLink, buttonClass } from '#components/ui/button'
import { Facts, Lines } from '#components/ui/lists'
import { Section, SelfTreatment } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import type { In } from '#lib/content/in-language'
import type { ServicePackage } from '#lib/content/site-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { formatPrice } from '#lib/i18n/format'
import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { packageOrderCode, signUpPath } from '#lib/orders'

/** Cards of the categories; each opens its price table with a sign-up button (spec section 2, "services modal"). */
export async function Services() {
  const { t, locale } = await getPageTranslator('Services')
  const lowest = (options: readonly { price: number }[]) =>
    Math.min(...options.map(({ price }) => price))
  return (
    <Section id="services" title={t('title')} className="later [--tall:703px]">
      <ul className="services mt-8 mb-6 grid min-[22rem]:grid-cols-2 gap-3 *:relative *:grid sm:gap-x-8 sm:gap-y-10 lg:mt-14 lg:grid-cols-4">
        {contentIn(locale).services.map(({ slug, title, summary, options }) => (
          <li key={slug} className="sm:row-span-5 sm:grid-rows-subgrid sm:gap-y-0">
            <svg viewBox="-10 0 330 340" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <use href={`/images/services.svg#${slug}`} />
            </svg>
            <h3>{title}</h3>
            <p className="mt-2 text-muted max-sm:hidden">{summary}</p>
            <p className="sm:line-above flex flex-wrap items-baseline justify-between text-sm sm:mt-4 sm:pt-3 sm:text-muted">
              {t('count', { count: options.length })}
              <b className="figure text-base sm:text-ink">
                {t('from', { price: formatPrice(locale, lowest(options)) })}
              </b>
            </p>
            <a
              href={`#services-${slug}`}
              aria-label={t('openOf', { title: title })}
              className="text-link card-link"
            >
              {t('open')}
            </a>
          </li>
        ))}
      </ul>
      <p className="note">{contentIn(locale).home.servicesLead}</p>
      {contentIn(locale).services.map(({ slug, title, contactNote, options }) => (
        <Dialog
          key={slug}
          id={`services-${slug}`}
          title={title}
          footer={
            <ButtonLink href={pathTo(locale, 'home', { anchor: 'subscribe' })}>
              {t('signUp')}
            </ButtonLink>
          }
        >
          {contactNote && (
            <p className="mb-5 rounded-xl bg-wash p-4">
              {contactNote}{' '}
              <a
                href={`tel:${contentIn(locale).clinic.phone}`}
                className="font-semibold underline underline-offset-4"
              >
                {t('phone', { phone: formatPhone(contentIn(locale).clinic.phone) })}
              </a>
            </p>
          )}
          <Table
            className="price-table"
            headClass="sr-only"
            caption={title}
            columns={[t('service'), t('price')]}
            rows={options.map((option) => [option.title, formatPrice(locale, option.price)])}
          />
        </Dialog>
      ))}
    </Section>
  )
}

const rows = ['consultations', 'access', 'tests'] as const

/** The wider the longer: by months. */
const widths: Readonly<Record<number, string>> = {
  3: 'sm:w-2/3 lg:col-span-3',
  6: 'sm:w-5/6 lg:col-span-4',
  12: 'sm:w-full lg:col-span-5',
}

export async function ServicePackages() {
  const { t, locale } = await getPageTranslator('Packages')
  return (
    <Section
      id="servicePackages"
      title={t('title')}
      lead={t('lead')}
      leadClass="text-base text-mist sm:text-lg"
      className="bg-plum text-white on-plum later [--tall:1130px]"
    >
      <ul className="mt-8 grid gap-3 lg:mt-14 lg:grid-cols-12 lg:gap-x-8">
        {contentIn(locale).packages.map(({ id, name, months, price, summary, inShort }) => (
          <li
            key={id}
            data-months={months}
            className={`package flex flex-wrap items-baseline gap-x-3 rounded-3xl p-5 text-(--text) lg:row-span-8 lg:grid lg:w-auto lg:grid-rows-subgrid lg:gap-y-0 lg:px-6 lg:py-7 ${widths[months]}`}
          >
            <p
              className="package-months flex w-full items-baseline gap-2"
              style={{ '--share': `${(months / 12) * 100}%` } as CSSProperties}
            >
              <b className="figure text-4xl text-(--accent)">{months}</b>{' '}
              {t('months', { count: months })}
            </p>
            <h3 className="mt-2 mr-auto sm:mt-4 text-(--strong) lg:mt-16">{name}</h3>
            <p className="figure text-lg text-(--strong) sm:text-xl">
              {formatPrice(locale, price)}
            </p>
            <p className="mt-2 mb-4 w-full max-w-100 sm:mt-3 lg:mb-5">{summary}</p>
            <Facts
              facts={rows.map((row) => [t(`rows.${row}`), inShort[row]])}
              className="mb-5 w-full text-(--strong) *:line-above *:py-2 max-sm:hidden lg:contents"
              terms={{ className: 'text-sm text-(--text)' }}
            />
            <ButtonLink
              href={`#package-${id}`}
              aria-label={t('openOf', { name })}
              className="px-5 max-sm:w-full lg:mt-6 lg:self-end lg:justify-self-start"
            >
              {t('open')}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <SelfTreatment className="mt-6 max-w-160 text-mist sm:text-lg lg:mt-10" />
      {contentIn(locale).packages.map((item) => (
        <PackageDialog key={item.id} item={item} />
      ))}
    </Section>
  )
}

/** What a package holds, its price and Order (spec section 2, "package modal"). */
async function PackageDialog({ item }: { item: In<ServicePackage> }) {
  const { t, locale } = await getPageTranslator('Packages')
  const { services, checkUp } = contentIn(locale)
  const laboratory = services.find(({ slug }) => slug === 'laboratoryStudies')
  const parts: [title: string, list: readonly string[], note?: string][] = [
    [t('forEveryone', { studies: laboratory?.title ?? '' }), item.laboratoryStudies],
    [t('whenIndicated'), item.whenIndicated, checkUp.indicatedTests],
    [t('consultationMethods'), item.consultationMethods],
    [t('nutraceuticals'), item.nutraceuticals],
  ]
  return (
    <Dialog
      id={`package-${item.id}`}
      title={item.name}
      footer={
        <>
          <p className="mr-auto">
            <span className="note block">{t('price')}</span>
            <span className="figure text-xl">{formatPrice(locale, item.price)}</span>
          </p>
          <a
            href={signUpPath(locale, packageOrderCode(item.id))}
            rel="nofollow"
            aria-label={t('orderOf', { name: item.name })}
            className={buttonClass('primary', 'max-sm:flex-1 short:min-h-11 short:py-1')}
          >
            {t('order')}
          </a>
        </>
      }
    >
      <p className="text-sm font-semibold text-mark">{t('duration', { count: item.months })}</p>
      <p className="mt-2 max-w-140">{item.description}</p>
      {parts.map(([title, list, note], index) => (
        <Fragment key={index}>
          <h4>{title}</h4>
          <Lines lines={list} className="dialog-list" />
          {note && <p className="mt-2 max-w-140 note">{note}</p>}
        </Fragment>
      ))}
    </Dialog>
  )
}

type DialogProps = { id: string; title: string; children: ReactNode; footer: ReactNode }

/** A native dialog that a link to its `#id` opens (`HashDialogs`); without scripts it stands in the open. */
async function Dialog({ id, title, children, footer }: DialogProps) {
  const { t } = await getPageTranslator('Dialog')
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className="modal">
      <div className="dialog-head">
        <h3 id={`${id}-title`}>{title}</h3>
        <form method="dialog">
          <button aria-label={t('close')}>×</button>
        </form>
      </div>
      <div className="px-5 pb-6 md:px-9">{children}</div>
      <div className="dialog-foot">{footer}</div>
    </dialog>
  )
}
