import type { ReactNode } from 'react'
import { LanguageSwitcher } from '#components/layout/language-switcher'
import { MenuItems } from '#components/layout/menu-items'
import { ButtonLink } from '#components/ui/button'
import { HoursBand } from '#components/ui/hours-band'
import { PhoneLink } from '#components/ui/phone-link'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { menuItems, pathTo } from '#lib/i18n/routes'
import { formatOpeningWeek, getUsualSpans } from '#lib/time/opening-days'

/**
 * The header of every page. The menu of small screens opens by `:target`, so the menu works without
 * scripts.
 */
export async function Header(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Header')
  const { name, hours } = contentIn(locale).clinic
  const items = menuItems.map(({ label, name: route, anchor }) => ({
    label: t(label),
    href: pathTo(locale, route, { anchor }),
    page: anchor && anchor !== 'home' ? undefined : pathTo(locale, route),
  }))
  const signUp = (extra: string) => (
    <ButtonLink
      href={pathTo(locale, 'home', { anchor: 'subscribe' })}
      className={`min-h-11 px-3 py-2 text-[clamp(13px,3.6vw,0.875rem)] ${extra}`}
    >
      {t('signUp')}
    </ButtonLink>
  )
  return (
    <header className="sticky top-0 z-20 bg-paper print:static">
      <a
        href="#content"
        className="fixed top-2 left-2 z-30 [translate:0_-200%] rounded-xl bg-plum px-4 py-3 text-white focus:[translate:0] print:hidden"
      >
        {t('skip')}
      </a>
      {/* On narrow screens the right padding is the place of the menu button. The button arrives
          last and must not move the parts before it. */}
      <div className="wrap not-print:max-lg:pr-16 flex min-h-18 items-center gap-2 lg:grid lg:min-h-20 lg:grid-cols-[1fr_auto_1fr] lg:gap-5 print:flex">
        <a
          href={pathTo(locale, 'home', { anchor: 'home' })}
          aria-label={t('logo', { name: name })}
          className="logo flex min-h-11 flex-1 items-center gap-2 text-[clamp(13px,3.1vw,0.875rem)]/[1.15] font-semibold"
        >
          {/* The logo: a coloured bar with a marker inside the bar. */}
          <span className="relative w-[min(34px,8vw)] shrink-0">
            <svg viewBox="0 0 34 34" aria-hidden="true">
              <rect x="1" y="10" width="32" height="14" rx="4" className="fill-band" />
            </svg>
            <i className="marker inset-y-[9%] left-[59%]" />
          </span>
          <span className="max-w-[11.5em] max-[26rem]:max-w-[8em]">{name}</span>
        </a>
        {/* Hidden while the menu is open, because the menu has a sign-up button too. */}
        <div className="relative flex items-center has-[~#menu:target]:hidden lg:hidden print:hidden">
          {signUp('header-sign-up max-[24rem]:px-2')}
          {/* The phone number replaces the sign-up button while a sign-up form is in view
              (app/media.css). */}
          <PhoneLink className="header-call absolute right-0 min-h-11 content-center text-[clamp(13px,3.1vw,0.875rem)]/[1.15] font-semibold whitespace-nowrap max-[24rem]:hidden" />
        </div>
        <MenuToggle
          href="#menu"
          label={t('openMenu')}
          look="has-[+a+:target]:hidden"
          bars="M2 9h20M2 15h20"
        />
        <MenuToggle
          href="#page"
          label={t('closeMenu')}
          look="not-has-[+:target]:hidden"
          bars="M5 5l14 14M19 5L5 19"
        />
        <div
          id="menu"
          tabIndex={-1}
          className="fixed inset-x-0 top-18 bottom-0 hidden flex-col justify-between gap-6 overflow-y-auto bg-paper p-5 [outline:none] target:flex max-lg:short:flex-row max-lg:short:py-2 lg:contents print:static print:flex print:p-0"
        >
          <nav aria-label={t('navigation')}>
            <MenuItems items={items} />
          </nav>
          <div className="grid gap-3 max-lg:short:w-1/2 max-lg:short:content-start lg:flex lg:items-center lg:justify-end">
            <div className="text-sm text-muted lg:hidden print:hidden">
              <a href={pathTo(locale, 'blog')} className="text-link mb-3 text-lg text-ink">
                {t('blog')}
              </a>
              <p className="mb-2">{formatOpeningWeek(locale, hours)}</p>
              <HoursBand spans={getUsualSpans(hours)} />
            </div>
            <PhoneLink className="min-h-11 content-center text-xl font-semibold whitespace-nowrap lg:hidden lg:text-sm xl:block print:block" />
            {signUp('')}
            <LanguageSwitcher label={t('language', { current: locale.toUpperCase() })} />
          </div>
        </div>
      </div>
    </header>
  )
}

type ToggleProps = { href: string; label: string; look: string; bars: string }

const MenuToggle = ({ href, label, look, bars }: ToggleProps) => (
  <a
    href={href}
    aria-label={label}
    className={`absolute inset-y-0 right-3 content-center px-2.5 text-mark ${look} lg:hidden print:hidden`}
  >
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={bars} className="stroke-current" strokeWidth="2" />
    </svg>
  </a>
)
