'use client'

import { useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { CheckboxField } from '#components/desk/documents/checkbox-field'
import { DayInput } from '#components/desk/documents/day-input'
import {
  findKey,
  findText,
  getFieldId,
  useEditor,
  type EditorTexts,
  type FieldProps,
} from '#components/desk/documents/editor-context'
import { FieldNotes } from '#components/desk/documents/field-notes'
import { PictureInput } from '#components/desk/documents/picture-input'
import { SelectOptions } from '#components/desk/form/select-field'
import { Field, fieldClass, type ControlAttributes } from '#components/ui/field'
import { parseDoi } from '#lib/editing/field-values'
import { getFieldKind } from '#lib/editing/form-shape'
import { locales } from '#lib/i18n/locales'

/** A field for a single value: a checkbox, a select, an input or a text area. */
export function ValueField(field: FieldProps): ReactNode {
  const { name, label, shape } = field
  const { texts, mistakes, pricePlaces } = useEditor()
  const { getValues } = useFormContext()
  const id = getFieldId(field)
  if (getFieldKind(shape) === 'flag') return <CheckboxField {...{ id, name, label }} />
  const places = isPrice(field)
    ? (pricePlaces[findItemId(field, getValues)] ?? pricePlaces[''])
    : []
  return (
    <div className="min-w-0">
      <Field
        id={id}
        label={label}
        hint={findHint(field, texts)}
        isInvalid={mistakes.some((mistake) => mistake.field === id)}
        describedBy={`${id}-problem`}
        noteClass="text-sm"
      >
        {(control) => (
          <>
            <ValueControl {...field} control={control} />
            {shape.isPicture && <PictureInput name={name} />}
          </>
        )}
      </Field>
      {places && places.length > 0 && (
        <p id={`${id}-places`} className="text-sm text-muted">
          {texts.shownOn}{' '}
          {places.map(({ title, href }) => (
            <a key={href} href={href} target="_blank" className="mr-3 underline underline-offset-4">
              {title}
            </a>
          ))}
        </p>
      )}
      <FieldNotes {...field} />
    </div>
  )
}

const isPrice = ({ path }: FieldProps): boolean =>
  path.includes('price') || path.includes('monthlyPayment')

/**
 * The id of the list item that contains a field; '' outside a list, and for an item without an id.
 */
function findItemId({ name }: FieldProps, getValues: (name: string) => unknown): string {
  const end = name.lastIndexOf('.item.')
  const id = end < 0 ? '' : getValues(`${name.slice(0, end)}.item.id`)
  return typeof id === 'string' ? id : ''
}

/**
 * Finds the most specific of three hints. In order: for a field of an article's text, for the
 * field's key, for the kind of field.
 */
function findHint(field: FieldProps, texts: EditorTexts): string | undefined {
  const hints: Readonly<Record<string, string>> = texts.hints
  const key = findKey(field) ?? ''
  const isArticleText = locales.some((locale) => field.file === `${locale}.md`)
  const isDays = field.shape.items?.format === 'date'
  const kind = isDays ? 'dayLines' : getFieldKind(field.shape)
  const names = [isArticleText ? `article-${key}` : key, key, kind]
  return names.map((each) => hints[each]).find(Boolean)
}

function ValueControl(field: FieldProps & { control: ControlAttributes }): ReactNode {
  const { name, label, shape, lang, control } = field
  const { register, getValues, setValue } = useFormContext()
  const kind = getFieldKind(shape)
  const text = String(getValues(name) ?? '')
  const className = fieldClass('small')
  // react-hook-form fills the field in the browser. `defaultValue` fills the field in the server's
  // HTML.
  const attributes = { ...control, lang, defaultValue: text, ...register(name) }
  if (kind === 'choice') return <ChoiceControl {...field} />
  if (shape.format === 'date') return <DayInput {...{ control, name, label }} />
  if (shape.isDoi)
    return (
      <input
        {...attributes}
        {...register(name, {
          onBlur: () => {
            setValue(name, parseDoi(String(getValues(name))))
          },
        })}
        className={`${className} sm:max-w-140`}
        spellCheck={false}
      />
    )
  const isOneLine =
    kind === 'number' ||
    kind === 'row' ||
    shape.format !== undefined ||
    shape.isPicture ||
    findKey(field) === 'id'
  if (isOneLine)
    return (
      <input
        {...attributes}
        className={`${className} sm:max-w-72`}
        inputMode={kind === 'number' ? 'decimal' : undefined}
      />
    )
  return (
    <textarea
      {...attributes}
      className={`${className} field-sizing-content font-sans`}
      rows={text.split('\n').length}
    />
  )
}

/**
 * A select. The options are the value with which the form began, the schema's values, and the ids
 * from `choices`.
 */
function ChoiceControl({ name, shape, control }: FieldProps & { control: ControlAttributes }) {
  const { register, getValues } = useFormContext()
  const { texts, choices } = useEditor()
  const [first] = useState(() => String(getValues(name) ?? ''))
  const codes = [first, ...(shape.enum ?? []).map(String)]
  const names = codes.map((code) => [code, findText(texts.values, code)] as const)
  const options = new Map([...names, ...(choices[shape.choices ?? ''] ?? [])])
  options.set('', texts.choose)
  return (
    <select
      {...control}
      defaultValue={first}
      className={`${fieldClass('small')} sm:max-w-140`}
      {...register(name)}
    >
      <SelectOptions
        options={[...options]
          .filter(([value]) => value !== '' || first === '')
          .map(([value, label]) => ({ value, label }))}
      />
    </select>
  )
}
