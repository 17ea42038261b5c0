'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { SignUpFormProps } from '#components/sign-up/sign-up-form'
import { reportForm } from '#components/sign-up/report-form'
import { formId } from '#components/sign-up/typed-before'

/** How far below the screen the form may be when its script is fetched. */
const margin = '600px'

/** Calls back once, when the form comes near the screen or is focused, which it may have been before this script came. */
function onNeeded(form: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start()
    },
    { rootMargin: margin },
  )
  const stop = () => {
    observer.disconnect()
    form.removeEventListener('focusin', start)
  }
  const start = () => {
    stop()
    callback()
  }
  observer.observe(form)
  form.addEventListener('focusin', start)
  if (form.contains(document.activeElement)) start()
  return stop
}

/**
 * `children` is the server's form, which works by itself. The script that makes it quicker and kinder is fetched only
 * when the form comes near or is used, and takes over what has been typed.
 */
export function LazySignUpForm({ children, ...props }: SignUpFormProps & { children: ReactNode }) {
  const [Form, setForm] = useState<ComponentType<SignUpFormProps>>()
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!form) return
    return onNeeded(form, () => {
      // Without its script the form still posts by itself.
      import('#components/sign-up/sign-up-form').then(
        ({ SignUpForm }) => {
          setForm(() => SignUpForm)
        },
        () => undefined,
      )
    })
  }, [])
  const { language } = props.context
  const told = useRef(new Set<string>())
  useEffect(() => {
    // The script's form is another element than the server's.
    const form = document.getElementById(formId)
    return form ? reportForm(form, language, told.current) : undefined
  }, [Form, language])
  return Form ? <Form {...props} /> : children
}
