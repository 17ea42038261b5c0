import type { ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import type { DayPlanLine } from '#lib/desk/appointments/day-plan'
import { listNames } from '#lib/desk/callers/caller-names'
import type { DeskTexts } from '#lib/desk/desk-texts'

type KeptResultProps = {
  line: Pick<DayPlanLine, 'lead' | 'leads' | 'undo'>
  /** The path of the page on which the line keeps its place. */
  to: string
  className?: string
  texts: DeskTexts
}

/**
 * The result of a line that keeps its place, and a button that undoes the result. The text is as
 * high as the result buttons were, so that a second press on the same spot hits no other button.
 */
export function KeptResult({ line, to, className, texts }: KeptResultProps): ReactNode {
  const { lead, leads, undo } = line
  if (!undo) return null
  const { t } = texts
  const name = listNames(leads).join(', ')
  return (
    <div className={className}>
      <p className="min-h-24 content-center font-semibold sm:min-h-11">
        {t('said.done', { name, action: texts.getActionName(undo.action) })}
      </p>
      <DeskForm
        action="/api/staff/lead"
        fields={{ number: lead.number, to, kind: 'undo', event: undo.id }}
      >
        <DeskButton text={t('do.undoNamed', { name })} />
      </DeskForm>
    </div>
  )
}
