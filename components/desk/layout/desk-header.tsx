import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import { deskPath, pathHeader } from '#lib/auth/desk-paths'
import { hasRole } from '#lib/auth/roles'
import { findSignedInPerson } from '#lib/auth/signed-in-person'
import { openDesk } from '#lib/desk/desk'
import { getDeskLocale, getDeskTranslations } from '#lib/desk/desk-locale'
import { countTabs } from '#lib/desk/lists/tab-counts'
import { localeDetails, locales } from '#lib/i18n/locales'

/**
 * The role that each section of the desk requires. The first sections are those in which people
 * wait, because a phone shows only the first tabs.
 */
const sectionRoles = {
  queue: 'reception',
  reminders: 'reception',
  day: 'reception',
  later: 'reception',
  week: 'reception',
  suspected: 'reception',
  all: 'reception',
  statistics: 'marketing',
  links: 'marketing',
  content: 'editor',
  people: 'admin',
  help: 'reception',
} as const

/**
 * The desk's header: the signed-in member of staff, the language switcher, and the sections that
 * this person may open.
 */
export async function DeskHeader(): Promise<ReactNode> {
  const t = await getDeskTranslations()
  const locale = await getDeskLocale()
  const otherLocales = locales.filter((other) => other !== locale)
  const person = await findSignedInPerson()
  const currentPath = (await headers()).get(pathHeader) ?? ''
  const [path] = currentPath.split('?')
  const sections = Object.entries(sectionRoles).filter(
    ([, role]) => person && hasRole(person, role),
  )
  const { day, reminders, ...callerCounts } =
    person && hasRole(person, 'reception')
      ? await countTabs(person, await openDesk())
      : { day: 0, reminders: 0 }
  // The tabs of the day and of the reminders show a number only while appointments wait for staff.
  const counts: Partial<Record<string, number>> = {
    ...callerCounts,
    ...(day > 0 && { day }),
    ...(reminders > 0 && { reminders }),
  }
  return (
    <div className="border-b border-line print:hidden">
      <header className="flex flex-wrap items-center gap-x-3 px-4 py-1 text-sm lg:py-0">
        <a
          className="mr-auto flex min-h-11 items-center gap-3 font-display text-base"
          href={deskPath}
        >
          <img src="/icons/icon.svg" alt="" width="34" height="34" /> {t('name')}
        </a>
        {person && (
          <p>
            <b className="font-semibold">{person.name}</b>{' '}
            <span className="text-muted max-sm:hidden">{t(`roles.${person.role}`)}</span>
          </p>
        )}
        {otherLocales.map((other) => (
          <DeskForm
            key={other}
            action="/api/staff/language"
            fields={{ to: currentPath, language: other }}
          >
            <DeskButton
              look="link"
              lang={localeDetails[other].tag}
              text={localeDetails[other].name}
            />
          </DeskForm>
        ))}
        {person && (
          <DeskForm action="/api/staff/sign-out">
            <DeskButton look="link" text={t('signOut')} />
          </DeskForm>
        )}
      </header>
      {person && (
        <nav
          className="flex scroll-px-2 gap-1 overflow-x-auto px-2 pb-2 lg:pb-1"
          aria-label={t('tabs.label')}
        >
          {sections.map(([tab]) => {
            const href = tab === 'queue' ? deskPath : `${deskPath}/${tab}`
            return (
              <a
                key={tab}
                href={href}
                aria-current={
                  href === path || path?.startsWith(`${deskPath}/${tab}/`) ? 'page' : undefined
                }
                className="flex min-h-11 items-center gap-2 rounded-lg px-3 whitespace-nowrap lg:min-h-9 hover:bg-wash aria-[current]:[scroll-initial-target:nearest] aria-[current]:bg-action aria-[current]:font-semibold aria-[current]:text-on-action"
              >
                {t(`tabs.${tab as keyof typeof sectionRoles}`)}{' '}
                {counts[tab] !== undefined && <span>{counts[tab]}</span>}
              </a>
            )
          })}
        </nav>
      )}
    </div>
  )
}
