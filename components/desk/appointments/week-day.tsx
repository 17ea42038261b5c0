import type { ReactNode } from 'react'
import { StatusMark } from '#components/desk/callers/status-mark'
import type { FreeSpan, WeekDay } from '#lib/desk/appointments/week-plan'
import type { UnversionedLine } from '#lib/desk/appointments/day-plan'
import { listNames } from '#lib/desk/callers/caller-names'
import { createDateFormat } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { createListPath } from '#lib/desk/lists/list-path'
import { getKyivClockTime, getKyivDay } from '#lib/time/kyiv-time'

type WeekDayProps = { plan: WeekDay; texts: DeskTexts }

/**
 * One day of a doctor: appointments and free time, sorted by time. On a phone, a day with neither
 * appointments nor free time is left out.
 */
export function WeekDayCell({ plan: { day, lines, free }, texts }: WeekDayProps): ReactNode {
  const { t, locale, desk } = texts
  const format = createDateFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  const entries = [
    ...lines.map((line) => ({
      at: line.at,
      entry: <AppointmentEntry line={line} texts={texts} />,
    })),
    ...free.map((span) => ({ at: span.at, entry: <FreeEntry span={span} texts={texts} /> })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  const isEmpty = entries.length === 0
  const isToday = day === getKyivDay(desk.now)
  return (
    <li
      className={`rounded-lg border p-3 ${isToday ? 'border-2 border-mark' : 'border-line'} ${isEmpty && !isToday ? 'max-lg:hidden' : ''}`}
      aria-current={isToday ? 'date' : undefined}
    >
      <h3 className="pb-1 text-sm font-semibold">
        <a className="inline-block py-1 underline" href={`/staff/day?day=${day}`}>
          {format.format(new Date(`${day}T12:00:00Z`))}
        </a>
      </h3>
      {isEmpty ? (
        <p className="text-sm text-muted">{t('week.nothing')}</p>
      ) : (
        <ul className="grid gap-1.5">
          {entries.map(({ at, entry }, index) => (
            <li key={`${at} ${index}`} className="text-sm">
              {entry}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function AppointmentEntry({ line, texts }: { line: UnversionedLine; texts: DeskTexts }): ReactNode {
  const { at, lead, leads, appointment } = line
  const status = appointment?.status
  return (
    <div className="rounded-md bg-band px-2 py-1.5 text-on-band">
      <b className="figure">{getKyivClockTime(new Date(at))}</b>{' '}
      <a
        className="font-semibold underline"
        href={createListPath({ tab: 'all', lead: lead.number })}
      >
        {listNames(leads).join(', ')}
      </a>
      <span className="block">
        {texts.getAppointmentKindName(appointment?.kind)}
        {appointment?.reminder === 'confirmed' && status === 'booked' && (
          <> · ✓ {texts.t('reminders.results.confirmed')}</>
        )}
      </span>
      {(status === 'came' || status === 'missed') && (
        <span className="flex items-center gap-2">
          <StatusMark status={status} /> {texts.getAppointmentStatusName(status)}
        </span>
      )}
    </div>
  )
}

function FreeEntry({ span, texts }: { span: FreeSpan; texts: DeskTexts }): ReactNode {
  return (
    <p>
      <span className="figure font-semibold">
        {getKyivClockTime(new Date(span.at))}–{getKyivClockTime(new Date(span.until))}
      </span>{' '}
      <span className="text-muted">{texts.t('week.free')}</span>
    </p>
  )
}
