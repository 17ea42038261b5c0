import { basename } from 'node:path'
import { Children, type ReactNode } from 'react'
import { MarkdownField } from '#components/staff/content/markdown-field'
import { DeskButton } from '#components/staff/field'
import type { FieldProblem } from '#lib/desk/content/actions'
import {
  isInLanguages,
  isMarked,
  markName,
  openFile,
  shapeFor,
  shapeOfFile,
  shownValue,
  textName,
} from '#lib/desk/content/form'
import type { OpenFile, Shape } from '#lib/desk/content/form'
import { textsOf, type Words } from '#lib/desk/words'
import { defaultLocale, localeDetails, locales } from '#lib/i18n/locales'

type Form = { file: string; open: OpenFile; t: Words; mistakes: readonly FieldProblem[] }
type Path = readonly (string | number)[]
type Props = {
  form: Form
  shape: Shape
  value: unknown
  path: Path
  label?: string
  choices?: readonly unknown[] | undefined
}

const nameOf = ({ file }: Form, path: Path) => `${file}:${path.join('.')}`
const at = (value: unknown, key: string | number): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[key]

/** What editors call a field; one without words is called as in the file. */
function fieldWord(t: Words, kind: 'fields' | 'hints' | 'values', key: string): string | undefined {
  const names = { fields: `content.fields.${key}`, hints: `content.hints.${key}`, values: `content.values.${key}` }
  const name = names[kind] as 'name'
  return t.has(name) ? t(name) : undefined
}

/** The form of a file, made from its schema, and its text if it has one. */
export function FileFields({ path, text, t, mistakes }: { path: string; text: string } & Pick<Form, 't' | 'mistakes'>) {
  const shape = shapeOfFile(path)
  const open = openFile(path, text)
  const form = { file: basename(path), open, t, mistakes }
  const name = `${form.file}:${textName}`
  const tag = locales.find((locale) => path.endsWith(`${locale}.md`)) ?? defaultLocale
  const tools = [
    'bold',
    'heading',
    'list',
    'link',
    'work',
    'figure',
    'picture',
    'preview',
    'tooLarge',
    'noPicture',
    'cannot',
    'away',
  ] as const
  return (
    <>
      {shape && <Fields form={form} shape={shape} value={open.document.toJS() as unknown} path={[]} />}
      {open.markdown !== null && (
        <MarkdownField
          name={name}
          label={t('content.fields.text')}
          lang={localeDetails[tag].tag}
          value={open.markdown}
          mistake={mistakes.flatMap(({ field, problem }) => (field === name ? problem : [])).join('. ')}
          texts={textsOf(tools, (tool) => t(`content.tools.${tool}`))}
        />
      )}
    </>
  )
}

function Fields({ form, shape: allowed, value, path, label = '', choices }: Props) {
  const shape = shapeFor(allowed, value)
  const { properties } = shape
  if (properties && isInLanguages(shape)) return <InLanguages {...{ form, shape, value, path, label }} />
  if (properties) {
    const forms = allowed.oneOf?.map((each) => each.properties?.['form']?.const)
    const fields = Object.entries(properties).map(([key, each]) => (
      <Fields
        key={key}
        form={form}
        shape={each}
        value={at(value, key)}
        path={[...path, key]}
        label={fieldWord(form.t, 'fields', key) ?? key}
        choices={key === 'form' ? forms : undefined}
      />
    ))
    return path.length === 0 ? fields : <Group {...{ form, path, label }}>{fields}</Group>
  }
  if (shape.type === 'array') return <List {...{ form, shape, value, path, label }} />
  return <Leaf {...{ form, shape, value, path, label, choices: choices ?? shape.enum }} />
}

/** Fields that belong together; several of them are opened when they are wanted, or one is wrong. */
function Group({ form, path, label, children }: { form: Form; path: Path; label: string; children: ReactNode }) {
  const inner = <div className="grid gap-3 border-l-2 border-line pl-3 sm:pl-4">{children}</div>
  const mark = <Mark form={form} path={path} />
  const name = nameOf(form, path)
  if (Children.count(children) < 4 || typeof path.at(-1) !== 'number')
    return (
      <fieldset id={name} className="grid min-w-0 gap-3">
        <legend className="mb-2 font-semibold">{label}</legend>
        {mark}
        {inner}
      </fieldset>
    )
  return (
    <details id={name} open={form.mistakes.some(({ field }) => field.startsWith(name))}>
      <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">{label}</summary>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="sr-only">{label}</legend>
        {mark}
        {inner}
      </fieldset>
    </details>
  )
}

function InLanguages({ form, shape, value, path, label = '' }: Props) {
  const isList = locales.every((locale) => shape.properties?.[locale]?.type === 'array')
  if (isList) return <List {...{ form, shape, value, path, label }} />
  return (
    <div className="grid gap-x-4 gap-y-2 lg:grid-cols-2">
      {locales.map((locale) => (
        <Leaf
          key={locale}
          form={form}
          shape={shape.properties?.[locale] ?? {}}
          value={at(value, locale)}
          path={[...path, locale]}
          label={`${label}, ${localeDetails[locale].name}`}
          lang={localeDetails[locale].tag}
        />
      ))}
      <Mark form={form} path={path} />
    </div>
  )
}

