type Option = { value: string; label: string; unit?: string }
type Props = { name: string; legend: string; options: readonly Option[]; checked: string }

/** One of a few: a radio group that looks like one bar. Works without scripts; CSS reads the checked value. */
export function SegmentedControl({ name, legend, options, checked }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex gap-0.5 rounded-xl bg-paper p-1">
        {options.map(({ value, label, unit }) => (
          <label key={value} className="segment">
            <input type="radio" name={name} value={value} defaultChecked={value === checked} />
            {label} {unit && <span>{unit}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
