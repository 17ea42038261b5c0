import type { ReactNode } from 'react'
import { OutcomeButton } from '#components/desk/callers/outcome-button'
import type { Caller } from '#lib/desk/callers/caller'
import { joinTexts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'

type SeparateLeadsProps = { caller: Caller; texts: DeskTexts }

/**
 * Checkboxes for the leads that become a separate caller. No lead is ticked at first, because the
 * text above the checkboxes asks staff to tick.
 */
export function SeparateLeads({ caller, texts }: SeparateLeadsProps): ReactNode {
  const { t } = texts
  return (
    <details className="text-sm">
      <summary className="min-h-11 py-3 font-semibold">{t('separate.title')}</summary>
      <fieldset className="grid justify-items-start gap-2">
        <legend className="mb-2 text-muted">{t('separate.text')}</legend>
        {caller.leads.map((lead) => (
          <label key={lead.number} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-6 shrink-0 accent-action"
              name="separate"
              value={lead.number}
            />
            {joinTexts(
              lead.name,
              texts.getOrderName(lead.order),
              t('lead.number', { number: String(lead.number) }),
            )}
          </label>
        ))}
        <OutcomeButton value="kind=separated" text={t('do.separated')} />
      </fieldset>
    </details>
  )
}
