import { StateMark, WaitBar } from '#components/staff/caller-list'
import { requireStaff } from '#lib/auth/require-staff'
import { goalMinutes } from '#lib/desk/caller'
import { deskTitle, deskWords } from '#lib/desk/words'
import { deskStatuses } from '#lib/leads/store/tables'

export const generateMetadata = deskTitle('tabs.help')

/** The first five minutes at the desk, with its own signs as pictures. */
export default async function HelpPage() {
  await requireStaff('reception')
  const t = await deskWords('Staff')
  return (
    <div className="grid max-w-180 gap-8 p-4 lg:p-8">
      <h1 className="title-2">{t('help.title')}</h1>
      <ol className="grid gap-6">
        {(['queue', 'call', 'outcome', 'note', 'day', 'add'] as const).map((step, index) => (
          <li key={step} className="grid grid-cols-[2.5rem_1fr] gap-x-3">
            <b className="title-3">{index + 1}</b>
            <div>
              <h2 className="font-semibold">{t(`help.steps.${step}.title`)}</h2>
              <p>{t(`help.steps.${step}.text`, { goal: String(goalMinutes) })}</p>
            </div>
          </li>
        ))}
      </ol>
      <section className="grid gap-3">
        <h2 className="title-3">{t('help.waiting')}</h2>
        {([5, 30] as const).map((minutes) => (
          <div key={minutes} className="grid items-center gap-3 sm:grid-cols-[12rem_1fr]">
            <WaitBar minutes={minutes} />
            <p>{t(minutes < goalMinutes ? 'help.inTime' : 'help.late', { goal: String(goalMinutes) })}</p>
          </div>
        ))}
      </section>
      <section className="grid gap-3">
        <h2 className="title-3">{t('help.states')}</h2>
        <dl className="grid gap-2">
          {([...deskStatuses, 'spam'] as const).map((state) => (
            <div key={state} className="grid grid-cols-[1.5rem_9rem_1fr] items-center">
              <StateMark state={state} />
              <dt className="font-semibold">{t(`statuses.${state}`)}</dt>
              <dd>{t(`help.meaning.${state}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
