import type { FigureTexts } from '#lib/editing/figure-presets'
import { mapLocales } from '#lib/i18n/locales'
import { readMessages } from '#lib/i18n/read-messages'
import { listShortWeekDays } from '#lib/time/opening-days'

/** Reads the texts with which a new figure begins. */
export const readFigureTexts = (): FigureTexts => ({
  less: mapLocales((locale) => readMessages(locale).Staff.content.figureStart.less),
  more: mapLocales((locale) => readMessages(locale).Staff.content.figureStart.more),
  weekDays: mapLocales(listShortWeekDays),
})
