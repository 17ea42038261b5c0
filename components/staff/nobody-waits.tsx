import { clinic } from '#content/clinic'
import { localeDetails } from '#lib/i18n/locales'
import { nextCall, weekday } from '#lib/time/next-call'
import { isOpenAt } from '#lib/time/opening-minutes'
import { deskLocale, deskWords } from '#lib/desk/words'

export async function NobodyWaits({ now }: { now: Date }) {
  const [t, locale] = [await deskWords('Staff'), await deskLocale()]
  const { day, time } = nextCall(now, clinic.hours)
  return (
    <div className="desk-empty">
      <p>
        <b>{t('queue.empty')}</b>
      </p>
      <p>
        {isOpenAt(now, clinic.hours)
          ? t('queue.emptyOpen')
          : t('queue.emptyClosed', { day: weekday(localeDetails[locale].tag, day), time })}
      </p>
    </div>
  )
}
