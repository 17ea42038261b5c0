'use client'

import { useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import {
  findText,
  getFieldId,
  useEditor,
  type FieldProps,
} from '#components/desk/documents/editor-context'
import { FieldNotes } from '#components/desk/documents/field-notes'
import { ListField } from '#components/desk/documents/list-field'
import { ValueField } from '#components/desk/documents/value-field'
import { getFieldKind, resolveShape, type Shape } from '#lib/editing/form-shape'
import { isLocale, localeDetails } from '#lib/i18n/locales'

/** A field of any kind: a single value, a list, or a group of fields. */
export function FormFields({ shape: allowedShape, ...field }: FieldProps): ReactNode {
  const { getValues } = useFormContext()
  const { texts } = useEditor()
  const shape = resolveShape(allowedShape, getValues(field.name))
  const kind = getFieldKind(shape)
  if (kind === 'list') return <ListField {...field} shape={shape} />
  if (!shape.properties) return <ValueField {...field} shape={shape} />
  const { file, path, name, label, lang } = field
  const renderField = ([key, partShape]: readonly [key: string, shape: Shape]) => {
    const part = { file, shape: partShape, path: [...path, key], name: `${name}.${key}` }
    if (!isLocale(key))
      return <FormFields key={key} {...part} lang={lang} label={findText(texts.fields, key)} />
    const { name: language, tag } = localeDetails[key]
    return <FormFields key={key} {...part} label={`${label}, ${language}`} lang={tag} />
  }
  const entries = Object.entries(shape.properties)
  if (kind === 'languages')
    return (
      <div>
        <div className="grid gap-x-4 gap-y-2 lg:grid-cols-2">{entries.map(renderField)}</div>
        <FieldNotes {...field} />
      </div>
    )
  const fields = entries.filter(([, { isRare }]) => !isRare).map(renderField)
  const rareFields = entries.filter(([, { isRare }]) => isRare)
  const all = (
    <>
      {fields}
      {rareFields.length > 0 && (
        <RareFields {...field} keys={rareFields.map(([key]) => key)}>
          {rareFields.map(renderField)}
        </RareFields>
      )}
    </>
  )
  if (path.length > 0)
    return (
      <FieldGroup {...field} shape={shape} isLong={fields.length > 3}>
        {all}
      </FieldGroup>
    )
  return (
    <>
      <FieldNotes {...field} />
      {all}
    </>
  )
}

type RareFieldsProps = Omit<FieldProps, 'shape'> & {
  keys: readonly string[]
  children: ReactNode
}

/**
 * Fields that few documents need. The group is collapsed unless one of the fields has a mistake
 * when the group is first shown.
 */
function RareFields({ file, path, keys, children }: RareFieldsProps) {
  const { mistakes, texts } = useEditor()
  const ids = keys.map((key) => getFieldId({ file, path: [...path, key] }))
  // `useState` keeps the first value. The group must stay open after an editor has corrected the
  // mistakes.
  const [isOpen] = useState(() =>
    mistakes.some(({ field, isReminder }) =>
      ids.some((id) => !isReminder && (field === id || field.startsWith(`${id}.`))),
    ),
  )
  return (
    <details open={isOpen}>
      <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">
        {texts.rare}
      </summary>
      <div className="grid gap-4 border-l-2 border-line pl-3 sm:pl-4">{children}</div>
    </details>
  )
}

/**
 * A group of fields. A list item with more than three fields (`isLong`) is collapsed. A new item is
 * open. An item is also open if it has a mistake when the form first shows the item.
 */
function FieldGroup({
  isLong,
  children,
  ...field
}: FieldProps & { isLong: boolean; children: ReactNode }) {
  const { mistakes } = useEditor()
  const { getValues } = useFormContext()
  const { path, name, label } = field
  const id = getFieldId(field)
  const [isOpen] = useState(
    () =>
      getValues(name.replace(/item$/, 'origin')) === null ||
      mistakes.some(({ field }) => field.startsWith(`${id}.`)),
  )
  const isFolded = isLong && typeof path.at(-1) === 'number'
  const fields = (
    <fieldset
      id={isFolded ? undefined : id}
      className="grid min-w-0 gap-4 border-l-2 border-line pl-3 sm:pl-4"
    >
      <legend className={isFolded ? 'sr-only' : 'float-left mb-1 font-semibold'}>{label}</legend>
      <FieldNotes {...field} />
      {children}
    </fieldset>
  )
  if (!isFolded) return fields
  return (
    <details id={id} open={isOpen}>
      <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">
        {label}
      </summary>
      {fields}
    </details>
  )
}
