import { DeskForm } from '#components/staff/desk-form'
import { kyivTime } from '#lib/time/kyiv-time'
import type { Member } from '#lib/auth/people'
import type { Person } from '#lib/auth/person'
import { deskWords } from '#lib/desk/words'

const time = (iso: string) => kyivTime(new Date(iso))

/** One who may enter: the sessions, and what an admin can do about them. */
export async function MemberCard({ member, person }: { member: Member; person: Person }) {
  const t = await deskWords('Staff')
  const { id, email, role, joinedAt, invitedUntil, sessions } = member
  const form = (fields: Record<string, string>) =>
    ({ action: '/api/staff/people', fields: { ...fields, to: '/staff/people', staff: id } }) as const
  const states = [
    joinedAt !== null && t('member.joined', { time: time(joinedAt) }),
    invitedUntil !== null && t('member.invited', { time: time(invitedUntil) }),
    joinedAt === null && invitedUntil === null && t('member.expired'),
  ].filter((state) => state !== false)
  return (
    <li className="member">
      <h2>{email}</h2>
      <p>
        {t(`roles.${role}`)} <span className="desk-muted">{states.join(', ')}</span>
      </p>
      {sessions.length > 0 && (
        <ul aria-label={t('member.sessions')}>
          {sessions.map(({ sessionId, createdAt, usedAt }) => (
            <li key={sessionId}>
              <DeskForm {...form({ do: 'end', session: sessionId })} className="member-session">
                <span>
                  {t('member.session', { since: time(createdAt), used: time(usedAt) })}{' '}
                  {sessionId === person.sessionId && <b className="member-this">{t('member.thisOne')}</b>}
                </span>
                <button className="desk-link">{t('member.end')}</button>
              </DeskForm>
            </li>
          ))}
        </ul>
      )}
      <div className="member-actions">
        <DeskForm {...form({ do: 'invite', email, role })}>
          <button className="desk-button is-quiet">{t('member.invite')}</button>
        </DeskForm>
        {sessions.length > 1 && (
          <DeskForm {...form({ do: 'end' })}>
            <button className="desk-button is-quiet">{t('member.endAll')}</button>
          </DeskForm>
        )}
        <details>
          <summary className="desk-button is-quiet">{t('member.remove')}</summary>
          <DeskForm {...form({ do: 'remove' })} className="member-remove">
            <p>{t('member.removeText')}</p>
            <button className="desk-button">{t('member.removeAction', { email })}</button>
          </DeskForm>
        </details>
      </div>
    </li>
  )
}
