import { Choice, DeskForm, DeskLink, Field } from '#components/staff/field'
import { wordOf } from '#components/staff/lead-words'
import { Table } from '#components/table'
import type { AuditLine } from '#lib/auth/audit'
import { leadPath } from '#lib/auth/paths'
import type { Member } from '#lib/auth/people'
import { roles, type Person } from '#lib/auth/person'
import { deskWords } from '#lib/desk/words'
import { kyivTime } from '#lib/time/kyiv-time'

const time = (iso: string) => kyivTime(new Date(iso))

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

const problems = ['email', 'role', 'lastAdmin'] as const

type InviteFormProps = {
  problem: unknown
  /** The address of who was invited and the link, parted by a space. */
  invitation: string | undefined
}

export async function InviteForm({ problem, invitation }: InviteFormProps) {
  const t = await deskWords('Staff')
  const found = problems.find((known) => known === problem)
  const [email = '', link = ''] = invitation?.split(' ') ?? []
  const options = roles.map((value) => ({ value, label: t(`roles.${value}`) }))
  return (
    <section className="invite">
      <h2>{t('invite.title')}</h2>
      {found && (
        <p role="alert" className="desk-error">
          {t(`invite.problems.${found}`)}
        </p>
      )}
      {invitation !== undefined && (
        <div className="desk-notice">
          <p>
            <label htmlFor="invitation">{t('invite.link', { email })}</label>
          </p>
          <input id="invitation" className="invite-link" readOnly value={link} />
        </div>
      )}
      <DeskForm action="/api/staff/people" fields={{ to: '/staff/people' }} className="invite-form">
        <Field name="email" label={t('invite.email')} type="email" required maxLength={254} />
        <Choice name="role" label={t('invite.role')} value="reception" options={options} />
        <button className="desk-button" name="do" value="invite">
          {t('invite.action')}
        </button>
      </DeskForm>
    </section>
  )
}

export async function AuditTable({ lines, isFull }: { lines: readonly AuditLine[]; isFull: boolean }) {
  const t = await deskWords('Staff')
  const rows = lines.map(({ at, email, action, leadNumber, about }) => [
    time(at),
    email ?? t('audit.command'),
    wordOf(t, `audit.actions.${action}`),
    leadNumber === null ? about : <a href={leadPath(leadNumber)}>№ {leadNumber}</a>,
  ])
  const columns = [t('audit.at'), t('audit.who'), t('audit.what'), t('audit.about')]
  return (
    <section id="audit">
      <h2 id="audit-title">{t('audit.title')}</h2>
      <p className="desk-muted">{t('audit.text')}</p>
      <div className="audit" tabIndex={0} role="group" aria-labelledby="audit-title">
        <Table columns={columns} rows={rows} />
      </div>
      {isFull && (
        <p>
          <DeskLink href={`?before=${lines.at(-1)?.id ?? ''}#audit`}>{t('audit.older')}</DeskLink>
        </p>
      )}
    </section>
  )
}
