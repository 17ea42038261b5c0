import type { ComponentProps, ReactNode } from 'react'

// Both components save bytes on each page. Keys are indexes, because React also sends the keys to
// the browser, and texts as keys would be sent twice. Without `rows`, `{...rows}` passes no
// `className` at all, because React would also send an undefined `className`.

export function Lines({
  lines,
  ...list
}: ComponentProps<'ul'> & { lines: readonly string[] }): ReactNode {
  return (
    <ul {...list}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

type Look = { className: string }
type FactsProps = ComponentProps<'dl'> & {
  facts: readonly (readonly [term: string, text: ReactNode])[]
  rows?: Look
  terms?: Look
  texts?: Look
}

export function Facts({ facts, rows, terms, texts, ...list }: FactsProps): ReactNode {
  return (
    <dl {...list}>
      {facts.map(([term, text], index) => (
        <div key={index} {...rows}>
          <dt {...terms}>{term}</dt>
          <dd {...texts}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
