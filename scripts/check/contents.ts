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
import type * as pageDates from '#content/page-dates'
import type * as people from '#content/people'
import type * as phone from '#content/phone'
import type * as redirects from '#content/redirects'
import type * as significant from '#content/significant-articles'
import type * as topics from '#content/topics'
import type { Problem } from '#scripts/check/problem'

/** A file of `content/` that cannot be used. */
export class LoadError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(`${problem.file}: ${problem.problem}`)
    this.problem = problem
  }
}

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
  typeof pageDates &
  typeof people &
  typeof phone &
  typeof redirects &
  typeof significant &
  typeof topics

/** Their modules, and what each must hold. */
const modules: Readonly<Record<string, readonly (keyof Contents)[]>> = {
  'articles-on-supplements': ['articlesOnSupplements'],
  clinic: ['clinic'],
  consent: ['consents', 'consentVersion', 'consentDocuments'],
  doctors: ['doctors'],
  'figures/index': ['figures'],
  glossary: ['glossary', 'sincerity'],
  'key-facts': ['keyFacts'],
  'legal/privacy-policy': ['privacyPolicy'],
  'legal/terms': ['terms'],
  'page-dates': ['pageDates'],
  people: ['authors', 'reviewers'],
  phone: ['phone'],
  redirects: ['redirects'],
  'significant-articles': ['significantArticles'],
  topics: ['topics'],
}

/** All of them. @throws LoadError naming the file that cannot be loaded, or lacks a value. */
export async function readContents(root: string): Promise<Contents> {
  const all = await Promise.all(Object.entries(modules).map(([name, values]) => load(root, name, values)))
  return Object.assign({}, ...all) as Contents
}

async function load(root: string, name: string, values: readonly string[]): Promise<Record<string, unknown>> {
  const file = `content/${name}.ts`
  const content = await importContent(root, name).catch((error: unknown) => {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    // A file may fail because of one that it imports.
    const [, origin = file] =
      /\/(content\/[\w./-]+\.ts):\d/.exec(error instanceof Error ? (error.stack ?? '') : '') ?? []
    throw new LoadError({
      file: origin,
      problem: `the file cannot be loaded (${reason}): take it back from an earlier version, or ask a programmer`,
    })
  })
  const missing = values.find((value) => content[value] === undefined)
  if (missing !== undefined)
    throw new LoadError({
      file,
      problem: `“${missing}” is not in this file any more: take it back from an earlier version`,
    })
  return content
}
