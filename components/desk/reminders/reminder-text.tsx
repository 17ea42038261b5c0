import type { ReactNode } from 'react'
import { CopyText } from '#components/desk/copy-text'
import { DeskLink } from '#components/desk/form/desk-button'
import type { ReminderLine } from '#lib/desk/appointments/reminder-list'
import { createReminderText, createSmsAddress } from '#lib/desk/appointments/reminder-text'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { localeDetails } from '#lib/i18n/locales'

type ReminderTextProps = { line: ReminderLine; texts: DeskTexts }

/**
 * The text of a reminder in the language of the patient's lead. Staff copy the text into any
 * messenger, or open the text as an SMS on the device. The page itself sends the name and the phone
 * to no other service.
 */
export function ReminderText({ line: { lead, appointment }, texts }: ReminderTextProps): ReactNode {
  const { t } = texts
  const { tag, name: language } = localeDetails[lead.language]
  const text = createReminderText(appointment, lead.language)
  return (
    <div className="text-sm">
      <div className="flex flex-wrap items-center gap-x-4">
        <CopyText text={text} label={t('reminders.copy')} />
        <DeskLink href={createSmsAddress(lead.phone, text)} text={t('reminders.sms')} />
      </div>
      <details>
        <summary className="min-h-11 py-3">{t('reminders.textIn', { language })}</summary>
        <p lang={tag} className="rounded-lg bg-wash p-3 select-all">
          {text}
        </p>
      </details>
    </div>
  )
}
