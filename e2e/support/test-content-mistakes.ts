import { makeContentCopy, removeContentCopies } from '#e2e/support/content-copy'
import {
  copyArticle,
  listProblems,
  type ContentMistake,
  type WordedProblem,
} from '#e2e/support/content-mistakes'
import { translateMistake } from '#lib/content/mistakes'
import { locales } from '#lib/i18n/locales'

/**
 * Registers Jest tests that make all mistakes in one copy of the content. For each mistake a test
 * expects a sentence of `npm run check`.
 */
export function testContentMistakes(mistakes: readonly ContentMistake[]): void {
  const spoiltCopy = makeContentCopy()
  let problems: WordedProblem[] = []

  beforeAll(async () => {
    copyArticle(spoiltCopy, 'to-come', '2099-01-15')
    for (const { make } of mistakes) await make(spoiltCopy)
    problems = await listProblems(spoiltCopy)
  })

  // eslint-disable-next-line playwright/no-duplicate-hooks -- a hook of Jest, and the only one
  afterAll(removeContentCopies)

  it.each(mistakes)('the check reports in $file: $says', ({ file, says }) => {
    const sentences = problems
      .filter((problem) => problem.file === file)
      .map(({ sentence }) => sentence)
    expect(sentences).toContainEqual(expect.stringContaining(says))
  })

  it.each(locales)('each sentence is plain in %s: no compiler, no stack, no schema', (locale) => {
    for (const { problem } of problems) {
      const sentence = translateMistake(problem, locale)
      expect(sentence).not.toMatch(/Expected|Received|undefined|Error:|Invalid|Rules\b|\n/)
    }
  })

  it('problems that an editor can cause at the desk have a Ukrainian sentence', () => {
    const rules = problems.flatMap(({ problem }) => (typeof problem === 'object' ? [problem] : []))
    expect(rules.length).toBeGreaterThan(5)
    for (const each of rules)
      expect(translateMistake(each, 'ua')).toMatch(/\p{Script=Cyrillic}{4}/u)
  })
}
