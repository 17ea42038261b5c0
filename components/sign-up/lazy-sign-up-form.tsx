'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { SignUpFormProps } from '#components/sign-up/sign-up-form'
import { countFormEvents } from '#components/sign-up/form-events'
import { formId } from '#components/sign-up/form-id'

/** How far below the screen the form may be when its script is fetched. */
const rootMargin = '600px'

/**
 * `children` is the server's form, which works by itself. The script that makes it quicker and kinder is fetched only
 * when the form comes near or is used, and keeps what has been typed.
 */
export function LazySignUpForm({ children, ...props }: SignUpFormProps & { children: ReactNode }) {
  const [Form, setForm] = useState<ComponentType<SignUpFormProps>>()
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!form) return
    // Without its script the form still posts by itself.
    const load = () => {
      import('#components/sign-up/sign-up-form').then(
        ({ SignUpForm }) => {
          setForm(() => SignUpForm)
        },
        () => undefined,
      )
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load()
      },
      { rootMargin },
    )
    observer.observe(form)
    form.addEventListener('focusin', load)
    // It may have been focused before this script came.
    if (form.contains(document.activeElement)) load()
    return () => {
      observer.disconnect()
      form.removeEventListener('focusin', load)
    }
  }, [])
  useEffect(() => {
    // The script's form is another element than the server's.
    const form = document.getElementById(formId)
    return form ? countFormEvents(form) : undefined
  }, [Form])
  return Form ? <Form {...props} /> : children
}
