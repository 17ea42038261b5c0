import { basename } from 'node:path'
import { Children, type ReactNode } from 'react'
import type { Document } from 'yaml'
import { MarkdownField } from '#components/desk/documents/markdown-field'
import { PictureInput } from '#components/desk/documents/picture-input'
import { DeskButton, Options } from '#components/desk/field'
import { fieldClass, Label } from '#components/ui/field'
import type { FieldProblem } from '#lib/editing/edit-document'
import {
  kindOf,
  markedNode,
  markName,
  openFile,
  partOf,
  shapeFor,
  shapeOfFile,
  textName,
  textOf,
  type FieldPath,
  type Shape,
} from '#lib/editing/form'
import { editorTexts, wordOf, type Words } from '#lib/desk/words'
import { defaultLocale, isLocale, localeDetails, locales } from '#lib/i18n/locales'

type Given = {
  t: Words
  mistakes: readonly FieldProblem[]
  /** What a field names by a code, by the word of its schema's metadata. */
  choices: (kind?: string) => ReadonlyMap<string, string>
}
type Form = Given & { file: string; document: Document }
type PartProps = { form: Form; path: FieldPath; label: string }
type FieldsProps = PartProps & { shape: Shape; value: unknown; lang?: string | undefined }

export function FileFields({ path, text, ...given }: Given & { path: string; text: string }) {
  const shape = shapeOfFile(path)
  const { document, markdown } = openFile(path, text)
  const form = { ...given, file: basename(path), document }
  const { tag, name: language } =
    localeDetails[locales.find((each) => path.endsWith(`${each}.md`)) ?? defaultLocale]
  return (
    <>
      {shape && (
        <Fields {...{ form, shape, label: '' }} value={document.toJS() as unknown} path={[]} />
      )}
      {markdown !== null && (
        <MarkdownField
          name={nameOf(form, [textName])}
          label={`${given.t('content.fields.text')}, ${language}`}
          lang={tag}
          value={markdown}
          mistakes={<Notes form={form} path={[textName]} />}
          texts={editorTexts(given.t, 'tools')}
        />
      )}
    </>
  )
}

const nameOf = ({ file }: Form, path: FieldPath) => `${file}:${path.join('.')}`

function Fields({ form, shape: allowed, value, path, label, lang }: FieldsProps) {
  const shape = shapeFor(allowed, value)
  const kind = kindOf(shape)
  const part = { form, path, label, shape, value, lang }
  if (kind === 'list') return <List {...part} />
  if (!shape.properties) return <Leaf {...part} />
  const fields = Object.entries(shape.properties).map(([key, each]) => {
    const own = { form, shape: each, value: partOf(value, key), path: [...path, key] }
    if (!isLocale(key))
      return (
        <Fields key={key} {...own} label={wordOf(form.t, `content.fields.${key}`)} lang={lang} />
      )
    const { name, tag } = localeDetails[key]
    return <Fields key={key} {...own} label={`${label}, ${name}`} lang={tag} />
  })
  if (path.length === 0) return fields
  if (kind === 'fields') return <Group {...part}>{fields}</Group>
  return (
    <div>
      <div className="grid gap-x-4 gap-y-2 lg:grid-cols-2">{fields}</div>
      <Notes {...part} />
    </div>
  )
}

