import type { ReactNode } from 'react'
import { DeskLink } from '#components/desk/form/desk-button'
import { DeskTitle } from '#components/desk/layout/desk-title'
import { pageClass } from '#components/desk/layout/page-styles'
import { PostNotice } from '#components/desk/layout/post-notice'
import { ReminderItem } from '#components/desk/reminders/reminder-item'
import { readReminders, type ReminderLine } from '#lib/desk/appointments/reminder-list'
import { openDeskPage } from '#lib/desk/desk-texts'
import { formatDay } from '#lib/i18n/format'
import { getKyivDay, isKyivDay } from '#lib/time/kyiv-time'

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
  const { day: parameter, move } = await searchParams
  const requested = isKyivDay(parameter) ? parameter : undefined
  const list = await readReminders(person, desk, requested)
  const day = list?.day ?? getKyivDay(desk.now)
  const path = requested ? `${remindersPath}?day=${requested}` : remindersPath
  const renderLine = (line: ReminderLine) => (
    <ReminderItem
      key={line.appointment.id}
      line={line}
      path={path}
      isMoving={line.appointment.id === move}
      texts={texts}
    />
  )
  return (
    <div className={pageClass}>
      <DeskTitle text={t('tabs.reminders')} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <h1 className="mr-auto title-2">
          {list ? t('reminders.title', { day: formatDay(locale, day) }) : t('tabs.reminders')}
        </h1>
        {list && (
          <DeskLink look="outline" href={`/staff/day?day=${day}`} text={t('reminders.day')} />
        )}
      </div>
      <PostNotice texts={texts} to={path} />
      {!list && <p>{t('reminders.empty')}</p>}
      {list && list.toCall.length + list.confirmed.length === 0 && <p>{t('reminders.emptyDay')}</p>}
      {list && list.toCall.length === 0 && list.confirmed.length > 0 && (
        <p>{t('reminders.allConfirmed')}</p>
      )}
      {list && list.toCall.length > 0 && (
        <section aria-labelledby="to-call">
          <h2 id="to-call" className="pb-3 title-3">
            {t('reminders.toCall', { count: String(list.toCall.length) })}
          </h2>
          <ul>{list.toCall.map(renderLine)}</ul>
        </section>
      )}
      {list && list.confirmed.length > 0 && (
        <section aria-labelledby="confirmed">
          <h2 id="confirmed" className="pb-3 title-3">
            {t('reminders.confirmed', { count: String(list.confirmed.length) })}
          </h2>
          <ul>{list.confirmed.map(renderLine)}</ul>
        </section>
      )}
    </div>
  )
}
