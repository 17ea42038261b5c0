'use client'

import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'

type CheckboxFieldProps = { id: string; name: string; label: string }

export function CheckboxField({ id, name, label }: CheckboxFieldProps): ReactNode {
  const { register, getValues } = useFormContext()
  return (
    <p className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        defaultChecked={getValues(name) === true}
        className="size-6 accent-action"
        {...register(name)}
      />
      <label htmlFor={id}>{label}</label>
    </p>
  )
}
