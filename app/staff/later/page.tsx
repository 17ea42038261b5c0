import { LeadList } from '#components/staff/lead-list'
import { requireStaff } from '#lib/auth/require-staff'
import { deskTitle } from '#lib/desk/words'

export const generateMetadata = deskTitle('tabs.later')

export default async function LaterPage({ searchParams }: PageProps<'/staff/later'>) {
  const person = await requireStaff('reception')
  return <LeadList person={person} tab="later" params={await searchParams} />
}
