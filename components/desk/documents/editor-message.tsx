import { DeskLink } from '#components/desk/form/desk-button'
import { alertClass, noticeClass } from '#components/desk/layout/page-styles'
import { getEditorTexts, translateCode, type DeskTranslator } from '#lib/desk/desk-locale'
import type { ReactNode } from 'react'
import type { FieldMistake } from '#lib/content/field-mistake'
import { describeField } from '#lib/editing/describe-field'

type EditorMessageProps = {
  status: string
  mistakes: readonly FieldMistake[]
  /** The page that shows the document; undefined when the message concerns no document. */
  live?: string | undefined
  t: DeskTranslator
}

/** Maximum number of mistakes that the message shows. The editor can unfold further mistakes. */
const shownMistakes = 5

/** The result of the last POST request, with links to the fields that have mistakes. */
export function EditorMessage({ status, mistakes, live, t }: EditorMessageProps): ReactNode {
  const isDone = /^(saved|published|scheduled|discarded)$/.test(status)
  return (
    <div role={isDone ? 'status' : 'alert'} className={isDone ? noticeClass : alertClass}>
      <p className="flex flex-wrap items-center gap-x-4">
        {translateCode(t, `content.said.${status}`)}
        {status === 'published' && live !== undefined && (
          <DeskLink href={live} target="_blank" text={t('content.live')} />
        )}
      </p>
      <MistakeList mistakes={mistakes.slice(0, shownMistakes)} t={t} />
      {mistakes.length > shownMistakes && (
        <details>
          <summary className="flex min-h-11 items-center underline underline-offset-4">
            {t('content.moreMistakes', { count: mistakes.length - shownMistakes })}
          </summary>
          <MistakeList mistakes={mistakes.slice(shownMistakes)} t={t} />
        </details>
      )}
    </div>
  )
}

/** Links to the fields that have mistakes. */
function MistakeList({ mistakes, t }: Pick<EditorMessageProps, 'mistakes' | 't'>) {
  const texts = getEditorTexts(t)
  return (
    <ul className="list-disc pl-6 empty:hidden">
      {mistakes.map(({ field, problem }) => (
        <li key={`${field} ${problem}`}>
          {field === '' ? (
            problem
          ) : (
            <a
              className="underline"
              href={`#${encodeURIComponent(field)}`}
            >{`${describeField(field, texts)}: ${problem}`}</a>
          )}
        </li>
      ))}
    </ul>
  )
}
