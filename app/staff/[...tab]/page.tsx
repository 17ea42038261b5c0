import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Callers } from '#components/staff/callers'
import { requireStaff } from '#lib/auth/require-staff'
import { tabs } from '#lib/desk/lists'
import { deskWords } from '#lib/desk/words'

const tabOf = (path: readonly string[]) => tabs.find((tab) => tab !== 'queue' && tab === path.join('/'))

export async function generateMetadata({ params }: PageProps<'/staff/[...tab]'>): Promise<Metadata> {
  const tab = tabOf((await params).tab)
  return tab ? { title: (await deskWords('Staff'))(`tabs.${tab}`) } : {}
}

/** The lists besides the queue, and whatever the desk does not have: who is not signed in learns nothing of what it has. */
export default async function TabPage({ params, searchParams }: PageProps<'/staff/[...tab]'>) {
  await requireStaff()
  const tab = tabOf((await params).tab)
  if (!tab) notFound()
  return <Callers tab={tab} params={await searchParams} />
}
