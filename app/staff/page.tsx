import { requireStaff } from '#lib/staff/require-staff'
import { deskWords } from '#lib/staff/words'

/** The queue. */
export default async function QueuePage() {
  await requireStaff()
  const t = await deskWords('Staff')
  return (
    <div className="desk-page">
      <h1>{t('tabs.queue')}</h1>
    </div>
  )
}
