import type { ReactNode } from 'react'
import { DeskMessage } from '#components/desk/layout/desk-message'

/** Shown for unknown pages of the desk, and for pages that the person's role does not include. */
export default function DeskNotFound(): ReactNode {
  return <DeskMessage reason="notFound" />
}
