import type { ReactNode } from 'react'
import { CopyButton } from '#components/desk/copy-button'
import { deskButtonClass, linkClass } from '#components/desk/form/desk-button'
import type { ButtonLook } from '#components/ui/button'
import { getDeskTranslations } from '#lib/desk/desk-locale'

/** A copy button with messages in the desk's language. */
export async function CopyText({
  text,
  look,
  label,
}: {
  text: string
  look?: ButtonLook
  /** The text of the button. The default is “Copy”. */
  label?: string
}): Promise<ReactNode> {
  const t = await getDeskTranslations()
  const messages = {
    copy: label ?? t('links.copy'),
    copied: t('links.copied'),
    notCopied: t('links.notCopied'),
  }
  const className = look ? deskButtonClass(look) : linkClass
  // The key removes the result of the last copy when the text changes.
  return <CopyButton key={text} text={text} className={className} messages={messages} />
}
