import type { ReactNode } from 'react'
import { alertClass, noticeClass } from '#components/desk/field'
import type { FieldMistake } from '#lib/content/field-mistake'
import { wordOf, type Words } from '#lib/desk/words'

type EditorMessageProps = { status: string; mistakes: readonly FieldMistake[]; t: Words }

/** The result of the last post, with a link to each field that has a mistake. */
export function EditorMessage({ status, mistakes, t }: EditorMessageProps): ReactNode {
  const isDone = /^(saved|published|scheduled|discarded)$/.test(status)
  return (
    <div role={isDone ? 'status' : 'alert'} className={isDone ? noticeClass : alertClass}>
      <p>{wordOf(t, `content.said.${status}`)}</p>
      <ul className="list-disc pl-6 empty:hidden">
        {mistakes.map(({ field, problem }) => (
          <li key={`${field} ${problem}`}>
            {field === '' ? (
              problem
            ) : (
              <a
                className="underline"
                href={`#${encodeURIComponent(field)}`}
              >{`${field} — ${problem}`}</a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
