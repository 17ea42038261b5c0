import type { SignUpFormProps } from '#components/sign-up/sign-up-form'
import { phoneAttributes, SignUpView } from '#components/sign-up/sign-up-view'
import type { FormField } from '#components/sign-up/rules'
import { inputAttributes } from '#components/ui/field'

type Props = Omit<SignUpFormProps, 'call' | 'sent' | 'article'>

/** The sign-up form as the server draws it: posts by itself, shows what came back with what had been typed. */
export function StaticSignUp({ labels, consent, context, initial }: Props) {
  const fieldOf = (field: FormField, hint?: string) => {
    const code = initial?.errors[field]?.type
    return { id: `sign-up-${field}`, invalid: code !== undefined, error: code && labels.errors[code], hint }
  }
  const fields = { name: fieldOf('name'), phone: fieldOf('phone', labels.phoneExample), consent: fieldOf('consent') }
  return (
    <SignUpView
      labels={labels}
      consent={consent}
      context={context}
      fields={fields}
      inputs={{
        name: { name: 'name', defaultValue: initial?.name },
        consent: { name: 'consent', value: 'on', defaultChecked: initial?.consent ?? true },
        website: { name: 'website' },
      }}
      phone={
        <input name="phone" defaultValue={initial?.phone} {...phoneAttributes} {...inputAttributes(fields.phone)} />
      }
    />
  )
}
