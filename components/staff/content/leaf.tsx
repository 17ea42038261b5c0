import { isMarked, markName, shapeFor, shownValue, type OpenFile, type Shape } from '#lib/desk/content/form'
import type { FieldProblem } from '#lib/desk/content/actions'
import { wordOf, type Words } from '#lib/desk/words'
import { locales } from '#lib/i18n/locales'

// The fields of a form, each for one value.

export type Form = { file: string; open: OpenFile; t: Words; mistakes: readonly FieldProblem[] }
export type Path = readonly (string | number)[]
export type FieldProps = {
  form: Form
  shape: Shape
  value: unknown
  path: Path
  label?: string
  choices?: readonly unknown[] | undefined
}

export const nameOf = ({ file }: Form, path: Path) => `${file}:${path.join('.')}`
/** A part of a value, if it has one. */
export const at = (value: unknown, key: string | number): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[key]

export function Mistakes({ form, name }: { form: Form; name: string }) {
  const own = form.mistakes.filter(({ field }) => field === name)
  return (
    <span id={`${name}-problem`} data-problem={name} lang="en" className="block text-sm text-error empty:hidden">
      {own.map(({ problem }) => problem).join('. ')}
    </span>
  )
}

/** Whether a value still stands in for the clinic's own. */
export function Mark({ form, path }: { form: Form; path: Path }) {
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

export function Leaf({ form, shape: allowed, value, path, label = '', choices, lang }: FieldProps & { lang?: string }) {
  const shape = shapeFor(allowed, value)
  const name = nameOf(form, path)
  const key = String(path.findLast((each) => typeof each === 'string' && !locales.some((locale) => locale === each)))
  const hintName = `content.hints.${key}` as 'name'
  const hint = form.t.has(hintName) ? form.t(hintName) : undefined
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
              {wordOf(form.t, `content.values.${each}`)}
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
          className="field field-sizing-content py-2 font-sans"
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
