import { SelectField } from '#components/desk/form/select-field'
import { DeskButton } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import { InputField } from '#components/desk/form/input-field'
import type { DeskTranslator } from '#lib/desk/desk-locale'
import { basename } from 'node:path'
import type { ReactNode } from 'react'
import { getEditorPath } from '#lib/editing/document-pages'

type MoveArticleFormsProps = {
  document: string
  /** Titles of all articles by slug. */
  articles: ReadonlyMap<string, string>
  t: DeskTranslator
}

/** Two forms: the first changes an article's slug, the second removes the article from the site. */
export function MoveArticleForms({ document, articles, t }: MoveArticleFormsProps): ReactNode {
  const form = {
    action: '/api/staff/content',
    fields: { document, to: getEditorPath(document) },
    className: 'flex flex-wrap items-end gap-3 border-t border-line pt-4',
  } as const
  const successors = [...articles]
    .filter(([slug]) => slug !== basename(document))
    .map(([value, label]) => ({ value, label }))
  return (
    <>
      <DeskForm {...form}>
        <InputField id="new-name" name="name" label={t('content.newName')} required />
        <DeskButton name="do" value="rename" text={t('content.move.new')} />
      </DeskForm>
      <DeskForm {...form}>
        <SelectField
          name="name"
          label={t('content.leadTo')}
          options={[{ value: '', label: t('content.gone') }, ...successors]}
        />
        <DeskButton name="do" value="retire" text={t('content.move.off')} />
      </DeskForm>
    </>
  )
}
