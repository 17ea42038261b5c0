import type { ReactNode } from 'react'
import { DeskLink } from '#components/desk/form/desk-button'
import { DeskTitle } from '#components/desk/layout/desk-title'
import { pageClass } from '#components/desk/layout/page-styles'
import { PostNotice } from '#components/desk/layout/post-notice'
import { ReminderItem } from '#components/desk/reminders/reminder-item'
import {
  isSettledLine,
  readReminders,
  type ReminderLine,
} from '#lib/desk/appointments/reminder-list'
import { createKeptPath, readKeptNumbers } from '#lib/desk/appointments/kept-lines'
import { joinTexts } from '#lib/desk/desk-dates'
import { openDeskPage } from '#lib/desk/desk-texts'
import { concernsLeads, readChangeFlash } from '#lib/desk/flash'
import { formatDay } from '#lib/i18n/format'
import { isKyivDay } from '#lib/time/kyiv-time'

const remindersPath = '/staff/reminders'

/**
 * The list of people whom reception reminds of an appointment, with the result of each reminder.
 * The parameter `day` is the day of the appointments. The default is the next day with
 * appointments. The parameter `move` is the id of an appointment. The page opens the dialog that
 * moves this appointment.
 */
export default async function RemindersPage({
  searchParams,
}: PageProps<'/staff/reminders'>): Promise<ReactNode> {
  const texts = await openDeskPage('reception')
  const { t, locale, person, desk } = texts
  const { day: parameter, move, kept: keptParameter } = await searchParams
  const requested = isKyivDay(parameter) ? parameter : undefined
  const kept = readKeptNumbers(keptParameter)
  const list = await readReminders(person, desk, requested, kept)
  const { toCall = [], confirmed = [] } = list ?? {}
  const settled = toCall.filter(isSettledLine)
  const day = list?.day ?? ''
  const path = list ? createKeptPath(remindersPath, day, kept) : remindersPath
  // A line shows the notice about its own change. The page keeps its scroll position at this line.
  const flash = await readChangeFlash(person, desk, remindersPath)
  const renderLine = (line: ReminderLine) => {
    const others = kept.filter((number) => number !== line.lead.number)
    const together = toCall.filter(({ lead }) => lead.caller === line.lead.caller)
    const togetherNumbers = together.map(({ lead }) => lead.number)
    const keptPath = createKeptPath(remindersPath, day, [...others, line.lead.number])
    return (
      <ReminderItem
        key={line.appointment.id}
        line={line}
        path={path}
        keptPath={keptPath}
        // After an undo, a line of the lower list is a usual line of that list again.
        undonePath={
          confirmed.includes(line) ? createKeptPath(remindersPath, day, others) : keptPath
        }
        together={together[0] === line ? together : []}
        togetherPath={createKeptPath(remindersPath, day, [...kept, ...togetherNumbers])}
        isMoving={line.appointment.id === move}
        flash={flash}
        texts={texts}
      />
    )
  }
  return (
    <div className={pageClass}>
      <DeskTitle text={t('tabs.reminders')} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <h1 className="mr-auto title-2">
          {list
            ? t('reminders.title', {
                day: joinTexts(texts.nameNearDay(list.day), formatDay(locale, list.day)),
              })
            : t('tabs.reminders')}
        </h1>
        {list && (
          <DeskLink look="outline" href={`/staff/day?day=${list.day}`} text={t('reminders.day')} />
        )}
      </div>
      {!(flash && [...toCall, ...confirmed].some(({ leads }) => concernsLeads(flash, leads))) && (
        <PostNotice texts={texts} to={path} />
      )}
      {!list && <p>{t('reminders.empty')}</p>}
      {list && toCall.length + confirmed.length === 0 && <p>{t('reminders.emptyDay')}</p>}
      {toCall.length === 0 && confirmed.length > 0 && <p>{t('reminders.allConfirmed')}</p>}
      {toCall.length > 0 && (
        <ReminderSection
          id="to-call"
          title={t('reminders.toCall', { count: String(toCall.length - settled.length) })}
          items={toCall.map(renderLine)}
        />
      )}
      {confirmed.length > 0 && (
        <ReminderSection
          id="confirmed"
          title={t('reminders.confirmed', { count: String(confirmed.length) })}
          items={confirmed.map(renderLine)}
        />
      )}
    </div>
  )
}

type ReminderSectionProps = { id: string; title: string; items: ReactNode[] }

function ReminderSection({ id, title, items }: ReminderSectionProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-3 title-3">
        {title}
      </h2>
      <ul className="press-guard">{items}</ul>
    </section>
  )
}
