import type { Message } from '#lib/leads/channels/mailer'
import { oneLine } from '#lib/leads/one-line'

/** A line of a mail; `href` makes its value a link. */
export type MailLine = { label: string; value: string; href?: string }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** A part of a mail: labelled lines and a closing remark; `title` where the mail has several parts. */
export type MailSection = { title: string; lines: readonly MailLine[]; remark: string }

/** A message of a subject and its sections; every value is escaped and stays on its line. */
export function toMessage(subject: string, sections: readonly MailSection[]): Message {
  const texts = sections.map(({ title, lines, remark }) => {
    const values = lines.map(({ label, value }) => `${label}: ${oneLine(value).trim()}`)
    return [title, '', ...values, '', remark, ''].join('\n')
  })
  return {
    subject,
    text: texts.join('\n'),
    html: `<!doctype html>
<html lang="uk"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="font:16px/1.4 sans-serif;color:#222">
${sections.map(toHtml).join('\n')}
</body></html>
`,
  }
}

function toHtml({ title, lines, remark }: MailSection): string {
  const rows = lines.map(({ label, value, href }) => {
    const shown = escape(oneLine(value).trim())
    const cell = href === undefined ? shown : `<a href="${escape(href)}">${shown}</a>`
    return `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:normal;color:#555">${escape(label)}</th><td style="padding:4px 0">${cell}</td></tr>`
  })
  return `<h1 style="font-size:20px">${escape(title)}</h1>
<table cellspacing="0" cellpadding="0">
${rows.join('\n')}
</table>
<p style="color:#555">${escape(remark)}</p>`
}
