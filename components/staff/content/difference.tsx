import { diffWordsWithSpace } from 'diff'
import type { EditFiles } from '#lib/desk/content/published'

/** What one state of a document says and another does not, in words. */
export function Difference({ before, after, same }: { before: EditFiles; after: EditFiles; same: string }) {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = paths.filter((path) => (before[path] ?? '') !== (after[path] ?? ''))
  if (changed.length === 0) return <p>{same}</p>
  return changed.map((path) => (
    <section key={path} className="grid gap-2">
      <h3 className="text-sm text-muted">{path}</h3>
      <p className="max-h-96 overflow-auto rounded-lg bg-wash p-3 text-sm whitespace-pre-wrap" tabIndex={0}>
        {diffWordsWithSpace(before[path] ?? '', after[path] ?? '').map(({ value, added, removed }, index) => {
          if (added) return <ins key={index}>{value}</ins>
          if (removed) return <del key={index}>{value}</del>
          // Of what is the same, its ends are enough to find the place.
          return <span key={index}>{value.length > 240 ? `${value.slice(0, 100)} … ${value.slice(-100)}` : value}</span>
        })}
      </p>
    </section>
  ))
}
