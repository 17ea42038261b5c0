import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { clinic } from '#content/clinic'
import { HeaderPosition } from '#components/layout/header-position'
import { MenuItems } from '#components/layout/menu-items'
import { SiteMenu } from '#components/layout/site-menu'
import { buttonClass } from '#components/ui/button'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo, type RouteName } from '#lib/i18n/routes'

/**
 * Header of every page: logo, six menu items, and the page's languages in `switcher`. Without scripts it does not stay on
 * small screens, of which its open menu takes most.
 */
export async function Header({ switcher }: { switcher: ReactNode }) {
  const t = await getTranslations('Header')
  const sign = await getTranslations('Hero')
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
  return (
    <header className="site-header">
      <HeaderPosition />
      <div className="wrap">
        <a
          href={pathTo(locale, 'home', { anchor: 'home' })}
          aria-label={t('logo', { name: clinic.name[locale] })}
          className="flex min-h-11 items-center gap-3 text-[0.9375rem] font-semibold text-mark [line-height:1.15]"
        >
          {/* A reference band with a marker in it. */}
          <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true" className="shrink-0">
            <rect x="1" y="10" width="32" height="14" rx="4" className="fill-band" />
            <rect x="20" y="3" width="5" height="28" rx="2.5" className="fill-current" />
          </svg>
          <span className="max-w-40 text-ink">{clinic.name[locale]}</span>
        </a>
        <SiteMenu label={t('openMenu')}>
          <nav aria-label={t('navigation')} className="lg:mx-auto">
            <MenuItems items={items} />
          </nav>
          {switcher}
          <a
            href={pathTo(locale, 'home', { anchor: 'subscribe' })}
            className={buttonClass('primary', 'mt-auto w-full lg:hidden noscript:hidden')}
          >
            {sign('signUp')}
          </a>
        </SiteMenu>
      </div>
    </header>
  )
}
