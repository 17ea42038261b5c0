'use client'

import type { ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { DeskButton } from '#components/desk/form/desk-button'
import { getFieldId, useEditor, type FieldProps } from '#components/desk/documents/editor-context'
import { FieldNotes } from '#components/desk/documents/field-notes'
import { FormFields } from '#components/desk/documents/form-fields'
import { createFormRow } from '#lib/editing/form-values'
import { summarizeItem } from '#lib/editing/summarize-item'

/** A list. Items can be added, removed and moved unless the schema fixes the number of items. */
export function ListField({ shape, ...field }: FieldProps): ReactNode {
  const { file, path, name, label, lang } = field
  const { texts, onChange } = useEditor()
  const { getValues } = useFormContext()
  const { fields, append, remove, move } = useFieldArray({ name })
  const isFixed = shape.prefixItems !== undefined
  const id = getFieldId(field)
  const addId = `${id}-add`
  const focusLater = (buttonId: string) => {
    requestAnimationFrame(() => document.getElementById(buttonId)?.focus())
  }
  function moveRow(from: number, to: number, direction: 'up' | 'down') {
    move(from, to)
    onChange()
    // In the first and the last row the pressed arrow button disappears, so the other arrow button
    // gets the focus.
    const isAtEnd = to === 0 || to === fields.length - 1
    const other = direction === 'up' ? 'down' : 'up'
    focusLater(`${id}.${to}-${isAtEnd ? other : direction}`)
  }
  const renderMove = (index: number, itemLabel: string, direction: 'up' | 'down') => (
    <DeskButton
      id={`${id}.${index}-${direction}`}
      type="button"
      look="link"
      aria-label={`${texts.list[direction]}: ${itemLabel}`}
      text={direction === 'up' ? '↑' : '↓'}
      onClick={() => {
        moveRow(index, direction === 'up' ? index - 1 : index + 1, direction)
      }}
    />
  )
  function removeRow(index: number) {
    remove(index)
    onChange()
    focusLater(addId)
  }
  return (
    <fieldset id={id} className="grid min-w-0 gap-4">
      <legend className="mb-1 font-semibold">{label}</legend>
      <FieldNotes {...field} />
      {fields.map((row, index) => {
        const itemName = `${name}.${index}.item`
        const itemLabel = summarizeItem(getValues(itemName)) ?? `${label} ${index + 1}`
        return (
          <div key={row.id} className="flex flex-wrap items-start gap-x-4">
            <div className="min-w-0 grow basis-80 sm:has-[>div>select]:grow-0 sm:has-[>div>select]:basis-140">
              <FormFields
                file={file}
                lang={lang}
                path={[...path, index]}
                name={itemName}
                shape={shape.prefixItems?.[index] ?? shape.items ?? {}}
                label={itemLabel}
              />
            </div>
            {!isFixed && (
              <p className="flex gap-x-4 sm:w-36 sm:justify-end">
                {index > 0 && renderMove(index, itemLabel, 'up')}
                {index < fields.length - 1 && renderMove(index, itemLabel, 'down')}
                <DeskButton
                  type="button"
                  look="link"
                  aria-label={`${texts.list.remove}: ${itemLabel}`}
                  text={texts.list.remove}
                  onClick={() => {
                    removeRow(index)
                  }}
                />
              </p>
            )}
          </div>
        )
      })}
      {!isFixed && (
        <p>
          <DeskButton
            id={addId}
            type="button"
            look="link"
            aria-label={`${texts.list.add}: ${label}`}
            text={texts.list.add}
            onClick={() => {
              append(createFormRow(shape.items ?? {}, crypto.randomUUID()))
              onChange()
            }}
          />
        </p>
      )}
    </fieldset>
  )
}
