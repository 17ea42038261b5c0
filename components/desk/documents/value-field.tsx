import { SelectOptions } from '#components/desk/form/select-field'
import { getEditorMessages, translateCode } from '#lib/desk/desk-locale'
import type { ReactNode } from 'react'
import { CheckboxField } from '#components/desk/documents/checkbox-field'
import { FieldNotes } from '#components/desk/documents/field-notes'
import { getFieldName, type ShapedFieldProps } from '#components/desk/documents/file-fields'
import { PictureInput } from '#components/desk/documents/picture-input'
import { Field, fieldClass, type ControlAttributes } from '#components/ui/field'
import { formatFieldValue } from '#lib/editing/field-values'
import { getFieldKind } from '#lib/editing/form-shape'
import { isLocale } from '#lib/i18n/locales'

/** A field for a single value: a checkbox, a select, an input or a text area. */
export function ValueField(field: ShapedFieldProps): ReactNode {
  const { form, path, label, shape, value } = field
  const { t } = form
  const name = getFieldName(form, path)
  const kind = getFieldKind(shape)
  if (kind === 'flag') return <CheckboxField {...{ name, label }} isChecked={value === true} />
  return (
    <div className="min-w-0">
      <Field
        id={name}
        label={label}
        hint={findHint(field)}
        isInvalid={form.mistakes.some((mistake) => mistake.field === name)}
        describedBy={`${name}-problem`}
        noteClass="text-sm"
      >
        {(control) => (
          <>
            <ValueControl {...field} control={control} />
            {shape.isPicture && <PictureInput name={name} texts={getEditorMessages(t, 'tools')} />}
          </>
        )}
      </Field>
      <FieldNotes {...{ form, path }} />
    </div>
  )
}

/**
 * The key of the field's label and hint: the last key of the path that is neither a language nor an
 * index.
 */
const findKey = ({ path }: ShapedFieldProps) =>
  path.findLast((key) => typeof key === 'string' && !isLocale(key))

/** The hint for the field's key or, without such a hint, the hint for the field's kind. */
function findHint(field: ShapedFieldProps): string | undefined {
  const { t } = field.form
  const names = [findKey(field), getFieldKind(field.shape)]
  const key = names
    .map((name) => `content.hints.${name}` as 'name')
    .find((message) => t.has(message))
  return key && t(key)
}

function ValueControl(field: ShapedFieldProps & { control: ControlAttributes }): ReactNode {
  const { form, path, shape, value, lang, control } = field
  const kind = getFieldKind(shape)
  const text = formatFieldValue(shape, value)
  const className = fieldClass('small')
  const attributes = {
    ...control,
    name: getFieldName(form, path),
    lang,
    defaultValue: text,
  }
  if (kind === 'choice')
    return (
      <select {...attributes} className={`${className} sm:max-w-140`}>
        <SelectOptions options={listOptions(field, text)} />
      </select>
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
        type={shape.format === 'date' ? 'date' : 'text'}
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
 * Lists the options of a select: the current value, the values that the schema allows, and the ids
 * from `listChoices`.
 */
function listOptions({ form, shape }: ShapedFieldProps, current: string) {
  const codes = [current, ...(shape.enum ?? []).map(String)]
  const names = codes.map(
    (code) => [code, translateCode(form.t, `content.values.${code}`)] as const,
  )
  const options = new Map([...names, ...form.listChoices(shape.choices)])
  return [...options].map(([value, label]) => ({ value, label }))
}