/** Fields that belong together; several of a list are opened when they are wanted, or one is wrong. */
function Group({ form, path, label, children }: PartProps & { children: ReactNode }) {
  const name = nameOf(form, path)
  const isFolded = Children.count(children) > 3 && typeof path.at(-1) === 'number'
  const fields = (
    <fieldset
      id={isFolded ? undefined : name}
      className="grid min-w-0 gap-4 border-l-2 border-line pl-3 sm:pl-4"
    >
      <legend className={isFolded ? 'sr-only' : 'float-left mb-1 font-semibold'}>{label}</legend>
      <Notes {...{ form, path }} />
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

function List({ form, path, label, shape, value, lang }: FieldsProps) {
  const isFixed = shape.prefixItems !== undefined
  const items: readonly unknown[] = shape.prefixItems ?? (Array.isArray(value) ? value : [])
  const button = (verb: 'add' | 'remove' | 'up' | 'down', to: FieldPath, of: string) => (
    <DeskButton
      look="link"
      name="do"
      value={`list=${verb} ${nameOf(form, to)}`}
      aria-label={`${form.t(`content.list.${verb}`)}: ${of}`}
      text={verb === 'up' ? '↑' : verb === 'down' ? '↓' : form.t(`content.list.${verb}`)}
    />
  )
  return (
    <fieldset id={nameOf(form, path)} className="grid min-w-0 gap-4">
      <legend className="mb-1 font-semibold">{label}</legend>
      <Notes {...{ form, path }} />
      {items.map((_item, index) => {
        const own = { value: partOf(value, index), path: [...path, index] }
        const of = summaryOf(own.value, `${label} ${index + 1}`)
        return (
          <div key={index} className="flex flex-wrap items-start gap-x-4">
            <div className="min-w-0 grow basis-80 sm:has-[>div>select]:grow-0 sm:has-[>div>select]:basis-140">
              <Fields
                {...own}
                {...{ form, lang }}
                shape={shape.prefixItems?.[index] ?? shape.items ?? {}}
                label={of}
              />
            </div>
            {!isFixed && (
              <p className="flex gap-x-4 sm:w-36 sm:justify-end">
                {index > 0 && button('up', own.path, of)}
                {index < items.length - 1 && button('down', own.path, of)}
                {button('remove', own.path, of)}
              </p>
            )}
          </div>
        )
      })}
      {!isFixed && <p>{button('add', path, label)}</p>}
    </fieldset>
  )
}

/** What a line of a list is called: its first words. */
function summaryOf(item: unknown, otherwise: string): string {
  const words = ['title', 'name', 'question', 'label', 'text', 'id']
    .map((key) => partOf(item, key))
    .find(Boolean)
  const text = typeof words === 'string' ? words : partOf(words, defaultLocale)
  return typeof text === 'string' && text !== '' ? text.slice(0, 80) : otherwise
}

function Leaf({ form, path, label, shape, value, lang }: FieldsProps) {
  const { t } = form
  const name = nameOf(form, path)
  const kind = kindOf(shape)
  if (kind === 'flag') return <Flag {...{ name, label }} isSet={value === true} />
  const key = path.findLast((each) => typeof each === 'string' && !isLocale(each))
  const hint = [`content.hints.${key}`, `content.hints.${kind}`].find((each) =>
    t.has(each as 'name'),
  )
  const text = textOf(shape, value)
  const shared = {
    id: name,
    name,
    lang,
    defaultValue: text,
    className: fieldClass('small'),
    'aria-describedby': `${hint === undefined ? '' : `${name}-hint `}${name}-problem`,
    'aria-invalid': form.mistakes.some(({ field }) => field === name) || undefined,
  }
  const codes = [text, ...(shape.enum ?? []).map(String)].map(
    (code) => [code, wordOf(t, `content.values.${code}`)] as const,
  )
  const options = new Map([...codes, ...form.choices(shape.choices)])
  const isLine =
    /^(number|row)$/.test(kind) || shape.format !== undefined || shape.isPicture || key === 'id'
  return (
    <div className="min-w-0">
      <Label htmlFor={name}>{label}</Label>
      {kind === 'choice' ? (
        <select {...shared} className={`${shared.className} sm:max-w-140`}>
          <Options options={[...options].map(([value, label]) => ({ value, label }))} />
        </select>
      ) : isLine ? (
        <input
          {...shared}
          className={`${shared.className} sm:max-w-72`}
          type={shape.format === 'date' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
        />
      ) : (
        <textarea
          {...shared}
          className={`${shared.className} field-sizing-content font-sans`}
          rows={text.split('\n').length}
        />
      )}
      {shape.isPicture && <PictureInput name={name} texts={editorTexts(t, 'tools')} />}
      {hint !== undefined && (
        <small id={`${name}-hint`} className="block text-sm text-muted">
          {t(hint as 'name')}
        </small>
      )}
      <Notes {...{ form, path }} />
    </div>
  )
}

/** What the rules say of a part, and whether it still stands in for the clinic's own. */
function Notes({ form, path }: Pick<PartProps, 'form' | 'path'>) {
  const name = nameOf(form, path)
  const own = form.mistakes.filter(({ field }) => field === name)
  const mark = `${form.file}:${markName}${path.join('.')}`
  return (
    <>
      <span
        id={`${name}-problem`}
        data-problem={name}
        className="block text-sm text-error empty:hidden"
      >
        {own.map(({ problem }) => problem).join('. ')}
      </span>
      {markedNode(form.document, path) && <Flag name={mark} label={form.t('content.mark')} isSet />}
    </>
  )
}

function Flag({ name, label, isSet }: { name: string; label: string; isSet: boolean }) {
  return (
    <p className="flex min-h-11 items-center gap-3">
      <input type="hidden" name={name} value="false" />
      <input
        id={name}
        type="checkbox"
        name={name}
        value="true"
        defaultChecked={isSet}
        className="size-6 accent-action"
      />
      <label htmlFor={name}>{label}</label>
    </p>
  )
}
