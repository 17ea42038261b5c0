import type { ReactNode } from 'react'
import { DeskLink } from '#components/desk/form/desk-button'

/** Links that open a chat with the phone number (E.164) in a messenger. */
export function MessengerLinks({ phone }: { phone: string }): ReactNode {
  const links = {
    Viber: `viber://chat?number=${encodeURIComponent(phone)}`,
    Telegram: `https://t.me/${phone}`,
    WhatsApp: `https://wa.me/${phone.slice(1)}`,
  }
  return Object.entries(links).map(([name, href]) => (
    <DeskLink key={name} href={href} target="_blank" rel="noreferrer" text={name} />
  ))
}
