import { getTranslations } from 'next-intl/server'
import { clinic } from '#content/clinic'
import { CurrentYear } from '#components/layout/current-year'
import { SiteLink } from '#components/ui/site-link'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'

/** Footer of every page; dark on the home page, light elsewhere (spec section 2). */
export async function Footer() {
  const t = await getTranslations('Footer')
  const locale = await currentLocale()
  return (
    <footer className="site-footer">
      <div className="wrap flex flex-col gap-x-10 gap-y-4 py-8 md:flex-row md:items-center">
        <div className="md:mr-auto">
          <p>
            © <CurrentYear rendered={new Date().getFullYear()} /> {clinic.name[locale]}. {t('rights')}
          </p>
          <p className="mt-1">{t('licence', { licence: clinic.legalEntity.licence[locale] })}</p>
        </div>
        <nav aria-label={t('legal')}>
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <SiteLink href={pathTo(locale, 'privacyPolicy')}>{t('privacyPolicy')}</SiteLink>
            </li>
            <li>
              <SiteLink href={pathTo(locale, 'terms')}>{t('terms')}</SiteLink>
            </li>
          </ul>
        </nav>
        <ul aria-label={t('social')} className="flex gap-x-6">
          <li>
            <a href={clinic.links.instagram} target="_blank" rel="noopener">
              Instagram
            </a>
          </li>
          <li>
            <a href={clinic.links.facebook} target="_blank" rel="noopener">
              Facebook
            </a>
          </li>
        </ul>
      </div>
    </footer>
  )
}
