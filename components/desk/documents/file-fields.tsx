import { DeskButton } from '#components/desk/form/desk-button'
import { getEditorMessages, translateCode, type DeskTranslator } from '#lib/desk/desk-locale'
import { basename } from 'node:path'
import { Children, type ReactNode } from 'react'
import type { Document } from 'yaml'
import { FieldNotes } from '#components/desk/documents/field-notes'
import { MarkdownField } from '#components/desk/documents/markdown-field'
import { ValueField } from '#components/desk/documents/value-field'
import type { FieldMistake } from '#lib/content/field-mistake'
import { getButtonValue } from '#lib/editing/editor-post'
import {
  getFieldKind,
  getFileShape,
  getPart,
  resolveShape,
  type FieldPath,
  type Shape,
} from '#lib/editing/form-shape'
import { markdownFieldName, openFile } from '#lib/editing/yaml-file'
import { defaultLocale, isLocale, localeDetails, locales } from '#lib/i18n/locales'

/** Data that all fields of a file share. */
export type FileForm = {
  file: string
  document: Document
  t: DeskTranslator
  mistakes: readonly FieldMistake[]
  /**
   * Returns the ids that a field may contain, each with its name. `kind` is the value of `choices`
   * in the field's schema.
   */
  listChoices: (kind?: string) => ReadonlyMap<string, string>
}

/** Props of a field. `path` leads from the root of the file to the field. */
export type FieldProps = { form: FileForm; path: FieldPath; label: string }

/**
 * Props of a field, with the shape and the value of the field. `lang` is the language of the value.
 */
export type ShapedFieldProps = FieldProps & {
  shape: Shape
  value: unknown
  lang?: string | undefined
}

/** The name and id of a field, such as `services.yaml:categories.0.title.ua`. */
export const getFieldName = ({ file }: FileForm, path: FieldPath): string =>
  `${file}:${path.join('.')}`

type FileFieldsProps = Omit<FileForm, 'file' | 'document'> & { path: string; text: string }

export function FileFields({ path, text, ...common }: FileFieldsProps): ReactNode {
  const shape = getFileShape(path)
  const { document, markdown } = openFile(path, text)
  const form = { ...common, file: basename(path), document }
  const locale = locales.find((each) => path.endsWith(`${each}.md`)) ?? defaultLocale
  const { tag, name: language } = localeDetails[locale]
  return (
    <>
      {shape && (
        <Fields {...{ form, shape, label: '' }} value={document.toJS() as unknown} path={[]} />
      )}
      {markdown !== null && (
        <MarkdownField
          name={getFieldName(form, [markdownFieldName])}
          label={`${common.t('content.fields.text')}, ${language}`}
          lang={tag}
          value={markdown}
          mistakes={<FieldNotes form={form} path={[markdownFieldName]} />}
          texts={getEditorMessages(common.t, 'tools')}
        />
      )}
    </>
  )
}

/** A field of any kind: a single value, a list, or a group of fields. */
function Fields({ form, shape: allowedShape, value, path, label, lang }: ShapedFieldProps) {
  const shape = resolveShape(allowedShape, value)
  const kind = getFieldKind(shape)
  const field = { form, path, label, shape, value, lang }
  if (kind === 'list') return <ListField {...field} />
  if (!shape.properties) return <ValueField {...field} />
  const fields = Object.entries(shape.properties).map(([key, partShape]) => {
    const part = { form, shape: partShape, value: getPart(value, key), path: [...path, key] }
    if (!isLocale(key)) {
      const name = translateCode(form.t, `content.fields.${key}`)
      return <Fields key={key} {...part} label={name} lang={lang} />
    }
    const { name, tag } = localeDetails[key]
    return <Fields key={key} {...part} label={`${label}, ${name}`} lang={tag} />
  })
  if (path.length === 0) return fields
  if (kind === 'fields') return <FieldGroup {...field}>{fields}</FieldGroup>
  return (
    <div>
      <div className="grid gap-x-4 gap-y-2 lg:grid-cols-2">{fields}</div>
      <FieldNotes {...field} />
    </div>
  )
}

