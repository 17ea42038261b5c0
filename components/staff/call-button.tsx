'use client'

type CallButtonProps = {
  /** E.164. */
  phone: string
  /** What a form that says who is calling would send. */
  claim: Readonly<Record<string, string>>
  text: string
}

export function CallButton({ phone, claim, text }: CallButtonProps) {
  const tell = () => {
    const body = new URLSearchParams(claim)
    void fetch('/api/staff/lead', { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => undefined)
  }
  return (
    <a className="desk-button lead-call" data-key="c" href={`tel:${phone}`} onClick={tell}>
      {text} <kbd>c</kbd>
    </a>
  )
}
