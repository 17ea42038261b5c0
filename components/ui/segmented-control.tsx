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
          <label
            key={value}
            className="relative flex min-h-11 flex-1 cursor-pointer flex-col items-center justify-center rounded-[9px] px-1.5 text-center text-[min(0.9375rem,4.8vw)] leading-tight font-semibold whitespace-nowrap transition-colors duration-200 hover:bg-wash has-checked:bg-pistachio has-checked:text-pistachio-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum sm:flex-row sm:gap-[0.3em] sm:px-4.5"
          >
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
