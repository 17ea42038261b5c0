import type { ReactNode } from 'react'
import { DeskPage } from '#components/desk/layout/desk-page'
import { AuditLog } from '#components/desk/people/audit-log'
import { InviteForm } from '#components/desk/people/invite-form'
import { MemberCard } from '#components/desk/people/member-card'
import { listPeople } from '#lib/auth/list-people'
import { openDeskPage } from '#lib/desk/desk-texts'
import { readSentForm } from '#lib/desk/flash'

const peoplePath = '/staff/people'

/** Staff, invitations and the audit log. Only admins may open the page. */
export default async function PeoplePage({
  searchParams,
}: PageProps<'/staff/people'>): Promise<ReactNode> {
  const texts = await openDeskPage('admin')
  const { t, person, desk } = texts
  const before = Number((await searchParams)['before']) || undefined
  const sent = await readSentForm(person, desk, peoplePath)
  const people = await listPeople(person, desk.db, desk.now)
  return (
    <DeskPage title={t('tabs.people')}>
      <InviteForm to={peoplePath} sent={sent} t={t} />
      <ul>
        {people.map((member) => (
          <MemberCard key={member.id} member={member} to={peoplePath} t={t} />
        ))}
      </ul>
      <AuditLog before={before} texts={texts} />
    </DeskPage>
  )
}
