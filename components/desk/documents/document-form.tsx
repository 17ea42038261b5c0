'use client'

import { useRouter } from 'next/navigation'
import {
  memo,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { EditorProvider, type EditorTexts } from '#components/desk/documents/editor-context'
import { focusFoundField } from '#components/desk/documents/focus-found-field'
import { FileSection, type EditorFile } from '#components/desk/documents/file-section'
import { DeskButton } from '#components/desk/form/desk-button'
import { InputField } from '#components/desk/form/input-field'
import { insertText } from '#components/desk/documents/insert-text'
import type { FieldMistake } from '#lib/content/field-mistake'
import type { AutosaveResponse, EditorVerb } from '#lib/editing/editor-post'
import type { FigureTexts } from '#lib/editing/figure-presets'
import { markdownFieldName } from '#lib/editing/field-prefixes'
import { listRowIndexes, listSentFields, type FormValue } from '#lib/editing/form-values'
import type { PricePlace } from '#lib/editing/price-places'
import { listInvisibleSigns, removeInvisibleSigns } from '#lib/text/invisible-signs'

const autosaveMs = 3000
/**
 * Milliseconds from a change of a figure to the save. The time is short, because the page draws
 * only a saved figure.
 */
const figureSaveMs = 500

/** Milliseconds within which a second submit is the second click of a double click. */
const doubleClickMs = 1000

const action = '/api/staff/content'
const formId = 'document-form'

type AutosaveVerb = Extract<EditorVerb, 'autosave' | 'saveBeforeSubmit'>
type DocumentFormProps = {
  texts: EditorTexts
  figureTexts: FigureTexts
  signIn: string
  /** Hidden fields of the form, such as the id of the draft. */
  hidden: Readonly<Record<string, string | number>>
  files: readonly EditorFile[]
  /** The ids that a field may contain, each with its name (`EditorData.choices`). */
  choices: Readonly<Record<string, readonly (readonly [id: string, name: string])[]>>
  pricePlaces: Readonly<Record<string, readonly PricePlace[]>>
  mistakes: readonly FieldMistake[]
  hasDraft: boolean
  /** The drawing of `figure.yaml` in the saved draft; absent for a document without a figure. */
  drawing?: ReactNode
}

type FileValues = { value: FormValue; markdown: string | null }

/**
 * The name of a file's values in react-hook-form. The name has no dot, because in react-hook-form a
 * dot separates the parts of a path.
 */
const getFileKey = (name: string) => name.replaceAll('.', '_')

const subscribeToNothing = () => () => undefined

/**
 * The form of a document. The form is saved as a draft a few seconds after a change, and before a
 * submit. When the save before a submit fails, the form is not submitted.
 */
export function DocumentForm({
  texts,
  figureTexts,
  signIn,
  hidden,
  files,
  choices,
  pricePlaces,
  mistakes: firstMistakes,
  hasDraft,
  drawing,
}: DocumentFormProps): ReactNode {
  const methods = useForm({
    defaultValues: Object.fromEntries(
      files.map(({ name, value, markdown }) => [getFileKey(name), { value, markdown }]),
    ),
  })
  const router = useRouter()
  const [message, setMessage] = useState<keyof EditorTexts['autosave'] | null>(null)
  const [mistakes, setMistakes] = useState(firstMistakes)
  // The hidden fields say what the editor saw when the form was opened. A refresh of the page must
  // not change these fields. Otherwise a conflict with another editor would stay unnoticed.
  const [firstHidden] = useState(hidden)
  // Fields are disabled until hydration, because React would replace a text that was typed before
  // hydration.
  const isReady = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const form = useRef<HTMLFormElement>(null)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  /** Number of changes since the form was opened. */
  const typed = useRef(0)
  /** The value of `typed` at the last save. */
  const saved = useRef(0)
  /** The value of `typed` when the server last checked the form for mistakes. */
  const checked = useRef(0)
  /** Time of the last submit, in milliseconds since the page was opened. */
  const submittedAt = useRef(-doubleClickMs)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastSave = useRef(Promise.resolve())
  /** True when the figure has changed since the page drew the figure. */
  const isDrawingOld = useRef(false)
  /**
   * The index of each list row in the saved draft. The outer key is the name of the file. The inner
   * key is the key of the row in react-hook-form.
   */
  const rowIndexes = useRef(new Map<string, ReadonlyMap<string, number>>())
  useEffect(() => {
    window.onbeforeunload = (event) => {
      if (saved.current !== typed.current) event.preventDefault()
    }
    // When the browser shows this page again by its button “back”, the draft of the form may no
    // longer exist.
    window.onpageshow = ({ persisted }) => {
      if (persisted) window.location.reload()
    }
  }, [typed, saved])

  useEffect(() => {
    if (isReady && fieldset.current) focusFoundField(fieldset.current)
  }, [isReady])

  const listFiles = () =>
    files.flatMap(({ name }) => {
      const values = methods.getValues(getFileKey(name)) as FileValues | undefined
      return values ? [{ name, ...values }] : []
    })
  async function send(verb: AutosaveVerb) {
    const sent = typed.current
    const isDone = sent === saved.current && (verb !== 'autosave' || sent === checked.current)
    if (isDone || !form.current) return
    setMessage('saving')
    const sentFiles = listFiles()
    const fields = sentFiles.flatMap(({ name, value, markdown }) => [
      ...listSentFields(value, rowIndexes.current.get(name) ?? new Map()).map(([path, text]) => [
        `${name}:${path}`,
        text,
      ]),
      ...(markdown === null ? [] : [[`${name}:${markdownFieldName}`, markdown]]),
    ])
    const indexes = sentFiles.map(
      ({ name, value }) => [name, new Map(listRowIndexes(value))] as const,
    )
    const hiddenFields = [...new FormData(form.current)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    )
    const body = new URLSearchParams([['do', verb], ...hiddenFields, ...fields])
    const response = await fetch(action, { method: 'POST', body }).catch(() => null)
    if (response?.status === 413) {
      setMessage('tooLong')
      return
    }
    if (!response?.ok || response.redirected) {
      setMessage(response?.redirected ? 'signedOut' : 'away')
      saveLater('autosave', autosaveMs)
      return
    }
    // `json` fails when the connection breaks during the response. The form then saves the draft
    // again.
    const result = (await response.json().catch(() => null)) as AutosaveResponse | null
    if (result === null) {
      setMessage('away')
      saveLater('autosave', autosaveMs)
      return
    }
    if (result.status === 'refused') return
    saved.current = sent
    rowIndexes.current = new Map(indexes)
    setInput(form.current, 'draft', String(result.draft.id))
    setInput(form.current, 'draftSavedAt', result.draft.savedAt)
    if (verb === 'autosave') {
      checked.current = sent
      setMistakes(result.mistakes)
    }
    setMessage(result.status)
    if (isDrawingOld.current) router.refresh()
    isDrawingOld.current = false
  }
  /**
   * Saves the form. Waits for the previous save, because each save sends the draft id that the
   * previous save returned.
   */
  function save(verb: AutosaveVerb): Promise<void> {
    clearTimeout(timer.current)
    lastSave.current = lastSave.current.catch(() => undefined).then(() => send(verb))
    return lastSave.current
  }
  function saveLater(verb: AutosaveVerb, delayMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void save(verb)
      if (verb === 'saveBeforeSubmit') saveLater('autosave', autosaveMs)
    }, delayMs)
  }
  function onChange() {
    typed.current += 1
    saveLater('autosave', autosaveMs)
  }
  function onFigureChange() {
    typed.current += 1
    isDrawingOld.current = true
    saveLater('saveBeforeSubmit', figureSaveMs)
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { currentTarget, nativeEvent } = event
    const { submitter } = nativeEvent
    const isPreview = submitter instanceof HTMLButtonElement && submitter.value === 'preview'
    const hasNoDraft = new FormData(currentTarget).get('draft') === ''
    // The preview shows saved drafts. An older version in the form is not saved yet.
    if (isPreview && hasNoDraft && hidden['from'] !== '') typed.current = saved.current + 1
    if (saved.current === typed.current) {
      // The second click of a double click would publish the document once more.
      if (event.timeStamp - submittedAt.current < doubleClickMs) event.preventDefault()
      else submittedAt.current = event.timeStamp
      return
    }
    event.preventDefault()
    void save('saveBeforeSubmit').then(() => {
      if (saved.current === typed.current) currentTarget.requestSubmit(submitter)
    })
  }
  const fields = files.map((file) => {
    const isFigure = file.name === 'figure.yaml'
    return (
      <div key={file.name} onInput={isFigure ? onFigureChange : onChange}>
        <EditorProvider
          value={{
            texts,
            figureTexts,
            choices,
            pricePlaces,
            mistakes,
            onChange: isFigure ? onFigureChange : onChange,
          }}
        >
          <FileSection
            file={file}
            name={getFileKey(file.name)}
            formId={formId}
            drawing={isFigure ? drawing : undefined}
          />
        </EditorProvider>
      </div>
    )
  })
  return (
    <FormProvider {...methods}>
      <p className="hidden rounded-lg border-2 border-apricot px-4 py-3 noscript:block">
        {texts.needsScripts}
      </p>
      <fieldset
        ref={fieldset}
        disabled={!isReady}
        className="grid min-w-0 grid-cols-1 gap-6"
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain')
          if (event.defaultPrevented || listInvisibleSigns(text).length === 0) return
          event.preventDefault()
          insertText(removeInvisibleSigns(text))
        }}
      >
        {fields}
      </fieldset>
      <form
        ref={form}
        id={formId}
        method="post"
        action={action}
        onSubmit={onSubmit}
        className="sticky bottom-0 z-1 grid gap-2 border-t border-line bg-paper py-3"
      >
        <HiddenFields fields={firstHidden} />
        <div className="flex flex-wrap items-end gap-3">
          <DeskButton look="primary" name="do" value="publish" text={texts.publish} />
          <DeskButton name="do" value="preview" formTarget="_blank" text={texts.preview} />
          <details className="unfolded-wide open:max-lg:w-full">
            <summary className="min-h-11 items-center underline underline-offset-4 max-lg:flex">
              {texts.more}
            </summary>
            <div className="flex flex-wrap items-end gap-3">
              <InputField name="at" type="datetime-local" label={texts.at} />
              <DeskButton name="do" value="save" text={texts.save} />
              {hasDraft && (
                <DeskButton look="link" name="do" value="discard" text={texts.discard} />
              )}
            </div>
          </details>
        </div>
        <p role="status" className="text-sm noscript:hidden">
          {message === 'signedOut' ? (
            <a className="underline" href={signIn} target="_blank">
              {texts.autosave.signedOut}
            </a>
          ) : (
            message && texts.autosave[message]
          )}
        </p>
      </form>
    </FormProvider>
  )
}

type HiddenFieldsProps = { fields: Readonly<Record<string, string | number>> }

/**
 * The hidden fields of the form. `memo` keeps React from rendering these fields again, because a
 * new render would reset the id of the saved draft.
 */
const HiddenFields = memo(function HiddenFields({ fields }: HiddenFieldsProps) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} defaultValue={value} />
  ))
})

function setInput(form: HTMLFormElement, name: string, value: string): void {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLInputElement) input.value = value
}
