import type { ReactNode } from 'react'
import { CopyText } from '#components/desk/copy-text'
import { DeskLink } from '#components/desk/form/desk-button'
import type { DeskTexts } from '#lib/desk/desk-texts'

/**
 * Copies a phone number (E.164) for any messenger, or opens an SMS to the number on the device. No
 * address of another service contains the number.
 */
export function PhoneActions({ phone, t }: { phone: string; t: DeskTexts['t'] }): ReactNode {
  return (
    <>
      <CopyText text={phone} label={t('do.copyPhone')} />
      <DeskLink href={`sms:${phone}`} text={t('reminders.sms')} />
    </>
  )
}
