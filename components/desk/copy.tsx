import { CopyButton } from '#components/desk/call-button'
import { deskButton, linkClass } from '#components/desk/field'
import type { ButtonLook } from '#components/ui/button'
import { deskWords } from '#lib/desk/words'

export async function Copy({ text, look }: { text: string; look?: ButtonLook }) {
  const t = await deskWords('Staff')
  const texts = {
    copy: t('links.copy'),
    copied: t('links.copied'),
    notCopied: t('links.notCopied'),
  }
  return <CopyButton text={text} className={look ? deskButton(look) : linkClass} texts={texts} />
}

/** A QR code as the library draws it, of an address that is percent-encoded. */
export function QrCode({ svg, label }: { svg: string; label: string }) {
  return (
    <div
      className="w-64 max-w-full [&_svg]:rounded-lg"
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
