import type { Metadata } from 'next'
import { LeadList } from '#components/staff/lead-list'
import { requireStaff } from '#lib/staff/require-staff'
import { deskWords } from '#lib/staff/words'

export async function generateMetadata(): Promise<Metadata> {
  const t = await deskWords('Staff')
  return { title: t('tabs.later') }
}

export default async function LaterPage({ searchParams }: PageProps<'/staff/later'>) {
  const person = await requireStaff()
  return <LeadList person={person} tab="later" params={await searchParams} />
}
