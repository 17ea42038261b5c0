'use client'

import type { ReactNode } from 'react'
import { useCard } from '#lib/sign-up/use-card'

/** Shows `children` until the sign-up of this page has succeeded. */
export function UntilSent({ children }: { children: ReactNode }): ReactNode {
  return useCard().form.kind === 'success' ? null : children
}
