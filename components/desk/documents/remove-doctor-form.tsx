import type { ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import type { DeskTranslator } from '#lib/desk/desk-locale'
import { getEditorPath } from '#lib/editing/document-pages'

type RemoveDoctorFormProps = { document: string; t: DeskTranslator }

export function RemoveDoctorForm({ document, t }: RemoveDoctorFormProps): ReactNode {
  return (
    <DeskForm
      action="/api/staff/content"
      fields={{ document, to: getEditorPath(document) }}
      className="border-t border-line pt-4"
    >
      <DeskButton name="do" value="removeDoctor" text={t('content.removeDoctor')} />
    </DeskForm>
  )
}
