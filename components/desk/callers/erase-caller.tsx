import type { ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import { findLatestEntry } from '#lib/desk/callers/caller-history'
import type { CallerView } from '#lib/desk/callers/view-caller'
import type { DeskTexts } from '#lib/desk/desk-texts'

type EraseCallerProps = { view: CallerView; texts: DeskTexts; to: string }

/** A button for admins that erases a caller with all leads. */
export function EraseCaller({
  view: { leads, lead, version, events },
  texts: { t },
  to,
}: EraseCallerProps): ReactNode {
  const event = findLatestEntry(events)?.id ?? 0
  const fields = { number: lead.number, to, kind: 'erase', version, event }
  return (
    <details className="border-t border-line text-sm">
      <summary className="min-h-11 py-3 font-semibold">{t('erase.title')}</summary>
      <DeskForm action="/api/staff/lead" fields={fields} className="grid justify-items-start gap-2">
        <p className="text-muted">{t('erase.text')}</p>
        <DeskButton
          look="primary"
          extra="bg-error text-paper"
          text={t('erase.action', { count: leads.length })}
        />
      </DeskForm>
    </details>
  )
}
