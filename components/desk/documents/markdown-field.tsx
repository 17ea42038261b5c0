'use client'

import { DeskButton } from '#components/desk/form/desk-button'
import { useRef, useState, type ReactNode } from 'react'
import { usePictureUpload, type ToolTexts } from '#components/desk/documents/picture-input'
import { fieldClass, Label } from '#components/ui/field'

const previewMs = 600

/** Formatting buttons: the name, and the Markdown to insert before and after the selected text. */
const tools = [
  ['bold', '**', '**'],
  ['heading', '\n## ', '\n'],
  ['list', '\n- ', ''],
  ['link', '[', '](https://)'],
  ['work', ' [', ']'],
  ['figure', '\n<figure></figure>\n', ''],
] as const

type MarkdownFieldProps = {
  name: string
  label: string
  lang: string
  value: string
  mistakes: ReactNode
  texts: ToolTexts
}

/** A field for Markdown with formatting buttons, a preview, and upload of dropped pictures. */
export function MarkdownField({
  name,
  label,
  lang,
  value,
  mistakes,
  texts,
}: MarkdownFieldProps): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [html, setHtml] = useState('')
  const [problem, setProblem] = useState('')
  const { upload, input } = usePictureUpload(texts, (picture) => {
    insert('\n![', `](${picture})\n`)
  })
  async function preview() {
    const body = new URLSearchParams({ do: 'render', markdown: area.current?.value ?? '' })
    const response = await fetch('/api/staff/content', { method: 'POST', body }).catch(() => null)
    if (!response || response.redirected || ![200, 422].includes(response.status)) return
    const result = (await response.json()) as { html?: string; problem?: string }
    setHtml(result.html ?? '')
    setProblem(result.problem ?? '')
  }
  function insert(before: string, after: string) {
    const field = area.current
    if (!field) return
    field.focus()
    const selected = field.value.slice(field.selectionStart, field.selectionEnd)
    // setRangeText would empty the browser's undo history.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else keeps undo
    document.execCommand('insertText', false, before + selected + after)
  }
  return (
    <div className="grid min-w-0 gap-3">
      <Label htmlFor={name}>{label}</Label>
      <div className="flex flex-wrap items-center gap-x-4 noscript:hidden">
        {tools.map(([tool, before, after]) => {
          const onClick = () => {
            insert(before, after)
          }
          return (
            <DeskButton key={tool} type="button" look="link" onClick={onClick} text={texts[tool]} />
          )
        })}
        {input}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <textarea
          ref={area}
          id={name}
          name={name}
          lang={lang}
          rows={24}
          className={`${fieldClass('small')} font-sans`}
          defaultValue={value}
          aria-describedby={`${name}-problem`}
          onDrop={(event) => {
            const [file] = event.dataTransfer.files
            if (file) event.preventDefault()
            void upload(file)
          }}
          onInput={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(() => void preview(), previewMs)
          }}
          onFocus={() => html === '' && void preview()}
        />
        <div
          role="region"
          aria-label={`${texts.preview}: ${label}`}
          tabIndex={0}
          lang={lang}
          className="grid max-h-160 content-start gap-3 overflow-auto rounded-lg border border-line p-4 noscript:hidden [&_h2]:mt-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6"
          // `lib/blog/markdown.ts` has removed all scripts from this HTML.
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
      <p role="alert" className="text-error empty:hidden">
        {problem}
      </p>
      {mistakes}
    </div>
  )
}
