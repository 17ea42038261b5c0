import type { DeskTranslator } from '#lib/desk/desk-locale'
import { diffWordsWithSpace } from 'diff'
import { basename } from 'node:path'
import type { ReactNode } from 'react'
import type { DocumentFiles } from '#lib/editing/document-files'

type TextDifferenceProps = { before: DocumentFiles; after: DocumentFiles; t: DeskTranslator }

/** Compares two versions of a document. Shows the words that differ, file by file. */
export function TextDifference({ before, after, t }: TextDifferenceProps): ReactNode {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = paths.filter((path) => (before[path] ?? '') !== (after[path] ?? ''))
  if (changed.length === 0) return <p>{t('content.same')}</p>
  return changed.map((path) => (
    <p
      key={path}
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-lg bg-wash p-3 text-sm text-ink whitespace-pre-wrap"
    >
      <b>{basename(path)}</b>
      {'\n'}
      {compareTexts(before[path] ?? '', after[path] ?? '').map(
        ({ value, added, removed }, index) => {
          if (added) return <ins key={index}>{value}</ins>
          if (removed) return <del key={index}>{value}</del>
          return <span key={index}>{shorten(value)}</span>
        },
      )}
    </p>
  ))
}

/**
 * Shortens an unchanged text to its beginning and its end. An editor needs only these parts to find
 * the place of a change.
 */
function shorten(text: string): string {
  return text.length > 240 ? `${text.slice(0, 100)} … ${text.slice(-100)}` : text
}

/**
 * Time limit for a comparison, in milliseconds. Two texts with few common words would take minutes.
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
