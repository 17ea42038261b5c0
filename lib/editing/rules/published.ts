import { parse } from 'yaml'
import { isPublished } from '#lib/blog/is-published'
import { postsPath, type Article, type Site } from '#lib/editing/rules/articles'
import type { ReportProblem } from '#lib/editing/rules/problem'
import { runGit } from '#lib/editing/run-git'

/** Articles that readers had by the last commit, or before one that removed their folder. */
export function publishedBefore(root: string, today: string): string[] {
  const file = (slug: string) => `${postsPath}/${slug}/article.yaml`
  const log = [
    'log',
    '--diff-filter=D',
    '--no-renames',
    '--name-only',
    '--format=commit %H',
    '--',
    file('*'),
  ]
  const removals = runGit(root, ...log)
    .split('commit ')
    .map((text) => [`${text.slice(0, 40)}^`, text])
  return [
    ['HEAD', runGit(root, 'ls-tree', '-r', '--name-only', 'HEAD', `${postsPath}/`)],
    ...removals,
  ].flatMap(([commit = '', paths = '']) =>
    (paths.match(/(?<=^content\/posts\/)[^/\n]+(?=\/article\.yaml$)/gm) ?? []).filter((slug) => {
      const facts = parse(runGit(root, 'show', `${commit}:${file(slug)}`)) as Partial<
        Article['facts']
      > | null
      return (
        facts?.published !== undefined &&
        isPublished({ draft: false, published: facts.published, ...facts }, today)
      )
    }),
  )
}

/** Every address that was ever published answers: by its article, by `formerly` of another, or as taken off. */
export function checkPublished(
  { content, articles, unread, today, published }: Site,
  report: ReportProblem,
): void {
  const isIn = (slugs: readonly string[], slug: string) =>
    slugs.some((each) => each.toLowerCase() === slug.toLowerCase())
  const shown = articles.filter(({ facts }) => isPublished(facts, today)).map(({ slug }) => slug)
  const { positionOf } = content.sourceOf('redirects')
  const left = [
    ...articles.flatMap((each) =>
      each.facts.formerly.map((old, index) => ({ old, place: each.positionOf('formerly', index) })),
    ),
    ...content
      .document('redirects')
      .gone.map((old, index) => ({ old, place: positionOf('gone', index) })),
  ]
  for (const { old, place } of left)
    if (isIn(shown, old)) report(place, { rule: 'formerIsThere', name: old })
  const answering = [...shown, ...unread, ...left.map(({ old }) => old)]
  for (const slug of published.filter((each) => !isIn(answering, each))) {
    const article = articles.find((each) => isIn([each.slug], slug))
    if (article)
      report(article.positionOf(article.facts.draft ? 'draft' : 'published'), {
        rule: 'hidden',
        name: slug,
      })
    else report({ file: 'content/redirects.yaml' }, { rule: 'left', name: slug })
  }
}
