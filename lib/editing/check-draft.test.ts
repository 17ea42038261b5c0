import { describeEachDatabase } from '#e2e/support/test-databases'
import { makePerson } from '#e2e/support/test-lead'
import { checkDraft } from '#lib/editing/check-draft'
import { folderContent, readDocumentFiles } from '#lib/editing/document-files'

const document = 'posts/DASH-diet'
const path = `content/${document}/ua.md`

describeEachDatabase('the check of a draft', (given) => {
  /** Checks an article whose Ukrainian Markdown is `markdown`. Returns the sentences in Ukrainian. */
  async function listProblems(change: (markdown: string) => string): Promise<string[]> {
    const files = readDocumentFiles(folderContent, document)
    const [, head = '', markdown = ''] = /^(---.*?\n---\n)(.*)$/s.exec(files[path] ?? '') ?? []
    const desk = { db: given.db, folder: null, channels: [], now: new Date() }
    const draft = { ...files, [path]: head + change(markdown) }
    const mistakes = await checkDraft(makePerson('olena', 'editor'), desk, draft, 'ua')
    return mistakes.map(({ problem }) => problem)
  }

  it('names lines as the form counts them, and no line for a problem of the whole text', async () => {
    const problems = await listProblems(() => 'Текст.')
    expect(problems).toContainEqual(expect.stringMatching(/^у тексті немає заголовків/))
    const lines = problems.flatMap((problem) => /рядо?к\S* (-?\d+)/.exec(problem)?.[1] ?? [])
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => Number(line) < 1)).toEqual([])
  })

  it('names the line of an equal heading as the form counts it', async () => {
    const problems = await listProblems(() => 'Текст.\n\n## Сіль\n\nТекст.\n\n## Сіль\n\nТекст.\n')
    const repeated = problems.filter((problem) => problem.includes('уже є'))
    expect(repeated).toEqual([expect.stringMatching(/рядок 7: .* в рядку 3:/)])
  })
})
