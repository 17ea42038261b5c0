'use client'

import { useRef, useState, type ClipboardEvent, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { DeskButton } from '#components/desk/form/desk-button'
import { useEditor } from '#components/desk/documents/editor-context'
import { FieldNotes } from '#components/desk/documents/field-notes'
import { insertText } from '#components/desk/documents/insert-text'
import { PictureChooser, usePictureUpload } from '#components/desk/documents/picture-input'
import { PicturePlace } from '#components/desk/documents/picture-place'
import { fieldClass, Label } from '#components/ui/field'
import { markdownFieldName } from '#lib/editing/field-prefixes'
import { isFormattedHtml } from '#lib/editing/formatted-html'
import { removeInvisibleSigns } from '#lib/text/invisible-signs'

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

/** The text before and the text after the place where a picture is dropped or inserted. */
type TextAround = { before: string; after: string }

type MarkdownFieldProps = { file: string; name: string; label: string; lang: string }

/**
 * A field for Markdown with formatting buttons, a preview, and upload of dropped pictures. A text
 * that is pasted from Word or Google Docs becomes Markdown.
 */
export function MarkdownField({ file, name, label, lang }: MarkdownFieldProps): ReactNode {
  const { texts } = useEditor()
  const { register, getValues } = useFormContext()
  const { ref: registerArea, onChange: onAreaChange, ...field } = register(name)
  const id = `${file}:${markdownFieldName}`
  const area = useRef<HTMLTextAreaElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The index of the cursor; null until the editor has put the cursor into the text. */
  const cursor = useRef<number | null>(null)
  const [html, setHtml] = useState('')
  const [problem, setProblem] = useState('')
  /**
   * The file name of a saved picture whose place in the text is unknown. `PicturePlace` asks the
   * editor for this place. Null when no picture waits for a place.
   */
  const [homeless, setHomeless] = useState<string | null>(null)
  const { upload, status, isBusy } = usePictureUpload()

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
    insertText(before + selected + after)
  }
  function insertPicture(picture: string, index: number) {
    setHomeless(null)
    area.current?.focus()
    area.current?.setSelectionRange(index, index)
    insertText(`\n![](${picture})\n`)
    // Puts the cursor where the editor types the description of the picture.
    area.current?.setSelectionRange(index + 3, index + 3)
  }
  function addPicture(chosen: File | undefined, index: number | null) {
    const text = area.current?.value ?? ''
    const around =
      index === null ? null : { before: text.slice(0, index), after: text.slice(index) }
    setHomeless(null)
    void upload(chosen, (picture) => {
      const place = around && findPlace(area.current?.value ?? '', around)
      if (place === null) setHomeless(picture)
      else insertPicture(picture, place)
    })
  }
  async function pasteFormatted(formatted: string, plain: string) {
    try {
      // The converter is loaded only when an editor pastes a formatted text.
      const { convertHtmlToMarkdown } = await import('#lib/editing/html-to-markdown')
      const markdown = convertHtmlToMarkdown(formatted)
      area.current?.focus()
      insertText(markdown)
    } catch {
      insertText(removeInvisibleSigns(plain))
    }
  }
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const formatted = event.clipboardData.getData('text/html')
    if (!isFormattedHtml(formatted)) return
    event.preventDefault()
    void pasteFormatted(formatted, event.clipboardData.getData('text/plain'))
  }
  return (
    <div className="grid min-w-0 gap-3">
      <Label htmlFor={id}>{label}</Label>
      <div className="flex flex-wrap items-center gap-x-4 noscript:hidden">
        {tools.map(([tool, before, after]) => {
          const onClick = () => {
            insert(before, after)
          }
          return (
            <DeskButton
              key={tool}
              type="button"
              look="link"
              onClick={onClick}
              text={texts.tools[tool]}
            />
          )
        })}
        <PictureChooser
          isBusy={isBusy}
          onChosen={(chosen) => {
            addPicture(chosen, cursor.current)
          }}
        />
        {status}
      </div>
      {homeless !== null && (
        <PicturePlace
          id={`${id}-place`}
          text={String(getValues(name) ?? '')}
          onChosen={(index) => {
            insertPicture(homeless, index)
          }}
        />
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <textarea
          {...field}
          ref={(element) => {
            area.current = element
            registerArea(element)
          }}
          id={id}
          lang={lang}
          rows={24}
          className={`${fieldClass('small')} font-sans`}
          defaultValue={String(getValues(name) ?? '')}
          aria-describedby={`${id}-problem`}
          onSelect={({ currentTarget }) => {
            cursor.current = currentTarget.selectionStart
          }}
          onDrop={(event) => {
            const [dropped] = event.dataTransfer.files
            if (!dropped) return
            event.preventDefault()
            addPicture(dropped, findDropIndex(event.clientX, event.clientY) ?? cursor.current)
          }}
          onPaste={onPaste}
          onChange={(event) => {
            void onAreaChange(event)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => void preview(), previewMs)
          }}
          onFocus={() => html === '' && void preview()}
        />
        <div
          role="region"
          aria-label={`${texts.tools.preview}: ${label}`}
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
      <FieldNotes file={file} path={[markdownFieldName]} name={name} />
    </div>
  )
}

/**
 * Finds a place in a text that may have changed before or after the place. Returns null when the
 * text has changed on both sides.
 */
function findPlace(text: string, { before, after }: TextAround): number | null {
  if (text.startsWith(before)) return before.length
  return text.endsWith(after) ? text.length - after.length : null
}

/** The index in the text at a point of the window; null in a browser that cannot find the index. */
function findDropIndex(x: number, y: number): number | null {
  if (!('caretPositionFromPoint' in document)) return null
  const position = document.caretPositionFromPoint(x, y)
  return position?.offsetNode instanceof HTMLTextAreaElement ? position.offset : null
}
