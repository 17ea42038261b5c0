import { getSiteContent } from '#lib/content/current-content'
import { formatPhone } from '#lib/leads/phone'

export function PhoneLink({ className }: { className: string }) {
  return (
    <a href={`tel:${getSiteContent().clinic.phone}`} className={className}>
      {formatPhone(getSiteContent().clinic.phone)}
    </a>
  )
}
