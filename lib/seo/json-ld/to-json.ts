import type { Graph, Thing } from 'schema-dts'

/** A value without nulls, empty texts and empty lists, however deep; undefined when nothing is left. */
function trim(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kept = value.map(trim).filter((item) => item !== undefined)
    return kept.length > 0 ? kept : undefined
  }
  if (typeof value === 'object' && value !== null) {
    const kept = Object.entries(value).flatMap(([key, item]) => {
      const trimmed = trim(item)
      return trimmed === undefined ? [] : [[key, trimmed] as const]
    })
    return kept.length > 0 ? Object.fromEntries(kept) : undefined
  }
  return value === null || value === '' ? undefined : value
}

/** The graph of a page for its `<script>`: nothing empty in it, and no `<` that could end the element. */
export function toJson(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(trim(graph)).replaceAll('<', '\\u003c')
}
