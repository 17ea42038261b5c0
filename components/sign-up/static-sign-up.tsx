import type { ComponentProps } from 'react'
import { SignUpView } from '#components/sign-up/sign-up-view'
import { phoneAttributes } from '#components/sign-up/phone-attributes'
import type { SignUpInitial } from '#components/sign-up/sign-up-form'
import type { FormField } from '#lib/leads/form-rules'

type Props = Pick<ComponentProps<typeof SignUpView>, 'labels' | 'consent' | 'context'> & {
  initial?: SignUpInitial | undefined
}

/** The sign-up form as the server draws it: posts by itself, shows what came back with what had been typed. */
export function StaticSignUp({ labels, consent, context, initial }: Props) {
  const stateOf = (field: FormField) => {
    const code = initial?.errors[field]
    return { invalid: code !== undefined, error: code && labels.errors[code] }
  }
  return (
    <SignUpView
      labels={labels}
      consent={consent}
      context={context}
      fields={{ name: stateOf('name'), phone: stateOf('phone'), consent: stateOf('consent') }}
      controls={{
        name: (control) => (
          <input type="text" name="name" autoComplete="given-name" defaultValue={initial?.name} {...control} />
        ),
        phone: (control) => <input name="phone" defaultValue={initial?.phone} {...phoneAttributes} {...control} />,
        consent: (control) => (
          <input type="checkbox" name="consent" value="on" defaultChecked={initial?.consent ?? true} {...control} />
        ),
      }}
    />
  )
}
