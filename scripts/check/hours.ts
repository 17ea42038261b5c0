import { placeOnHours, type OpeningHours } from '#lib/time/next-call'
import { weekDays } from '#lib/time/opening-days'
import { lineOf, type Problem } from '#scripts/check/problem'
import { readText } from '#scripts/check/typescript'

const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
const isWeekDay = (day: string) => weekDays.some((known) => known === day)

/** The hours that visitors and machines read: days of the week in their order, times of the day, closing after opening. */
export function checkHours(root: string, { clinic }: { clinic: { hours: OpeningHours } }): Problem[] {
  const { days, opens, closes } = clinic.hours
  const file = 'content/clinic.ts'
  const text = readText(root, file)
  const problems: Problem[] = []
  const refuse = (words: string, problem: string) => problems.push({ file, line: lineOf(text, words), problem })
  for (const time of [opens, closes].filter((each) => !isTime(each)))
    refuse(`'${time}'`, `“${time}” is no time of the day: write hours and minutes in two digits each, such as 09:00`)
  for (const time of [opens, closes].filter(
    (each) => isTime(each) && (placeOnHours(each) < 0 || placeOnHours(each) > 100),
  ))
    refuse(
      `'${time}'`,
      `the drawing of the hours shows 06:00 to 22:00, and ${time} is outside: ask a programmer to widen it`,
    )
  if (problems.length === 0 && closes <= opens)
    refuse('closes:', `the clinic closes (${closes}) before it opens (${opens}): correct one of the two`)
  for (const day of days.filter((each) => !isWeekDay(each)))
    refuse(
      `'${day}'`,
      `“${day}” is no day of the week: write ${weekDays.slice(0, -1).join(', ')} or ${weekDays.at(-1) ?? ''}`,
    )
  const ordered = weekDays.filter((day) => days.includes(day))
  if (days.length === 0) refuse('days:', 'no day is written: write at least one, such as Monday')
  else if (days.every(isWeekDay) && ordered.join() !== days.join())
    refuse('days:', `the days are not in the order of the week, or one stands twice: write ${ordered.join(', ')}`)
  return problems
}
