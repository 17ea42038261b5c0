import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as supplements from '#content/articles-on-supplements'
import type * as clinic from '#content/clinic'
import type * as consent from '#content/consent'
import type * as doctors from '#content/doctors'
import type * as figures from '#content/figures/index'
import type * as glossary from '#content/glossary'
import type * as keyFacts from '#content/key-facts'
import type * as privacyPolicy from '#content/legal/privacy-policy'
import type * as terms from '#content/legal/terms'
import type * as people from '#content/people'
import type * as phone from '#content/phone'
import type * as redirects from '#content/redirects'
import type * as sheets from '#content/sheets'
import type * as topics from '#content/topics'

/** A module of a project's `content/`, as the site loads it. */
export async function importContent(root: string, name: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(join(root, 'content', `${name}.ts`)).href)) as Record<string, unknown>
}

/** Values of `content/` that rules compare. */
export type Contents = typeof supplements &
  typeof clinic &
  typeof consent &
  typeof doctors &
  typeof figures &
  typeof glossary &
  typeof keyFacts &
  typeof privacyPolicy &
  typeof terms &
  typeof people &
  typeof phone &
  typeof redirects &
  typeof sheets &
  typeof topics

const modules = [
  'articles-on-supplements',
  'clinic',
  'consent',
  'doctors',
  'figures/index',
  'glossary',
  'key-facts',
  'legal/privacy-policy',
  'legal/terms',
  'people',
  'phone',
  'redirects',
  'sheets',
  'topics',
]

/** All of them; the files must be readable. */
export async function readContents(root: string): Promise<Contents> {
  const all = await Promise.all(modules.map((name) => importContent(root, name)))
  return Object.assign({}, ...all) as Contents
}
