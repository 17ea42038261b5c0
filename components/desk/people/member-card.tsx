import type { ReactNode } from 'react'
import { DeskButton, deskButtonClass } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import type { Member } from '#lib/auth/list-people'
import { joinTexts } from '#lib/desk/desk-dates'
import type { DeskTranslator } from '#lib/desk/desk-locale'
import { formatKyivTime } from '#lib/time/kyiv-time'

type MemberCardProps = { member: Member; to: string; t: DeskTranslator }

/** A member of staff, with buttons to add a passkey, end all sessions and remove this member. */
export function MemberCard({ member, to, t }: MemberCardProps): ReactNode {
  const { id, email, name, role, sessions } = member
  const createForm = (fields: Record<string, string>) =>
    ({ action: '/api/staff/people', fields: { ...fields, to, staff: id } }) as const
  return (
    <li className="grid gap-3 border-t border-line py-5">
      <h2>{name}</h2>
      <p>
        {t(`roles.${role}`)}, {email}{' '}
        <span className="text-muted">{describeAccess(member, t)}</span>
      </p>
      <div className="flex flex-wrap items-start gap-2">
        <DeskForm {...createForm({ do: 'invite', email, name, role })}>
          <DeskButton text={t('member.invite')} />
        </DeskForm>
        {sessions.length > 0 && (
          <DeskForm {...createForm({ do: 'end' })}>
            <DeskButton text={t('member.end')} />
          </DeskForm>
        )}
        <details>
          <summary className={deskButtonClass('outline')}>{t('member.remove')}</summary>
          <DeskForm
            {...createForm({ do: 'remove' })}
            className="grid max-w-[34rem] justify-items-start gap-3 py-3"
          >
            <p>{t('member.removeText')}</p>
            <DeskButton look="primary" text={t('member.removeAction', { name })} />
          </DeskForm>
        </details>
      </div>
    </li>
  )
}

/** Describes the open or expired invitation and the sessions of a member of staff. */
function describeAccess({ invitedUntil, hasPasskey, sessions }: Member, t: DeskTranslator): string {
  const [latest] = sessions
  const expired = hasPasskey ? '' : t('member.expired')
  return joinTexts(
    invitedUntil === null
      ? expired
      : t('member.invited', { time: formatKyivTime(new Date(invitedUntil)) }),
    latest &&
      t('member.sessions', {
        count: sessions.length,
        used: formatKyivTime(new Date(latest.usedAt)),
      }),
  )
}
