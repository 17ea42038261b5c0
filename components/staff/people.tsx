import { CopyButton } from '#components/staff/call-button'
import { Choice, deskButton, DeskForm, DeskLink, Field, linkClass, noticeClass } from '#components/staff/field'
import { wordOf } from '#lib/desk/words'
import { Table } from '#components/table'
import type { AuditLine } from '#lib/auth/audit'
import { leadPath } from '#lib/auth/paths'
import type { Member } from '#lib/auth/people'
import { roles, type Person } from '#lib/auth/person'
import { qrSvg } from '#lib/desk/links'
import { deskWords } from '#lib/desk/words'
import { kyivTime } from '#lib/time/kyiv-time'

const time = (iso: string) => kyivTime(new Date(iso))
const rowClass = 'flex flex-wrap items-center gap-x-4'

export async function MemberCard({ member, person }: { member: Member; person: Person }) {
  const t = await deskWords('Staff')
  const { id, email, name, role, passkeys, invitedUntil, sessions } = member
  const form = (fields: Record<string, string>) =>
    ({ action: '/api/staff/people', fields: { ...fields, to: '/staff/people', staff: id } }) as const
  const state =
    invitedUntil !== null
      ? t('member.invited', { time: time(invitedUntil) })
      : passkeys.length === 0
        ? t('member.expired')
        : ''
  return (
    <li className="grid gap-3 border-t border-line py-5">
      <h2>{name}</h2>
      <p>
        {t(`roles.${role}`)}, {email} <span className="text-muted">{state}</span>
      </p>
      <ul className="empty:hidden" aria-label={t('member.passkeys')}>
        {passkeys.map(({ id: passkey, createdAt, usedAt }) => (
          <li key={passkey}>
            <DeskForm {...form({ do: 'remove', passkey })} className={rowClass}>
              {t('member.passkey', { made: time(createdAt), used: usedAt === null ? 'no' : time(usedAt) })}
              <button className={linkClass}>{t('member.removePasskey')}</button>
            </DeskForm>
          </li>
        ))}
      </ul>
      <ul className="empty:hidden" aria-label={t('member.sessions')}>
        {sessions.map(({ sessionId, createdAt, usedAt }) => (
          <li key={sessionId}>
            <DeskForm {...form({ do: 'end', session: sessionId })} className={rowClass}>
              {t('member.session', { since: time(createdAt), used: time(usedAt) })}
              {sessionId === person.sessionId && <b>{t('member.thisOne')}</b>}
              <button className={linkClass}>{t('member.end')}</button>
            </DeskForm>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start gap-2">
        <DeskForm {...form({ do: 'invite', email, name, role })}>
          <button className={deskButton('outline')}>{t('member.invite')}</button>
        </DeskForm>
        {sessions.length > 1 && (
          <DeskForm {...form({ do: 'end' })}>
            <button className={deskButton('outline')}>{t('member.endAll')}</button>
          </DeskForm>
        )}
        <details>
          <summary className={deskButton('outline')}>{t('member.remove')}</summary>
          <DeskForm {...form({ do: 'remove' })} className="grid max-w-[34rem] justify-items-start gap-3 py-3">
            <p>{t('member.removeText')}</p>
            <button className={deskButton()}>{t('member.removeAction', { name })}</button>
          </DeskForm>
        </details>
      </div>
    </li>
  )
}

/** A link that was just made, to hand over: read, copied, or photographed from the screen. */
async function Invitation({ link, name }: { link: string; name: string }) {
  const t = await deskWords('Staff')
  const code = await qrSvg(link)
  const texts = { copy: t('links.copy'), copied: t('links.copied'), failed: t('links.notCopied') }
  return (
    <div className={`grid gap-3 ${noticeClass}`}>
      <label htmlFor="invitation">{t('invite.link', { name })}</label>
      <input id="invitation" className="field" readOnly value={link} />
      <p>
        <CopyButton text={link} className={deskButton()} texts={texts} />
      </p>
      {/* Of the library's own making, from an address that is percent-encoded. */}
      {code && (
        <div className="w-48" role="img" aria-label={t('invite.code')} dangerouslySetInnerHTML={{ __html: code }} />
      )}
    </div>
  )
}

const problems = ['email', 'name', 'role', 'lastAdmin'] as const

type InviteFormProps = {
  /** Of a form that was refused, with its `problem`. */
  sent: ReadonlyMap<string, string>
  /** The link and the name of who was invited, parted by a space. */
  invitation: string | undefined
}

export async function InviteForm({ sent, invitation = '' }: InviteFormProps) {
  const t = await deskWords('Staff')
  const found = problems.find((known) => known === sent.get('problem'))
  const [link = '', ...name] = invitation.split(' ')
  const options = roles.map((value) => ({ value, label: t(`roles.${value}`) }))
  return (
    <section className="grid gap-3">
      <h2>{t('invite.title')}</h2>
      {found && (
        <p role="alert" className="text-error">
          {t(`invite.problems.${found}`)}
        </p>
      )}
      {link !== '' && <Invitation link={link} name={name.join(' ')} />}
      <DeskForm
        action="/api/staff/people"
        fields={{ to: '/staff/people' }}
        className="grid gap-3 lg:grid-cols-4 lg:items-end"
      >
        <Field name="name" label={t('invite.name')} defaultValue={sent.get('name')} required maxLength={60} />
        <Field
          name="email"
          label={t('invite.email')}
          type="email"
          defaultValue={sent.get('email')}
          required
          maxLength={254}
        />
        <Choice name="role" label={t('invite.role')} value={sent.get('role') ?? 'reception'} options={options} />
        <button className={deskButton()} name="do" value="invite">
          {t('invite.action')}
        </button>
      </DeskForm>
    </section>
  )
}

export async function AuditTable({ lines, isFull }: { lines: readonly AuditLine[]; isFull: boolean }) {
  const t = await deskWords('Staff')
  const rows = lines.map(({ at, name, action, leadNumber, about }) => [
    time(at),
    name ?? t('audit.command'),
    wordOf(t, `audit.actions.${action}`),
    leadNumber === null ? about : <a href={leadPath(leadNumber)}>№ {leadNumber}</a>,
  ])
  const columns = [t('audit.at'), t('audit.who'), t('audit.what'), t('audit.about')]
  return (
    <section id="audit">
      <h2 id="audit-title">{t('audit.title')}</h2>
      <p className="text-muted">{t('audit.text')}</p>
      <div
        className="mt-3 overflow-auto text-sm whitespace-nowrap [&_table]:w-full [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pr-4 [&_th]:border-b [&_th]:border-line [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left [&_th]:font-normal"
        tabIndex={0}
        role="group"
        aria-labelledby="audit-title"
      >
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
