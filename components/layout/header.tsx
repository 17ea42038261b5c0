import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { clinic } from '#content/clinic'
import { HeaderEffects } from '#components/layout/header-effects'
import { MenuItems } from '#components/layout/menu-items'
import { buttonClass } from '#components/ui/button'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo, type RouteName } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'

/**
 * Header of every page: logo, six menu items, phone, sign-up and the page's languages in `switcher`. The sign-up stands
 * twice: on small screens beside the link to the menu and in the menu, on wide ones only there.
 *
 * On small screens the menu is shown while it is the target of the URL, so it works without scripts and before they have
 * come: any choice closes it, and Back does. No element has the id `page`.
 */
export async function Header({ switcher }: { switcher: ReactNode }) {
  const t = await getTranslations('Header')
  const locale = await currentLocale()
  const section = (anchor: string) => ({ href: pathTo(locale, 'home', { anchor }) })
  const page = (name: RouteName) => ({ href: pathTo(locale, name), page: pathTo(locale, name) })
  const items = [
    { label: t('home'), ...section('home'), page: pathTo(locale) },
    { label: t('products'), ...section('servicePackages') },
    { label: t('checkUp'), ...page('checkUp') },
    { label: t('weightLoss'), ...page('weightLoss') },
    { label: t('aboutUs'), ...section('aboutUs') },
    { label: t('contacts'), ...section('contacts') },
  ]
  const signUp = (extra: string) => (
    <a href={section('subscribe').href} className={buttonClass('primary', extra)}>
      {t('signUp')}
    </a>
  )
  return (
    <header className="site-header">
      <a href="#content" className="skip-link">
        {t('skip')}
      </a>
      <HeaderEffects />
      <div className="wrap">
        <a
          href={pathTo(locale, 'home', { anchor: 'home' })}
          aria-label={t('logo', { name: clinic.name[locale] })}
          className="logo"
        >
          {/* A reference band with a marker in it. */}
          <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
            <rect x="1" y="10" width="32" height="14" rx="4" className="fill-band" />
          </svg>
          <i />
          <span>{clinic.name[locale]}</span>
        </a>
        {signUp('header-sign-up lg:hidden')}
        <a href="#menu" aria-label={t('openMenu')} className="burger" />
        <a href="#page" aria-label={t('closeMenu')} className="burger burger-close" />
        <div id="menu" tabIndex={-1} className="menu">
          <nav aria-label={t('navigation')}>
            <MenuItems items={items} />
          </nav>
          <div className="menu-side">
            <a href={`tel:${clinic.phone}`} className="menu-phone">
              {formatPhone(clinic.phone)}
            </a>
            {signUp('header-sign-up')}
            {switcher}
          </div>
        </div>
      </div>
    </header>
  )
}
