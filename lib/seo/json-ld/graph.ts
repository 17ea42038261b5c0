import type { Graph, Thing } from 'schema-dts'
import { absoluteUrl } from '#lib/seo/urls'

/** `@id`s of things that the graphs of several pages mention, so that machines see them as one. */
export const ids = {
  clinic: absoluteUrl('/#clinic'),
  address: absoluteUrl('/#address'),
  website: absoluteUrl('/#website'),
  person: (id: string) => absoluteUrl(`/#${id}`),
  /** Of a page or a part of it, by the page's path. */
  part: (path: string, part: 'page' | 'breadcrumb' | 'article') => absoluteUrl(`${path}#${part}`),
}

export function ref(id: string): { '@id': string } {
  return { '@id': id }
}

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
