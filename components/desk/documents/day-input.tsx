'use client'

import { useRef, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useEditor } from '#components/desk/documents/editor-context'
import { DeskButton } from '#components/desk/form/desk-button'
import { fieldClass, type ControlAttributes } from '#components/ui/field'
import { formatDayField, parseDayField } from '#lib/editing/field-values'

type DayInputProps = { control: ControlAttributes; name: string; label: string }

/**
 * A text input for a day such as `25.12.2026`, and a button that opens the browser's calendar. A
 * browser's date input alone is not enough, because an editor cannot paste a day into a date input.
 */
export function DayInput({ control, name, label }: DayInputProps): ReactNode {
  const { register, getValues, setValue } = useFormContext()
  const { texts, onChange } = useEditor()
  const calendar = useRef<HTMLInputElement>(null)
  const text = String(getValues(name) ?? '')
  function openCalendar() {
    if (!calendar.current) return
    calendar.current.value = parseDayField(String(getValues(name) ?? ''))
    calendar.current.showPicker()
  }
  return (
    <span className="relative flex flex-wrap items-center gap-x-4">
      <input
        {...control}
        defaultValue={text}
        className={`${fieldClass('small')} w-40`}
        placeholder={texts.dayExample}
        inputMode="decimal"
        autoComplete="off"
        {...register(name, {
          onBlur: () => {
            setValue(name, formatDayField(parseDayField(String(getValues(name) ?? ''))))
          },
        })}
      />
      <DeskButton
        type="button"
        look="link"
        text={texts.calendar}
        aria-label={`${texts.calendar}: ${label}`}
        onClick={openCalendar}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        className="pointer-events-none absolute bottom-0 left-40 size-px opacity-0"
        onInput={(event) => {
          // `DocumentForm` treats every input event as a change of the document. The event of this
          // calendar input stops here, because the input is not part of the document.
          event.stopPropagation()
          setValue(name, formatDayField(event.currentTarget.value))
          onChange()
        }}
      />
    </span>
  )
}
