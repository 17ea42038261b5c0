import type { ReactNode } from 'react'

export function Lines({ lines, className }: { lines: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

type FactsProps = {
  facts: readonly (readonly [term: string, text: ReactNode])[]
  className?: string
  textClass?: string
}

export function Facts({ facts, className, textClass }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={textClass}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
