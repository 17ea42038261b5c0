import type { ReactNode } from 'react'
import { CallerCard } from '#components/desk/caller-card'
import { CallerList, StateMark, WaitBar } from '#components/desk/caller-list'
import { DeskPage } from '#components/desk/desk-page'
import { pageClass } from '#components/desk/field'
import { goalMinutes, nothingAgreed, toCaller, type DeskLead } from '#lib/desk/caller'
import { filterStatuses, type CallerView } from '#lib/desk/lists'
import { openPage, type LeadWords } from '#lib/desk/words'
import { newLead } from '#lib/leads/receive'
import { ordersIn } from '#lib/orders'

function example(
  { locale, desk: { now } }: LeadWords,
  waitedMinutes: number,
  state: Partial<DeskLead>,
) {
  const [order] = ordersIn(locale)
  const signUp = {
    name: '',
    phone: '440000000',
    order: order?.code,
    language: locale,
    consent: true,
  } as const
  const createdAt = new Date(now.getTime() - waitedMinutes * 60_000).toISOString()
  const none = {
    ...nothingAgreed,
    claimedBy: null,
    claimedUntil: null,
    firstCallAt: null,
    firstCallMinutes: null,
  }
  const fresh = {
    ...newLead('', signUp),
    ...none,
    deskStatus: 'new',
    attempts: 0,
    number: 0,
    version: 0,
  } as const
  const lead: DeskLead = { ...fresh, caller: '', createdAt, ...state }
  return {
    ...toCaller(lead, [lead], now),
    waitedMinutes,
    events: [],
    deliveries: [],
  } satisfies CallerView
}

/** The first five minutes at the desk, with its own parts as pictures. */
export default async function HelpPage() {
  const words = await openPage('reception')
  const { t, desk } = words
  const fresh = example(words, 9, { name: t('help.somebody') })
  const called = { deskStatus: 'noAnswer', attempts: 1, dueAt: desk.now.toISOString() } as const
  const due = example(words, 25, { name: t('help.another'), ...called })
  const list = { words, chosen: null, hrefOf: () => '' }
  const pictures: Readonly<Record<string, ReactNode>> = {
    queue: (
      <>
        <CallerList title={t('queue.due')} lines={[due]} {...list} />
        <CallerList title={t('queue.fresh')} lines={[fresh]} {...list} />
      </>
    ),
    note: (
      <div className="grid max-w-108 gap-5 p-4">
        <CallerCard view={fresh} words={words} to="" />
      </div>
    ),
  }
  return (
    <DeskPage title={t('help.title')} className={`${pageClass} max-w-280`}>
      <ol className="grid gap-6">
        {(['queue', 'call', 'outcome', 'note', 'day', 'add'] as const).map((step, index) => (
          <li key={step} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3">
            <b className="title-3">{index + 1}</b>
            <div className="max-w-160">
              <h2 className="font-semibold">{t(`help.steps.${step}.title`)}</h2>
              <p>{t(`help.steps.${step}.text`, { goal: String(goalMinutes) })}</p>
            </div>
            {pictures[step] && (
              <div
                inert
                className="col-span-full mt-4 min-w-0 justify-self-start overflow-hidden rounded-xl border border-line"
              >
                {pictures[step]}
              </div>
            )}
          </li>
        ))}
      </ol>
      <section className="grid gap-3">
        <h2 className="title-3">{t('help.waiting')}</h2>
        {([5, 30] as const).map((minutes) => (
          <div key={minutes} className="grid items-center gap-3 sm:grid-cols-[12rem_1fr]">
            <WaitBar minutes={minutes} />
            <p>
              {t(minutes < goalMinutes ? 'help.inTime' : 'help.late', {
                goal: String(goalMinutes),
              })}
            </p>
          </div>
        ))}
      </section>
      <section className="grid gap-3">
        <h2 className="title-3">{t('help.states')}</h2>
        <dl className="grid gap-2">
          {filterStatuses.map((state) => (
            <div key={state} className="grid grid-cols-[1.5rem_9rem_1fr] items-center">
              <StateMark state={state} />
              <dt className="font-semibold">{t(`statuses.${state}`)}</dt>
              <dd>{t(`help.meaning.${state}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </DeskPage>
  )
}
