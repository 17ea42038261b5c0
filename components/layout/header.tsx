import { LanguageSwitcher, MenuItems } from '#components/layout/page-parts'
import { ButtonLink } from '#components/ui/button'
import { content } from '#lib/content/content'
import { wordsOf } from '#lib/i18n/current-locale'
import { menu, pathTo } from '#lib/i18n/routes'
import { formatPhone } from '#lib/leads/phone'

/** Header of every page. Its menu is shown while it is the target of the URL: no scripts are needed, and no element has the id `page`. */
export async function Header() {
  const { t, locale } = await wordsOf('Header')
  const items = menu.map(({ label, name, anchor }) => ({
    label: t(label),
    href: pathTo(locale, name, { anchor }),
    page: anchor && anchor !== 'home' ? undefined : pathTo(locale, name),
  }))
  const signUp = (extra: string) => (
    <ButtonLink
      href={pathTo(locale, 'home', { anchor: 'subscribe' })}
      className={`header-sign-up min-h-11 px-3.5 py-2 text-[min(0.875rem,4vw)] ${extra}`}
    >
      {t('signUp')}
    </ButtonLink>
  )
  return (
    <header className="site-header">
      <a href="#content" className="skip-link">
        {t('skip')}
      </a>
      <div className="wrap">
        <a
          href={pathTo(locale, 'home', { anchor: 'home' })}
          aria-label={t('logo', { name: content.clinic.name[locale] })}
          className="logo"
        >
          {/* A reference band with a marker in it. */}
          <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
            <rect x="1" y="10" width="32" height="14" rx="4" className="fill-band" />
          </svg>
          <i />
          <span>{content.clinic.name[locale]}</span>
        </a>
        {signUp('lg:hidden')}
        <a href="#menu" aria-label={t('openMenu')} className="burger" />
        <a href="#page" aria-label={t('closeMenu')} className="burger burger-close" />
        <div id="menu" tabIndex={-1} className="menu">
          <nav aria-label={t('navigation')}>
            <MenuItems items={items} />
          </nav>
          <div className="menu-side">
            <a href={`tel:${content.clinic.phone}`} className="menu-phone">
              {formatPhone(content.clinic.phone)}
            </a>
            {signUp('')}
            <LanguageSwitcher label={t('language', { current: locale.toUpperCase() })} />
          </div>
        </div>
      </div>
    </header>
  )
}