/** Lines of a list; one for each language is of the same lines in all of them. */
function List({ form, shape, value, path, label = '' }: Props) {
  const { t } = form
  const isInAll = shape.properties !== undefined
  const first = isInAll ? at(value, defaultLocale) : value
  const items: unknown[] = shape.prefixItems ?? (Array.isArray(first) ? (first as unknown[]) : [])
  const isFixed = shape.prefixItems !== undefined
  const button = (verb: 'add' | 'remove' | 'up' | 'down', to: Path, of: string) => (
    <DeskButton
      look="link"
      name="do"
      value={`list=${verb} ${nameOf(form, to)}`}
      aria-label={`${t(`content.list.${verb}`)}: ${of}`}
      text={verb === 'up' ? '↑' : verb === 'down' ? '↓' : t(`content.list.${verb}`)}
    />
  )
  return (
    <fieldset id={nameOf(form, path)} className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{label}</legend>
      <Mark form={form} path={path} />
      <Mistakes form={form} name={nameOf(form, path)} />
      {items.map((_item, index) => {
        const of = summaryOf(isInAll ? undefined : at(value, index), `${label} ${index + 1}`)
        const line = (
          <div className="min-w-0 grow">
            {isInAll ? (
              <div className="grid gap-x-4 gap-y-2 lg:grid-cols-2">
                {locales.map((locale) => (
                  <Leaf
                    key={locale}
                    form={form}
                    shape={shape.properties?.[locale]?.items ?? {}}
                    value={at(at(value, locale), index)}
                    path={[...path, locale, index]}
                    label={`${label} ${index + 1}, ${localeDetails[locale].name}`}
                    lang={localeDetails[locale].tag}
                  />
                ))}
              </div>
            ) : (
              <Fields
                form={form}
                shape={shape.prefixItems?.[index] ?? shape.items ?? {}}
                value={at(value, index)}
                path={[...path, index]}
                label={of}
              />
            )}
          </div>
        )
        return (
          <div key={index} className="flex flex-wrap items-start gap-x-4">
            {line}
            {!isFixed && (
              <p className="flex gap-x-4">
                {index > 0 && button('up', [...path, index], of)}
                {index < items.length - 1 && button('down', [...path, index], of)}
                {button('remove', [...path, index], of)}
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
  const words = ['title', 'name', 'question', 'label', 'text', 'id'].map((key) => at(item, key)).find(Boolean)
  const text = typeof words === 'string' ? words : at(words, defaultLocale)
  return typeof text === 'string' && text !== '' ? text.slice(0, 80) : otherwise
}

function Mistakes({ form, name }: { form: Form; name: string }) {
  const own = form.mistakes.filter(({ field }) => field === name)
  return (
    <span id={`${name}-problem`} data-problem={name} lang="en" className="block text-sm text-error empty:hidden">
      {own.map(({ problem }) => problem).join('. ')}
    </span>
  )
}

/** Whether a value still stands in for the clinic's own. */
function Mark({ form, path }: { form: Form; path: Path }) {
  if (!isMarked(form.open.document, path)) return null
  const name = `${form.file}:${markName}${path.join('.')}`
  return <Flag name={name} label={form.t('content.mark')} isSet />
}

function Flag({ name, label, isSet }: { name: string; label: string; isSet: boolean }) {
  return (
    <p className="flex items-center gap-3">
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

function Leaf({ form, shape: allowed, value, path, label = '', choices, lang }: Props & { lang?: string }) {
  const shape = shapeFor(allowed, value)
  const name = nameOf(form, path)
  const key = String(path.findLast((each) => typeof each === 'string' && !locales.some((locale) => locale === each)))
  const hint = fieldWord(form.t, 'hints', key)
  if (shape.type === 'boolean') return <Flag name={name} label={label} isSet={value === true} />
  const isNumber = [shape, ...(allowed.anyOf ?? [])].some(({ type = '' }) => /^(number|integer)$/.test(type))
  const shared = {
    id: name,
    name,
    className: 'field min-h-11 py-2',
    'aria-describedby': hint === undefined ? `${name}-problem` : `${name}-hint ${name}-problem`,
    'aria-invalid': form.mistakes.some(({ field }) => field === name) || undefined,
    lang,
  }
  const text = shownValue(value)
  return (
    <div className="min-w-0">
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      {choices ? (
        <select {...shared} defaultValue={text}>
          {[...new Set([text, ...choices.map(String)])].map((each) => (
            <option key={each} value={each}>
              {fieldWord(form.t, 'values', each) ?? each}
            </option>
          ))}
        </select>
      ) : isNumber || shape.format === 'date' || key === 'id' ? (
        <input
          {...shared}
          type={shape.format === 'date' ? 'date' : 'text'}
          inputMode={isNumber ? 'decimal' : undefined}
          defaultValue={text}
        />
      ) : (
        <textarea
          {...shared}
          rows={Math.ceil((text.length + 1) / 60)}
          className="field field-sizing-content py-2"
          defaultValue={text}
        />
      )}
      {hint !== undefined && (
        <span id={`${name}-hint`} className="block text-sm text-muted">
          {hint}
        </span>
      )}
      <Mistakes form={form} name={name} />
      <Mark form={form} path={path} />
    </div>
  )
}
