import type { ReactNode } from 'react'
import { getSiteContent } from '#lib/content/current-content'
import { formatPhone } from '#lib/leads/phone'

export function PhoneLink({ className }: { className: string }): ReactNode {
  return (
    <a href={`tel:${getSiteContent().clinic.phone}`} className={className}>
      {formatPhone(getSiteContent().clinic.phone)}
    </a>
  )
}
