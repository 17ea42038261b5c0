import { pageClass } from '#components/staff/field'
import { cookies } from 'next/headers'
import { AuditTable, InviteForm, MemberCard } from '#components/staff/people'
import { openDesk } from '#lib/desk/caller'
import { readFlash } from '#lib/desk/post'
import { auditLines } from '#lib/auth/audit'
import { invitationCookie } from '#lib/auth/invitations'
import { listPeople } from '#lib/auth/people'
import { requireAdmin } from '#lib/auth/require-staff'
import { deskTitle, deskWords } from '#lib/desk/words'

const auditRows = 50

export const generateMetadata = deskTitle('tabs.people')

export default async function PeoplePage({ searchParams }: PageProps<'/staff/people'>) {
  const person = await requireAdmin()
  const t = await deskWords('Staff')
  const { before } = await searchParams
  const desk = await openDesk()
  const flash = await readFlash(person, desk)
  const members = await listPeople(person, desk.db, desk.now)
  const lines = await auditLines(person, desk.db, { before: Number(before) || undefined, limit: auditRows })
  return (
    <div className={pageClass}>
      <h1 className="title-2">{t('tabs.people')}</h1>
      <InviteForm
        sent={new Map(flash?.said === 'incomplete' ? flash.fields : [])}
        invitation={(await cookies()).get(invitationCookie.name)?.value}
      />
      <ul>
        {members.map((member) => (
          <MemberCard key={member.id} member={member} person={person} />
        ))}
      </ul>
      <AuditTable lines={lines} isFull={lines.length === auditRows} />
    </div>
  )
}