/**
 * A group of fields. A group that is a list item with more than three fields is collapsed unless
 * one of the fields has a mistake.
 */
function FieldGroup({ form, path, label, children }: FieldProps & { children: ReactNode }) {
  const name = getFieldName(form, path)
  const isFolded = Children.count(children) > 3 && typeof path.at(-1) === 'number'
  const fields = (
    <fieldset
      id={isFolded ? undefined : name}
      className="grid min-w-0 gap-4 border-l-2 border-line pl-3 sm:pl-4"
    >
      <legend className={isFolded ? 'sr-only' : 'float-left mb-1 font-semibold'}>{label}</legend>
      <FieldNotes {...{ form, path }} />
      {children}
    </fieldset>
  )
  if (!isFolded) return fields
  return (
    <details id={name} open={form.mistakes.some(({ field }) => field.startsWith(name))}>
      <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">
        {label}
      </summary>
      {fields}
    </details>
  )
}

/** A list. Items can be added, removed and moved unless the schema fixes the number of items. */
function ListField({ form, path, label, shape, value, lang }: ShapedFieldProps) {
  const isFixed = shape.prefixItems !== undefined
  const items: readonly unknown[] = shape.prefixItems ?? (Array.isArray(value) ? value : [])
  return (
    <fieldset id={getFieldName(form, path)} className="grid min-w-0 gap-4">
      <legend className="mb-1 font-semibold">{label}</legend>
      <FieldNotes {...{ form, path }} />
      {items.map((_item, index) => {
        const item = getPart(value, index)
        const itemPath = [...path, index]
        const itemLabel = summarizeItem(item) ?? `${label} ${index + 1}`
        const button = { form, path: itemPath, label: itemLabel }
        return (
          <div key={index} className="flex flex-wrap items-start gap-x-4">
            <div className="min-w-0 grow basis-80 sm:has-[>div>select]:grow-0 sm:has-[>div>select]:basis-140">
              <Fields
                {...{ form, lang }}
                value={item}
                path={itemPath}
                shape={shape.prefixItems?.[index] ?? shape.items ?? {}}
                label={itemLabel}
              />
            </div>
            {!isFixed && (
              <p className="flex gap-x-4 sm:w-36 sm:justify-end">
                {index > 0 && <ListButton {...button} verb="moveItemUp" />}
                {index < items.length - 1 && <ListButton {...button} verb="moveItemDown" />}
                <ListButton {...button} verb="removeItem" />
              </p>
            )}
          </div>
        )
      })}
      {!isFixed && (
        <p>
          <ListButton {...{ form, path, label }} verb="addItem" />
        </p>
      )}
    </fieldset>
  )
}

/**
 * The message key and the arrow of each list button. A button with an arrow shows the arrow, and
 * the message is read by screen readers.
 */
const listButtons = {
  addItem: { message: 'add', arrow: undefined },
  removeItem: { message: 'remove', arrow: undefined },
  moveItemUp: { message: 'up', arrow: '↑' },
  moveItemDown: { message: 'down', arrow: '↓' },
} as const

function ListButton({
  verb,
  form,
  path,
  label,
}: FieldProps & { verb: keyof typeof listButtons }): ReactNode {
  const { message, arrow } = listButtons[verb]
  const text = form.t(`content.list.${message}`)
  return (
    <DeskButton
      look="link"
      name="do"
      value={getButtonValue(verb, getFieldName(form, path))}
      aria-label={`${text}: ${label}`}
      text={arrow ?? text}
    />
  )
}

/**
 * Returns a list item's title, name or other text, cut to 80 characters, as the label of the item.
 * Returns undefined for an item without text.
 */
function summarizeItem(item: unknown): string | undefined {
  const keys = ['title', 'name', 'question', 'label', 'text', 'id']
  const value = keys.map((key) => getPart(item, key)).find(Boolean)
  const text = typeof value === 'string' ? value : getPart(value, defaultLocale)
  return typeof text === 'string' && text !== '' ? text.slice(0, 80) : undefined
}
