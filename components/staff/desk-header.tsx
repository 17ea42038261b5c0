import { headers } from 'next/headers'
import { DeskForm } from '#components/staff/field'
import { localeDetails, locales } from '#lib/i18n/locales'
import { counts } from '#lib/desk/lists'
import { openDesk } from '#lib/desk/entry'
import { deskPath, pathHeader } from '#lib/auth/paths'
import { hasRole, type Role } from '#lib/auth/person'
import { currentStaff } from '#lib/auth/require-staff'
import { deskLocale, deskWords } from '#lib/desk/words'

const tabs = ['queue', 'later', 'all', 'statistics', 'links', 'people'] as const
/** Who sees a tab, where that is not reception. */
const roleOf: Partial<Record<(typeof tabs)[number], Role>> = {
  statistics: 'marketing',
  links: 'marketing',
  people: 'admin',
}
const pathOf = (tab: (typeof tabs)[number]) => (tab === 'queue' ? deskPath : `${deskPath}/${tab}`)

export async function DeskHeader() {
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const others = locales.filter((other) => other !== locale)
  const person = await currentStaff()
  const here = (await headers()).get(pathHeader) ?? ''
  const [path] = here.split('?')
  const numbers: Partial<Record<string, number>> =
    person && hasRole(person, 'reception') ? await counts(person, await openDesk()) : {}
  const shown = tabs.filter((tab) => person && hasRole(person, roleOf[tab] ?? 'reception'))
  return (
    <>
      <header className="desk-header">
        <a className="desk-name" href={deskPath}>
          {t('name')}
        </a>
        {person && (
          <p className="desk-who">
            {person.name} <small>{t(`roles.${person.role}`)}</small>
          </p>
        )}
        {others.map((other) => (
          <DeskForm key={other} action="/api/staff/language" fields={{ to: here, language: other }}>
            <button className="desk-link" lang={localeDetails[other].tag}>
              {localeDetails[other].name}
            </button>
          </DeskForm>
        ))}
        {person && (
          <DeskForm action="/api/staff/sign-out">
            <button className="desk-link">{t('signOut')}</button>
          </DeskForm>
        )}
      </header>
      {person && (
        <nav className="desk-tabs" aria-label={t('tabs.label')}>
          {shown.map((tab) => (
            <a key={tab} href={pathOf(tab)} aria-current={pathOf(tab) === path ? 'page' : undefined}>
              {t(`tabs.${tab}`)} <small>{numbers[tab]}</small>
            </a>
          ))}
        </nav>
      )}
    </>
  )
}
