import { LeadList } from '#components/staff/lead-list'
import { requireStaff } from '#lib/auth/require-staff'
import { deskTitle } from '#lib/desk/words'

export const generateMetadata = deskTitle('tabs.all')

export default async function AllPage({ searchParams }: PageProps<'/staff/all'>) {
  const person = await requireStaff('reception')
  return <LeadList person={person} tab="all" params={await searchParams} />
}
