import type { ReactNode } from 'react'
import { ChosenWindows } from '#components/desk/callers/chosen-windows'
import { CopyText } from '#components/desk/copy-text'
import { noticeClass } from '#components/desk/layout/page-styles'
import { typedTextColumns } from '#lib/database/tables/lead'
import type { Caller } from '#lib/desk/callers/caller'
import { goalMinutes } from '#lib/desk/callers/calling-rules'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { localeDetails } from '#lib/i18n/locales'
import { formatPhone } from '#lib/leads/phone'

type CallerHeadingProps = { caller: Caller; texts: DeskTexts }

/** Name, phone, language, chosen time and waiting time of a caller, and the colleague who is calling. */
export function CallerHeading({ caller, texts }: CallerHeadingProps): ReactNode {
  const { lead, leads, claim, waitedMinutes } = caller
  const { t, person, formatMinutes } = texts
  const typedTexts = typedTextColumns.flatMap((column) =>
    [...new Set(leads.flatMap((each) => each[column] ?? []))].map((text) => ({ column, text })),
  )
  const languages = new Set(leads.map(({ language }) => localeDetails[language].name))
  return (
    <header>
      <h2 className="title-3">{lead.name}</h2>
      <p className="flex flex-wrap items-center gap-x-4 text-lg">
        {formatPhone(lead.phone)}
        <CopyText text={lead.phone} />
      </p>
      {typedTexts.map(({ column, text }) => (
        <p key={column + text}>
          <span className="text-muted">{t(`lead.${column}`)}:</span> <span>{text}</span>
        </p>
      ))}
      <p className="text-sm text-muted">
        {t('lead.language')}: {[...languages].join(', ')}
      </p>
      {caller.windows.length > 0 && (
        <p className={`my-2 ${noticeClass}`}>
          <ChosenWindows caller={caller} texts={texts} className="block first-letter:uppercase" />
        </p>
      )}
      {waitedMinutes !== null && (
        <p className="text-sm text-muted">
          {t('lead.waiting', {
            time: formatMinutes(waitedMinutes),
            isLate: String(waitedMinutes > goalMinutes),
            over: formatMinutes(waitedMinutes - goalMinutes),
            goal: String(goalMinutes),
          })}
        </p>
      )}
      {claim && claim.by !== person.id && (
        <p className={noticeClass}>
          {t('said.claimed', {
            name: texts.getStaffName(claim.by),
            time: texts.formatTime(claim.until),
          })}
        </p>
      )}
    </header>
  )
}
