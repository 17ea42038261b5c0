import { parse } from 'yaml'
import { isPublished } from '#lib/blog/is-published'
import {
  postsPath,
  type CheckedArticle,
  type CheckedContent,
} from '#lib/editing/rules/checked-content'
import type { ReportProblem } from '#lib/editing/rules/problem'
import { runGit } from '#lib/editing/run-git'

/** Matches the slug in a path such as `content/posts/antiage/article.yaml`. */
const slugInPath = /(?<=^content\/posts\/)[^/\n]+(?=\/article\.yaml$)/gm

/**
 * Lists the slugs of articles that are published in the last commit of the repository. Also lists
 * articles that were published until a commit removed their folder. Without a git repository the
 * list is empty.
 * @param today an ISO day in Kyiv
 */
export function listSlugsInHistory(root: string, today: string): string[] {
  const getPath = (slug: string) => `${postsPath}/${slug}/article.yaml`
  const options = ['--diff-filter=D', '--no-renames', '--name-only', '--format=commit %H']
  const removals = runGit(root, 'log', ...options, '--', getPath('*'))
    .split('commit ')
    .map((text) => ({ commit: `${text.slice(0, 40)}^`, paths: text }))
  const paths = runGit(root, 'ls-tree', '-r', '--name-only', 'HEAD', `${postsPath}/`)
  return [{ commit: 'HEAD', paths }, ...removals].flatMap(({ commit, paths }) => {
    const slugs = paths.match(slugInPath) ?? []
    return slugs.filter((slug) => {
      const yaml = runGit(root, 'show', `${commit}:${getPath(slug)}`)
      return isPublishedSource(parse(yaml) as Partial<CheckedArticle['facts']> | null, today)
    })
  })
}

function isPublishedSource(facts: Partial<CheckedArticle['facts']> | null, today: string): boolean {
  if (facts?.published === undefined) return false
  return isPublished({ draft: facts.draft ?? false, published: facts.published }, today)
}

const isListed = (slugs: readonly string[], slug: string): boolean =>
  slugs.some((each) => each.toLowerCase() === slug.toLowerCase())

/**
 * Checks that the address of every article that was ever published responds. The address may
 * respond with the article, with a redirect (`formerly` of an article), or with 410 (`gone` of
 * `content/redirects.yaml`).
 */
export function checkPublishedAddresses(
  { content, articles, unreadableSlugs, today, publishedSlugs }: CheckedContent,
  report: ReportProblem,
): void {
  const shown = articles.filter(({ facts }) => isPublished(facts, today)).map(({ slug }) => slug)
  const redirects = content.sourceOf('redirects')
  const formerSlugs = articles.flatMap(({ facts, positionOf }) =>
    facts.formerly.map((slug, index) => ({ slug, place: positionOf('formerly', index) })),
  )
  const retiredSlugs = content
    .document('redirects')
    .gone.map((slug, index) => ({ slug, place: redirects.positionOf('gone', index) }))
  const oldSlugs = [...formerSlugs, ...retiredSlugs]
  for (const { slug, place } of oldSlugs)
    if (isListed(shown, slug)) report(place, { rule: 'formerIsThere', name: slug })

  const answering = [...shown, ...unreadableSlugs, ...oldSlugs.map(({ slug }) => slug)]
  for (const slug of publishedSlugs) {
    if (isListed(answering, slug)) continue
    const article = articles.find((each) => isListed([each.slug], slug))
    if (!article) {
      report({ file: 'content/redirects.yaml' }, { rule: 'left', name: slug })
      continue
    }
    const field = article.facts.draft ? 'draft' : 'published'
    report(article.positionOf(field), { rule: 'hidden', name: slug })
  }
}
