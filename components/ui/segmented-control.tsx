type Option = { value: string; label: string; unit?: string }

/** One of a few: a radio group that looks like one bar. Works without scripts; CSS reads the checked value. */
export function SegmentedControl({
  name,
  legend,
  options,
  checked,
}: {
  name: string
  legend: string
  options: readonly Option[]
  checked: string
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex gap-0.5 rounded-xl bg-paper p-1">
        {options.map(({ value, label, unit }) => (
          <label key={value} className="segment">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === checked}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}{' '}
            {unit && (
              <span className="text-[min(0.8125rem,4.2vw)] font-medium sm:text-[length:inherit] sm:font-semibold">
                {unit}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
