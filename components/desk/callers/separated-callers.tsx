import type { ReactNode } from 'react'
import { OutcomeButton } from '#components/desk/callers/outcome-button'
import { DeskLink } from '#components/desk/form/desk-button'
import { listNames } from '#lib/desk/callers/caller-names'
import type { CallerView } from '#lib/desk/callers/view-caller'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { createListPath } from '#lib/desk/lists/list-path'

type SeparatedCallersProps = { view: CallerView; texts: DeskTexts }

/**
 * Links to callers with the same phone that staff have separated from this caller. A button at each
 * link unites both callers again.
 */
export function SeparatedCallers({ view, texts }: SeparatedCallersProps): ReactNode {
  const { t } = texts
  if (view.separated.length === 0) return null
  return (
    <div className="text-sm">
      <p className="text-muted">{t('separate.others')}</p>
      <ul>
        {view.separated.map(({ lead, leads, version }) => {
          const name = listNames(leads).join(', ')
          const other = { other: String(lead.number), otherVersion: version }
          return (
            <li key={lead.caller} className="flex flex-wrap gap-x-4">
              <DeskLink href={createListPath({ tab: 'all', lead: lead.number })} text={name} />
              <OutcomeButton
                look="link"
                value={new URLSearchParams({ kind: 'united', ...other }).toString()}
                aria-label={t('separate.unite', { name })}
                text={t('do.united')}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
