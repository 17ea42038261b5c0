'use client'

import { lazy, Suspense, type ComponentProps } from 'react'
import type { SignUpForm } from '#components/forms/sign-up-form'
import { formId } from '#lib/forms/typed-before'

/** Resolves when the form is about to be seen or used; at once when it is not on the page yet. */
function whenNeeded(): Promise<void> {
  const form = typeof document === 'undefined' ? null : document.getElementById(formId)
  if (!form) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start()
    }, { rootMargin: '600px' })
    const start = () => {
      observer.disconnect()
      form.removeEventListener('focusin', start)
      resolve()
    }
    observer.observe(form)
    form.addEventListener('focusin', start)
  })
}

const Form = lazy(async () => {
  await whenNeeded()
  return { default: (await import('#components/forms/sign-up-form')).SignUpForm }
})

/**
 * The form's HTML is in the page and works by itself; its script is fetched only when the form comes near or is
 * focused, and takes over what has been typed.
 */
export function LazySignUpForm(props: ComponentProps<typeof SignUpForm>) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )
}
