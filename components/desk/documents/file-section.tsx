'use client'

import { useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormFields } from '#components/desk/documents/form-fields'
import { MarkdownField } from '#components/desk/documents/markdown-field'
import { findText, useEditor } from '#components/desk/documents/editor-context'
import { DeskButton } from '#components/desk/form/desk-button'
import { SelectOptions } from '#components/desk/form/select-field'
import { Field, fieldClass } from '#components/ui/field'
import { getButtonValue } from '#lib/editing/editor-post'
import { createFigure, figureForms, listSharedFields } from '#lib/editing/figure-presets'
import { resolveShape, type Shape } from '#lib/editing/form-shape'
import { createFormValue, type FormGroup, type FormValue } from '#lib/editing/form-values'

/** A file of the document, as the form shows it. */
export type EditorFile = {
  /** The name of the file, such as `services.yaml`. */
  name: string
  /** The title of the file for editors; '' outside articles. */
  title: string
  /** True for a file that a document may lack, such as the drawing of an article. */
  isOptional: boolean
  /** False for an optional file that the document lacks. */
  isAdded: boolean
  /** Undefined for a Markdown file without fields. */
  shape?: Shape
  value: FormValue
  /** The Markdown of the file; null for a file that has only fields. */
  markdown: string | null
  markdownLabel: string
  /** The language of the file as a BCP 47 tag. */
  lang: string
}

type FileSectionProps = {
  file: EditorFile
  /** The name of the file's values in react-hook-form. */
  name: string
  /** The id of the form to which the buttons belong. */
  formId: string
  drawing?: ReactNode
}

/** The fields of one file, and a button that adds or removes an optional file. */
export function FileSection({ file, name, formId, drawing }: FileSectionProps): ReactNode {
  const { texts } = useEditor()
  const { title, shape, isAdded, isOptional } = file
  const isFigure = file.name === 'figure.yaml'
  return (
    <section
      id={file.name}
      className="grid grid-cols-1 gap-4"
      aria-label={title === '' ? undefined : title}
    >
      {title !== '' && isAdded && <h2>{title}</h2>}
      {isAdded && shape && !isFigure && (
        <FormFields file={file.name} path={[]} name={`${name}.value`} label="" shape={shape} />
      )}
      {isAdded && shape && isFigure && (
        <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
          <FigureFields file={file.name} name={`${name}.value`} shape={shape} />
          <div className="top-4 -order-1 lg:sticky lg:order-1">{drawing}</div>
        </div>
      )}
      {isAdded && file.markdown !== null && (
        <MarkdownField
          file={file.name}
          name={`${name}.markdown`}
          label={file.markdownLabel}
          lang={file.lang}
        />
      )}
      {isOptional && (
        <DeskButton
          form={formId}
          extra="justify-self-start"
          name="do"
          value={getButtonValue(isAdded ? 'removeFile' : 'addFile', file.name)}
          text={`${isAdded ? texts.list.remove : texts.list.add}: ${title}`}
        />
      )}
    </section>
  )
}

type FigureFieldsProps = { file: string; name: string; shape: Shape }

/**
 * The fields of a figure. A select chooses the kind of figure (`form`) and fills in numbers with
 * which the figure can be drawn. The fields of this kind stand above the texts that all figures
 * have.
 */
function FigureFields({ file, name, shape }: FigureFieldsProps) {
  const { getValues, setValue, unregister } = useFormContext()
  const { texts, figureTexts, onChange } = useEditor()
  const [form, setForm] = useState(() => String(getValues(`${name}.form`) ?? ''))
  const { properties = {} } = resolveShape(shape, { form })
  const names = Object.keys(properties)
  const formIndex = names.indexOf('form')
  const sharedNames = names.slice(0, formIndex)
  const shown = [...names.slice(formIndex + 1), ...sharedNames].flatMap((each) => {
    const part = properties[each]
    return part ? [[each, part] as const] : []
  })
  function changeForm(next: string) {
    const before = getValues(name) as FormGroup
    const shared = listSharedFields(shape, next)
    const kept = Object.entries(before).filter(([each]) => shared.includes(each))
    const value = createFormValue(shape, createFigure(shape, next, figureTexts)) as FormGroup
    unregister(name)
    setValue(name, { ...value, ...Object.fromEntries(kept) })
    setForm(next)
    onChange()
  }
  return (
    <div className="grid min-w-0 gap-4">
      <Field id={`${file}:form`} label={texts.figureForm} noteClass="text-sm">
        {(control) => (
          <select
            {...control}
            value={form}
            className={`${fieldClass('small')} sm:max-w-140`}
            onInput={(event) => {
              event.stopPropagation()
            }}
            onChange={({ target }) => {
              changeForm(target.value)
            }}
          >
            <SelectOptions
              options={figureForms.map((value) => ({
                value,
                label: findText(texts.values, value),
              }))}
            />
          </select>
        )}
      </Field>
      <div key={form} className="grid min-w-0 gap-4">
        <FormFields
          file={file}
          path={[]}
          name={name}
          label=""
          shape={{ type: 'object', properties: Object.fromEntries(shown) }}
        />
      </div>
    </div>
  )
}
