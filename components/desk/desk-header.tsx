import { deskPath, pathHeader } from '#lib/auth/desk-paths'
import { hasRole } from '#lib/auth/roles'
import { findSignedInPerson } from '#lib/auth/signed-in-person'
import { headers } from 'next/headers'
import { DeskButton, DeskForm } from '#components/desk/field'
import { openDesk } from '#lib/desk/caller'
import { counts } from '#lib/desk/lists'
import { deskLocale, deskWords } from '#lib/desk/words'
import { localeDetails, locales } from '#lib/i18n/locales'

/** Who sees each section. */
const tabs = {
  queue: 'reception',
  later: 'reception',
  day: 'reception',
  suspected: 'reception',
  all: 'reception',
  statistics: 'marketing',
  links: 'marketing',
  content: 'editor',
  people: 'admin',
  help: 'reception',
} as const

export async function DeskHeader() {
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const others = locales.filter((other) => other !== locale)
  const person = await findSignedInPerson()
  const here = (await headers()).get(pathHeader) ?? ''
  const [path] = here.split('?')
  const seen = Object.entries(tabs).filter(([, role]) => person && hasRole(person, role))
  const numbers: Partial<Record<string, number>> =
    person && hasRole(person, 'reception') ? await counts(person, await openDesk()) : {}
  return (
    <div className="border-b border-line print:hidden">
      <header className="flex flex-wrap items-center gap-x-3 px-4 py-1 text-sm">
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
        {others.map((other) => (
          <DeskForm key={other} action="/api/staff/language" fields={{ to: here, language: other }}>
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
          className="flex scroll-px-2 gap-1 overflow-x-auto px-2 pb-2"
          aria-label={t('tabs.label')}
        >
          {seen.map(([tab]) => {
            const href = tab === 'queue' ? deskPath : `${deskPath}/${tab}`
            return (
              <a
                key={tab}
                href={href}
                aria-current={
                  href === path || path?.startsWith(`${deskPath}/${tab}/`) ? 'page' : undefined
                }
                className="flex min-h-11 items-center gap-2 rounded-lg px-3 whitespace-nowrap hover:bg-wash aria-[current]:[scroll-initial-target:nearest] aria-[current]:bg-action aria-[current]:font-semibold aria-[current]:text-on-action"
              >
                {t(`tabs.${tab as keyof typeof tabs}`)}{' '}
                {numbers[tab] !== undefined && <span>{numbers[tab]}</span>}
              </a>
            )
          })}
        </nav>
      )}
    </div>
  )
}
