import type { ReactNode } from 'react'
import { CurrentYear } from '#components/layout/current-year'
import { OpenNow } from '#components/layout/open-now'
import { HoursBand } from '#components/ui/hours-band'
import { PhoneLink } from '#components/ui/phone-link'
import { SelfTreatment } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { getKyivDay } from '#lib/time/kyiv-time'
import { listComingChanges, getUsualSpans, formatOpeningWeek } from '#lib/time/opening-days'

/**
 * The footer is light. On the home page `app/home.pcss` makes the footer dark (spec section 2).
 */
export async function Footer(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Footer')
  const { t: contact } = await getPageTranslator('Subscribe')
  const { email, address, hours, links, name, licence } = contentIn(locale).clinic
  const changes = listComingChanges(locale, hours, getKyivDay(new Date()))
  const outside = { target: '_blank', rel: 'noopener' }
  return (
    <footer className="later line-above [--tall:783px] bg-wash text-sm text-muted">
      <div className="wrap grid gap-x-8 gap-y-4 py-6 min-[22rem]:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:gap-y-6 lg:py-14 **:[a]:block **:[a]:min-h-11 **:[a]:w-fit **:[a]:content-center **:[a]:text-ink **:[a]:underline-offset-4 **:[a]:hover:underline">
        <div className="max-lg:col-span-full">
          <PhoneLink className="figure text-[min(var(--text-2xl),8vw)] whitespace-nowrap" />
          <p>{t('emergency')}</p>
          <SelfTreatment />
        </div>
        <div>
          <p className="pt-3">{`${address.street}, ${address.city}, ${address.postalCode}`}</p>
          <a href={links.map} {...outside}>
            {t('map')}
          </a>
          <a href={`mailto:${email}`}>{email}</a>
        </div>
        <div>
          <a href={links.messenger} {...outside}>
            {contact('openMessenger')}
          </a>
          <ul aria-label={t('social')}>
            <li>
              <a href={links.instagram} {...outside}>
                Instagram
              </a>
            </li>
            <li>
              <a href={links.facebook} {...outside}>
                Facebook
              </a>
            </li>
          </ul>
        </div>
        {navigation(
          t('site'),
          [
            [t('checkUp'), pathTo(locale, 'checkUp')],
            [t('priceBreakdown'), pathTo(locale, 'priceBreakdown')],
            [t('screening'), pathTo(locale, 'screening')],
            [t('prices'), pathTo(locale, 'home', { anchor: 'services' })],
            [t('doctors'), pathTo(locale, 'home', { anchor: 'team' })],
            [t('firstVisit'), pathTo(locale, 'firstVisit')],
            [t('howWeWork'), pathTo(locale, 'howWeWork')],
            [t('blog'), pathTo(locale, 'blog')],
          ],
          { nav: 'max-lg:col-span-full', list: 'gap-x-8 min-[22rem]:max-lg:columns-2' },
        )}
        <div className="col-span-full grid gap-x-8 gap-y-2 md:grid-cols-[1fr_3fr]">
          <div>
            <p className="pt-7">{formatOpeningWeek(locale, hours)}</p>
            {changes.closed.length > 0 && (
              <p>{contact('closedOn', { days: changes.closed.join(', ') })}</p>
            )}
            {changes.special.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <OpenNow hours={hours} label={t('openNow')}>
            <HoursBand spans={getUsualSpans(hours)} />
          </OpenNow>
        </div>
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-8 gap-y-2 line-above pt-5">
          <div>
            <p>
              © <CurrentYear rendered={new Date().getFullYear()} />
              {` ${name}. ${t('rights')}`}
            </p>
            {licence && <p>{t('licence', { licence: licence })}</p>}
          </div>
          {navigation(
            t('legal'),
            [
              [t('privacyPolicy'), pathTo(locale, 'privacyPolicy')],
              [t('terms'), pathTo(locale, 'terms')],
            ],
            { list: 'flex flex-wrap gap-x-6' },
          )}
        </div>
      </div>
    </footer>
  )
}

const navigation = (
  label: string,
  links: readonly (readonly [name: string, path: string])[],
  look: { nav?: string; list: string },
) => (
  <nav aria-label={label} className={look.nav}>
    <ul className={look.list}>
      {/* Keys are indexes, because React also sends the keys to the browser. Paths as keys
          would be sent twice. */}
      {links.map(([name, path], index) => (
        <li key={index}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
)
