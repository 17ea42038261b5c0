import { basename } from 'node:path'
import { Children, type ReactNode } from 'react'
import { MarkdownField } from '#components/staff/content/markdown-field'
import { DeskButton } from '#components/staff/field'
import { at, Leaf, Mark, Mistakes, nameOf, type FieldProps, type Form, type Path } from '#components/staff/content/leaf'
import { isInLanguages, openFile, shapeFor, shapeOfFile, textName } from '#lib/desk/content/form'
import { textsOf, wordOf } from '#lib/desk/words'
import { defaultLocale, localeDetails, locales, type Locale } from '#lib/i18n/locales'

const marks = ['bold', 'heading', 'list', 'link', 'work', 'figure'] as const
const others = ['picture', 'preview', 'tooLarge', 'noPicture', 'cannot', 'away'] as const

/** The form of a file, made from its schema, and its text if it has one. */
export function FileFields({ path, text, t, mistakes }: { path: string; text: string } & Pick<Form, 't' | 'mistakes'>) {
  const shape = shapeOfFile(path)
  const open = openFile(path, text)
  const form = { file: basename(path), open, t, mistakes }
  const name = `${form.file}:${textName}`
  const tag = locales.find((locale) => path.endsWith(`${locale}.md`)) ?? defaultLocale
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
          texts={textsOf([...marks, ...others], (tool) => t(`content.tools.${tool}`))}
        />
      )}
    </>
  )
}

function Fields({ form, shape: allowed, value, path, label = '', choices }: FieldProps) {
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
        label={wordOf(form.t, `content.fields.${key}`)}
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

function InLanguages({ form, shape, value, path, label = '' }: FieldProps) {
  const isList = locales.every((locale) => shape.properties?.[locale]?.type === 'array')
  if (isList) return <List {...{ form, shape, value, path, label }} />
  const part = (locale: Locale) => ({
    shape: shape.properties?.[locale] ?? {},
    value: at(value, locale),
    path: [...path, locale],
  })
  return (
    <>
      <Languages form={form} label={label} part={part} />
      <Mark form={form} path={path} />
    </>
  )
}

type LanguagesProps = {
  form: Form
  label: string
  part: (locale: Locale) => Pick<FieldProps, 'shape' | 'value' | 'path'>
}

/** One field for each language, side by side where there is room. */
function Languages({ form, label, part }: LanguagesProps) {
  return (
    <div className="grid gap-x-4 gap-y-2 lg:grid-cols-2">
      {locales.map((locale) => {
        const { name, tag } = localeDetails[locale]
        return <Leaf key={locale} form={form} {...part(locale)} label={`${label}, ${name}`} lang={tag} />
      })}
    </div>
  )
}

/** Lines of a list; one for each language is of the same lines in all of them. */
function List({ form, shape, value, path, label = '' }: FieldProps) {
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
        const inAll = (locale: Locale) => ({
          shape: shape.properties?.[locale]?.items ?? {},
          value: at(at(value, locale), index),
          path: [...path, locale, index],
        })
        const own = { shape: shape.prefixItems?.[index] ?? shape.items ?? {}, value: at(value, index) }
        return (
          <div key={index} className="flex flex-wrap items-start gap-x-4">
            <div className="min-w-0 grow">
              {isInAll ? (
                <Languages form={form} label={`${label} ${index + 1}`} part={inAll} />
              ) : (
                <Fields form={form} {...own} path={[...path, index]} label={of} />
              )}
            </div>
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
