import type { ReactNode } from 'react'
import { CallerCard } from '#components/desk/callers/caller-card'
import { CallerList } from '#components/desk/callers/caller-list'
import { StatusMark } from '#components/desk/callers/status-mark'
import { WaitBar } from '#components/desk/callers/wait-bar'
import { DeskPage } from '#components/desk/layout/desk-page'
import { pageClass } from '#components/desk/layout/page-styles'
import { goalMinutes } from '#lib/desk/callers/calling-rules'
import { createExampleCaller } from '#lib/desk/callers/example-caller'
import { openDeskPage, type DeskTexts } from '#lib/desk/desk-texts'
import { filterStatuses } from '#lib/desk/lists/list-query'

const helpSteps = ['queue', 'call', 'outcome', 'note', 'day', 'reminders', 'add'] as const
type HelpStep = (typeof helpSteps)[number]

/** Explains the desk to new staff. The pictures are the desk's components with example data. */
export default async function HelpPage(): Promise<ReactNode> {
  const texts = await openDeskPage('reception')
  const { t } = texts
  const pictures = createPictures(texts)
  return (
    <DeskPage title={t('help.title')} className={`${pageClass} max-w-280`}>
      <ol className="grid gap-6">
        {helpSteps.map((step, index) => (
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
          {filterStatuses.map((status) => (
            <div key={status} className="grid grid-cols-[1.5rem_9rem_1fr] items-center">
              <StatusMark status={status} />
              <dt className="font-semibold">{t(`statuses.${status}`)}</dt>
              <dd>{t(`help.meaning.${status}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </DeskPage>
  )
}

function createPictures(texts: DeskTexts): Partial<Record<HelpStep, ReactNode>> {
  const { t, desk, locale } = texts
  const newCaller = createExampleCaller(locale, desk.now, 9, { name: t('help.somebody') })
  const dueCaller = createExampleCaller(locale, desk.now, 25, {
    name: t('help.another'),
    deskStatus: 'noAnswer',
    attempts: 1,
    dueAt: desk.now.toISOString(),
  })
  const list = { texts, openLead: null, createHref: () => '' }
  return {
    queue: (
      <>
        <CallerList title={t('queue.due')} callers={[dueCaller]} {...list} />
        <CallerList title={t('queue.fresh')} callers={[newCaller]} {...list} />
      </>
    ),
    note: (
      <div className="grid max-w-108 gap-5 p-4">
        <CallerCard view={newCaller} texts={texts} to="" />
      </div>
    ),
  }
}
