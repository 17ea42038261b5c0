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

/** A mention of a thing described elsewhere in the graph. */
export function ref(id: string): { '@id': string } {
  return { '@id': id }
}
