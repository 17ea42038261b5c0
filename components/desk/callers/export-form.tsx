import type { ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { createListPath } from '#lib/desk/lists/list-path'
import type { ListQuery } from '#lib/desk/lists/list-query'

type ExportFormProps = { query: ListQuery; texts: DeskTexts }

/** Buttons that download the leads of the current list as CSV or JSON. */
export function ExportForm({ query, texts: { t } }: ExportFormProps): ReactNode {
  const fields = { ...query, to: createListPath(query) }
  return (
    <DeskForm action="/api/staff/csv" fields={fields} className="flex flex-wrap gap-2">
      <DeskButton name="format" value="csv" text={t('list.download', { format: 'CSV' })} />
      <DeskButton name="format" value="json" text={t('list.download', { format: 'JSON' })} />
    </DeskForm>
  )
}
