import { listAuditLines } from '#lib/auth/audit'
import { invitationCookie } from '#lib/auth/invitations'
import { listPeople, type Member } from '#lib/auth/list-people'
import { roles } from '#lib/auth/roles'
import { cookies } from 'next/headers'
import { Copy, QrCode } from '#components/desk/copy'
import { DeskPage } from '#components/desk/desk-page'
import {
  Choice,
  DeskButton,
  deskButton,
  DeskForm,
  DeskLink,
  Field,
  noticeClass,
} from '#components/desk/field'
import { Table } from '#components/table'
import { qrCode } from '#lib/desk/links'
import { listPath } from '#lib/desk/list-query'
import { sentFrom } from '#lib/desk/post'
import { joined, openPage, wordOf, type Words } from '#lib/desk/words'
import { formatKyivTime } from '#lib/time/kyiv-time'

const auditRows = 50
const [action, path] = ['/api/staff/people', '/staff/people'] as const

const time = (iso: string) => formatKyivTime(new Date(iso))

export default async function PeoplePage({ searchParams }: PageProps<'/staff/people'>) {
  const words = await openPage('admin')
  const { t, person, desk } = words
  const before = Number((await searchParams)['before']) || undefined
  const { sent, problem } = await sentFrom(person, desk, path)
  const [link = '', ...invited] = ((await cookies()).get(invitationCookie.name)?.value ?? '').split(
    ' ',
  )
  const handOver = t('invite.link', { name: invited.join(' ') })
  const code = await qrCode(link)
  const options = roles.map((value) => ({ value, label: t(`roles.${value}`) }))
  const lines = await listAuditLines(person, desk.db, { before, limit: auditRows })
  const rows = lines.map(({ at, name, action, leadNumber, about }) => {
    const number = t('lead.number', { number: String(leadNumber) })
    const lead = leadNumber && <a href={listPath({ tab: 'all', lead: leadNumber })}>{number}</a>
    return [time(at), name ?? t('audit.command'), words.action(action), lead ?? about]
  })
  return (
    <DeskPage title={t('tabs.people')}>
      <section className="grid gap-3">
        <h2>{t('invite.title')}</h2>
        {problem !== '' && (
          <p role="alert" className="text-error">
            {wordOf(t, `invite.problems.${problem}`)}
          </p>
        )}
        {link !== '' && (
          // To hand over: read, copied, or photographed from the screen.
          <div className={`grid gap-3 ${noticeClass}`}>
            <Field name="invitation" label={handOver} readOnly defaultValue={link} />
            <p>
              <Copy text={link} look="primary" />
            </p>
            {code && <QrCode svg={code.svg} label={t('invite.code')} />}
          </div>
        )}
        <DeskForm
          action={action}
          fields={{ to: path }}
          className="grid gap-3 lg:grid-cols-4 lg:items-end"
        >
          <Field name="name" label={t('invite.name')} defaultValue={sent.get('name')} required />
          <Field
            name="email"
            type="email"
            label={t('invite.email')}
            defaultValue={sent.get('email')}
            required
          />
          <Choice
            name="role"
            label={t('invite.role')}
            value={sent.get('role') ?? 'reception'}
            options={options}
          />
          <DeskButton look="primary" name="do" value="invite" text={t('invite.action')} />
        </DeskForm>
      </section>
      <ul>
        {(await listPeople(person, desk.db, desk.now)).map((member) => (
          <MemberCard key={member.id} member={member} t={t} />
        ))}
      </ul>
      <section id="audit">
        <h2 id="audit-title">{t('audit.title')}</h2>
        <p className="text-muted">{t('audit.text')}</p>
        <div
          className="mt-3 overflow-auto text-sm whitespace-nowrap [&_table]:w-full [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pr-4 [&_th]:border-b [&_th]:border-line [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left [&_th]:font-normal"
          tabIndex={0}
          role="group"
          aria-labelledby="audit-title"
        >
          <Table
            columns={[t('audit.at'), t('audit.who'), t('audit.what'), t('audit.about')]}
            rows={rows}
          />
        </div>
        {lines.length === auditRows && (
          <DeskLink href={`?before=${lines.at(-1)?.id ?? ''}#audit`} text={t('audit.older')} />
        )}
      </section>
    </DeskPage>
  )
}

function MemberCard({ member, t }: { member: Member; t: Words }) {
  const { id, email, name, role, hasPasskey, invitedUntil, sessions } = member
  const [latest] = sessions
  const form = (fields: Record<string, string>) => ({
    action,
    fields: { ...fields, to: path, staff: id },
  })
  const seen = latest && t('member.sessions', { count: sessions.length, used: time(latest.usedAt) })
  const expired = hasPasskey ? '' : t('member.expired')
  const state = invitedUntil === null ? expired : t('member.invited', { time: time(invitedUntil) })
  return (
    <li className="grid gap-3 border-t border-line py-5">
      <h2>{name}</h2>
      <p>
        {t(`roles.${role}`)}, {email} <span className="text-muted">{joined(state, seen)}</span>
      </p>
      <div className="flex flex-wrap items-start gap-2">
        <DeskForm {...form({ do: 'invite', email, name, role })}>
          <DeskButton text={t('member.invite')} />
        </DeskForm>
        {latest && (
          <DeskForm {...form({ do: 'end' })}>
            <DeskButton text={t('member.end')} />
          </DeskForm>
        )}
        <details>
          <summary className={deskButton('outline')}>{t('member.remove')}</summary>
          <DeskForm
            {...form({ do: 'remove' })}
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
