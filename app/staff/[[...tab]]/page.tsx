import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { CallerCard } from '#components/desk/callers/caller-card'
import { CallerTable } from '#components/desk/callers/caller-table'
import { CallersToolbar } from '#components/desk/callers/callers-toolbar'
import { HandoverNote } from '#components/desk/handover/handover-note'
import { DeskLink } from '#components/desk/form/desk-button'
import { DeskTitle } from '#components/desk/layout/desk-title'
import { PostNotice } from '#components/desk/layout/post-notice'
import { readReminders } from '#lib/desk/appointments/reminder-list'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { viewCaller, type CallerView } from '#lib/desk/callers/view-caller'
import { openDeskPage, type DeskTexts } from '#lib/desk/desk-texts'
import { listCallers } from '#lib/desk/lists/list-callers'
import { findNextLead } from '#lib/desk/lists/next-lead'
import { createListPath } from '#lib/desk/lists/list-path'
import {
  createPlanPath,
  createPlanQuery,
  readPlanPage,
  type PlanPage,
} from '#lib/desk/lists/plan-page'
import { listTabs } from '#lib/desk/lists/list-query'
import { readListQuery } from '#lib/desk/lists/sealed-search'

/**
 * A list of callers, and beside it the details of the chosen caller. Unknown paths of the desk lead
 * to this page too. A person without a session gets the same response for every path, and cannot
 * learn which pages the desk has.
 */
export default async function CallersPage({
  params,
  searchParams,
}: PageProps<'/staff/[[...tab]]'>): Promise<ReactNode> {
  const { tab: path = [] } = await params
  const tab = listTabs.find((each) => (each === 'queue' ? '' : each) === path.join('/'))
  const texts = await openDeskPage(tab && 'reception')
  if (!tab) notFound()
  const { t, person, desk } = texts
  const parameters = await searchParams
  const { query, filter } = await readListQuery({ ...parameters, tab })
  const page = await listCallers(person, desk, filter)
  const openLead = Number(parameters['lead']) || null
  const view = openLead === null ? null : await viewCaller(person, desk, openLead)
  const planPage = readPlanPage(parameters)
  const planQuery = planPage && createPlanQuery(planPage)
  const createHref = (lead?: number) => createListPath({ ...query, lead, ...planQuery })
  const to = createHref(view?.lead.number)
  const lead = planPage
    ? await findNextReminder(texts, planPage, view)
    : findNextLead(page.lines, view, desk.now)
  const next = lead && { href: createHref(lead.number), name: lead.name }
  const numbers = view?.leads.map(({ number }) => number) ?? []
  return (
    <>
      <DeskTitle text={t(`tabs.${tab}`)} />
      <CallersToolbar query={query} filter={filter} to={to} hasCard={view !== null} texts={texts} />
      <PostNotice texts={texts} to={to} numbers={numbers} next={next} />
      {tab === 'queue' && (
        <div className={view ? 'max-lg:hidden' : undefined}>
          <HandoverNote texts={texts} to={to} />
        </div>
      )}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div className={view ? 'caller-table max-lg:hidden' : undefined}>
          <CallerTable
            query={query}
            filter={filter}
            page={page}
            openLead={openLead}
            createHref={createHref}
            texts={texts}
          />
        </div>
        {view ? (
          <CardPanel
            view={view}
            to={to}
            listHref={createListPath(query)}
            planPage={planPage}
            texts={texts}
          />
        ) : (
          <div className="grid grid-cols-1 content-start justify-items-start gap-4 p-6 max-lg:hidden">
            <p className="text-muted">{t(openLead === null ? 'lead.choose' : 'lead.gone')}</p>
            {tab === 'queue' && next && (
              <DeskLink
                look="primary"
                href={next.href}
                text={t('queue.begin', { name: next.name })}
              />
            )}
          </div>
        )}
      </div>
    </>
  )
}

/**
 * Finds the lead of the next appointment without a reminder, on the page from which staff opened
 * the card. Returns undefined for a page other than the reminders.
 */
async function findNextReminder(
  { person, desk }: DeskTexts,
  { page, day }: PlanPage,
  view: CallerView | null,
): Promise<DeskLead | undefined> {
  if (page !== 'reminders') return undefined
  const { toCall = [] } = (await readReminders(person, desk, day)) ?? {}
  return toCall.find(
    ({ leads, appointment }) =>
      appointment.reminder === null && !leads.some(({ number }) => number === view?.lead.number),
  )?.lead
}

type CardPanelProps = {
  view: CallerView
  to: string
  listHref: string
  /** The page from which staff opened the card; null for the list beside the card. */
  planPage: PlanPage | null
  texts: DeskTexts
}

/**
 * The chosen caller's details: beside the list on a wide screen, in place of the list on a phone.
 */
function CardPanel({ view, to, listHref, planPage, texts }: CardPanelProps): ReactNode {
  const { t } = texts
  return (
    <article
      aria-label={view.lead.name}
      className="grid content-start gap-5 border-line p-4 lg:sticky lg:top-0 lg:max-h-dvh lg:gap-3 lg:overflow-y-auto lg:border-l lg:px-6 lg:py-3"
    >
      {planPage ? (
        <p>
          <DeskLink
            href={createPlanPath(planPage)}
            text={t('toPage', { page: t(`tabs.${planPage.page}`) })}
          />
        </p>
      ) : (
        <p className="lg:hidden">
          <DeskLink href={listHref} text={t('toList')} />
        </p>
      )}
      <CallerCard key={view.lead.caller} view={view} texts={texts} to={to} />
    </article>
  )
}
