import type { Metadata } from 'next'
import { LeadList } from '#components/staff/lead-list'
import { requireStaff } from '#lib/staff/require-staff'
import { deskWords } from '#lib/staff/words'

export async function generateMetadata(): Promise<Metadata> {
  const t = await deskWords('Staff')
  return { title: t('tabs.all') }
}

export default async function AllPage({ searchParams }: PageProps<'/staff/all'>) {
  const person = await requireStaff()
  return <LeadList person={person} tab="all" params={await searchParams} />
}
