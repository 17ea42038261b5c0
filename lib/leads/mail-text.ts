import { toOneLine } from '#lib/text/to-one-line'

/** A part of a mail. Lines whose value is null are left out. */
export type MailSection = {
  title: string
  lines: readonly { label: string; value: string | null }[]
  remark: string
}

export type MailMessage = { subject: string; text: string }

/**
 * Writes a mail as plain text, because mail programs turn phone numbers and URLs in plain text into
 * links. Each value becomes one line, so that a visitor's value cannot add lines.
 */
export function writeMail(subject: string, sections: readonly MailSection[]): MailMessage {
  return { subject, text: sections.map(writeSection).join('\n') }
}

function writeSection({ title, lines, remark }: MailSection): string {
  const values = lines.flatMap(({ label, value }) => {
    const text = toOneLine(value ?? '').trim()
    return text === '' ? [] : `${label}: ${text}`
  })
  return [title, '', ...values, '', remark, ''].join('\n')
}
