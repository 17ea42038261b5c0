import type { ReactNode } from 'react'
import { AppointmentStatusText } from '#components/desk/appointments/appointment-status-text'
import { CallerLink } from '#components/desk/appointments/caller-link'
import type { FreeSpan, WeekDay } from '#lib/desk/appointments/week-plan'
import type { AppointmentLine } from '#lib/desk/appointments/day-plan'
import { createDateFormat } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'
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
      entry: <AppointmentEntry line={line} day={day} texts={texts} />,
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

type AppointmentEntryProps = { line: AppointmentLine; day: string; texts: DeskTexts }

function AppointmentEntry({ line, day, texts }: AppointmentEntryProps): ReactNode {
  const { at, appointment } = line
  return (
    <div className="rounded-md bg-band px-2 py-1.5 text-on-band">
      <b className="figure">{getKyivClockTime(new Date(at))}</b>{' '}
      <CallerLink line={line} from={{ page: 'week', day }} />
      <span className="block">
        {texts.getAppointmentKindName(appointment.kind)}
        {appointment.reminder === 'confirmed' && appointment.status === 'booked' && (
          <> · ✓ {texts.t('reminders.results.confirmed')}</>
        )}
      </span>
      <AppointmentStatusText appointment={appointment} texts={texts} />
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
