import { diffWordsWithSpace } from 'diff'
import type { ReactNode } from 'react'
import { getEditorTexts, type DeskTranslator } from '#lib/desk/desk-locale'
import type { DocumentFiles } from '#lib/editing/document-files'
import { listFieldDifferences } from '#lib/editing/field-differences'

type FieldDifferencesProps = { before: DocumentFiles; after: DocumentFiles; t: DeskTranslator }

/**
 * Compares two versions of a document. Shows each field that differs, with the removed and the
 * added words.
 */
export function FieldDifferences({ before, after, t }: FieldDifferencesProps): ReactNode {
  const differences = listFieldDifferences(before, after, getEditorTexts(t))
  if (differences.length === 0) return <p>{t('content.same')}</p>
  return (
    <dl
      tabIndex={0}
      aria-label={t('content.differences')}
      className="grid max-h-120 gap-3 overflow-auto rounded-lg bg-wash p-3 text-sm text-ink"
    >
      {differences.map((each) => (
        <div key={`${each.label} ${each.before} ${each.after}`}>
          <dt className="font-semibold">{each.label}</dt>
          <dd className="whitespace-pre-wrap">
            {compareTexts(each.before, each.after).map(({ value, added, removed }, index) => {
              if (added) return <ins key={index}>{value}</ins>
              if (removed) return <del key={index}>{value}</del>
              return <span key={index}>{shorten(value)}</span>
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * Shortens an unchanged text to its beginning and its end. An editor needs only these parts to find
 * the place of a change.
 */
function shorten(text: string): string {
  return text.length > 240 ? `${text.slice(0, 100)} … ${text.slice(-100)}` : text
}

/**
 * Time limit for a comparison, in milliseconds. Without this limit, two texts with few common words
 * would take minutes.
 */
const compareTimeoutMs = 200

type TextPart = { value: string; added: boolean; removed: boolean }

/**
 * Compares two texts word by word. After the timeout, the whole old text and the whole new text are
 * the difference.
 */
function compareTexts(before: string, after: string): readonly TextPart[] {
  const bothTexts = [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ]
  return diffWordsWithSpace(before, after, { timeout: compareTimeoutMs }) ?? bothTexts
}
