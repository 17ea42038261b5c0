import { CurrentYear } from '#components/layout/page-parts'
import { HoursBand } from '#components/ui/hours-band'
import { SelfTreatment } from '#components/ui/section'
import { content } from '#lib/content/content'
import { wordsOf } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'
import { kyivDay } from '#lib/time/kyiv-time'
import { comingChanges, usualSpans, weekText } from '#lib/time/opening-days'

/** Footer of every page; dark on the home page, light elsewhere (spec section 2). */
export async function Footer() {
  const { t, locale } = await wordsOf('Footer')
  const { t: contact } = await wordsOf('Subscribe')
  const { phone, email, address, hours, links, name, licence } = content.clinic
  const changes = comingChanges(locale, hours, kyivDay(new Date()))
  const outside = { target: '_blank', rel: 'noopener' }
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div>
          <a href={`tel:${phone}`} className="figure">
            {formatPhone(phone)}
          </a>
          <p>{t('emergency')}</p>
          <SelfTreatment />
        </div>
        <div>
          <p className="pt-3">
            {address.street[locale]}, {address.city[locale]}, {address.postalCode}
          </p>
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
        <div className="footer-hours">
          <p className="pt-1">{weekText(locale, hours)}</p>
          {changes.closed.length > 0 && <p>{contact('closedOn', { days: changes.closed.join(', ') })}</p>}
          {changes.special.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <HoursBand spans={usualSpans(hours)} />
        </div>
        <div className="footer-legal">
          <div>
            <p>
              © <CurrentYear rendered={new Date().getFullYear()} /> {name[locale]}. {t('rights')}
            </p>
            {licence && <p>{t('licence', { licence: licence[locale] })}</p>}
          </div>
          {navigation(t('site'), [
            [t('checkUp'), pathTo(locale, 'checkUp')],
            [t('prices'), pathTo(locale, 'home', { anchor: 'services' })],
            [t('doctors'), pathTo(locale, 'home', { anchor: 'team' })],
            [t('blog'), pathTo(locale, 'blog')],
          ])}
          {navigation(t('legal'), [
            [t('privacyPolicy'), pathTo(locale, 'privacyPolicy')],
            [t('terms'), pathTo(locale, 'terms')],
          ])}
        </div>
      </div>
    </footer>
  )
}

const navigation = (label: string, links: readonly (readonly [name: string, path: string])[]) => (
  <nav aria-label={label}>
    <ul>
      {links.map(([name, path]) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
)
