import { Callers } from '#components/staff/callers'
import { deskTitle } from '#lib/desk/words'

export const generateMetadata = deskTitle('tabs.queue')

export default async function QueuePage({ searchParams }: PageProps<'/staff'>) {
  return <Callers tab="queue" params={await searchParams} />
}
