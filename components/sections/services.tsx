import type { ReactNode } from 'react'
import { Table } from '#components/table'
import { ButtonLink } from '#components/ui/button'
import { Section } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { formatPrice } from '#lib/i18n/format'
import { Dialog } from '#components/sections/dialog'

/**
 * Cards of the price list. Each card opens a dialog with prices and a sign-up button (spec section
 * 2, "services modal").
 */
export async function Services(): Promise<ReactNode> {
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
