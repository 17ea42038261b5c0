import { content } from '#lib/content/content'
import { formatPhone } from '#lib/leads/phone'

export function PhoneLink({ className }: { className: string }) {
  return (
    <a href={`tel:${content.clinic.phone}`} className={className}>
      {formatPhone(content.clinic.phone)}
    </a>
  )
}
