'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { isPlainClick } from '#lib/sign-up/plain-click'
import { storeRequest } from '#lib/sign-up/stored-request'

type Props = ComponentProps<'a'> & { packageName: string | undefined; formPath: string }

/** Order button on another page (spec section 4); without scripts or storage its link opens the form on a page of its own. */
export function RequestOrder({ packageName, formPath, ...link }: Props) {
  function onClick(event: MouseEvent) {
    if (!isPlainClick(event) || !storeRequest(packageName)) return
    event.preventDefault()
    window.location.assign(formPath)
  }
  return <a {...link} rel="nofollow" onClick={onClick} />
}
