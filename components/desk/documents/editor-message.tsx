import { alertClass, noticeClass } from '#components/desk/layout/page-styles'
import { getEditorTexts, translateCode, type DeskTranslator } from '#lib/desk/desk-locale'
import type { ReactNode } from 'react'
import type { FieldMistake } from '#lib/content/field-mistake'
import { describeField } from '#lib/editing/describe-field'

type EditorMessageProps = { status: string; mistakes: readonly FieldMistake[]; t: DeskTranslator }

/** The result of the last POST request, with links to the fields that have mistakes. */
export function EditorMessage({ status, mistakes, t }: EditorMessageProps): ReactNode {
  const isDone = /^(saved|published|scheduled|discarded)$/.test(status)
  return (
    <div role={isDone ? 'status' : 'alert'} className={isDone ? noticeClass : alertClass}>
      <p>{translateCode(t, `content.said.${status}`)}</p>
      <ul className="list-disc pl-6 empty:hidden">
        {mistakes.map(({ field, problem }) => (
          <li key={`${field} ${problem}`}>
            {field === '' ? (
              problem
            ) : (
              <a
                className="underline"
                href={`#${encodeURIComponent(field)}`}
              >{`${describeField(field, getEditorTexts(t))}: ${problem}`}</a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
