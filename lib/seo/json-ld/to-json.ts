import type { Graph, Thing } from 'schema-dts'

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return value === undefined || value === null || value === ''
}

/** The graph of a page for its `<script>`: nothing empty in it, and no `<` that could end the element. */
export function toJson(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph, (_key, value: unknown) => {
    const trimmed: unknown = Array.isArray(value) ? value.filter((item) => !isEmpty(item)) : value
    return isEmpty(trimmed) ? undefined : trimmed
  })
  return json.replaceAll('<', '\\u003c')
}
