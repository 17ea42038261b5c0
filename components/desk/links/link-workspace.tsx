'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition, type ReactNode } from 'react'

/** Milliseconds without a change of the form after which the link is made anew. */
const renewMs = 300

const path = '/staff/links'

type LinkWorkspaceProps = {
  /** The fields of the form. */
  children: ReactNode
  /** The link that the server made from the last sent form. */
  made: ReactNode
  /** Said while the link is made anew. */
  renewing: string
}

/**
 * The form of a campaign link, and the link that the server made from the form. A change of the form
 * makes the link anew. Until then the old link is inert, because it no longer fits the form. Without
 * scripts, the button of the form makes the link.
 */
export function LinkWorkspace({ children, made, renewing }: LinkWorkspaceProps): ReactNode {
  const router = useRouter()
  const [isChanged, setIsChanged] = useState(false)
  const [isPending, startTransition] = useTransition()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOld = isChanged || isPending
  function renewLater(form: HTMLFormElement) {
    setIsChanged(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // The form has no file inputs, so each value is a text.
      const fields = [...new FormData(form)].filter(
        (field): field is [string, string] => typeof field[1] === 'string',
      )
      setIsChanged(false)
      startTransition(() => {
        router.replace(`${path}?${new URLSearchParams(fields).toString()}`, { scroll: false })
      })
    }, renewMs)
  }
  return (
    <>
      <form
        className="grid grid-cols-1 content-start gap-4 [&_select]:w-full"
        action={path}
        onInput={({ currentTarget }) => {
          renewLater(currentTarget)
        }}
      >
        {children}
      </form>
      <div className="grid grid-cols-1 content-start gap-4">
        <p role="status" className="text-sm text-muted empty:hidden">
          {isOld && renewing}
        </p>
        <div inert={isOld} className={isOld ? 'opacity-50' : ''}>
          {made}
        </div>
      </div>
    </>
  )
}
