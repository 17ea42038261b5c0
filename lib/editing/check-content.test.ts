import { execFileSync } from 'node:child_process'
import { makeTexts } from '#e2e/support/make-texts'
import { makeContentCopy, removeContentCopies } from '#e2e/support/content-copy'
import {
  addContentFile,
  copyArticle,
  doctorSlug,
  getArticleFile,
  getArticleFolder,
  getSlug,
  listProblems,
  makePlainPicture,
  removeContentFile,
  replaceInFile,
  setYamlField,
  testDay,
  type ContentMistake,
} from '#e2e/support/content-mistakes'
import { openContent } from '#lib/content/open-content'

const siteContent = openContent(process.cwd())
const line = siteContent.document('services').categories[0]?.options[0]?.id ?? ''

afterAll(removeContentCopies)

/**
 * Lists of mistakes. Each mistake makes one file unusable. For each list, the test copies the
 * content and makes the mistakes of the list in the copy. The check must report each of these
 * mistakes and no other mistake.
 */
const unusable: ContentMistake[][] = [
  [
    removeContentFile(
      'content/clinic.yaml',
      'the file is missing: take it back from an earlier version',
    ),
    addContentFile(
      'content/faq.yaml',
      () => Promise.resolve(Buffer.from('home:', 'utf16le')),
      'is not saved as UTF-8',
    ),
    replaceInFile(
      `${getArticleFolder(0)}/en.md`,
      /$/,
      '\n<<<<<<< HEAD\nOne.\n',
      'two versions of the text stand here',
    ),
    replaceInFile(
      `${getArticleFolder(2)}/en.md`,
      /$/,
      `\n${'- '.repeat(20)}One.\n`,
      'lists or quotes stand more than 12 levels deep',
    ),
    setYamlField(
      getArticleFile(1),
      'published',
      '2026-13-01',
      '“published” must be a day such as 25.12.2026 (in a file 2026-12-25)',
    ),
    setYamlField(
      'content/services.yaml',
      'categories.1.options.0.id',
      line,
      `“${line}” stands in this list already`,
    ),
  ],
  [
    replaceInFile(
      'content/check-up.yaml',
      /\nprice: .*/,
      '\nprice: "30000',
      'a quote is opened here and not closed',
    ),
    replaceInFile(
      'content/clinic.yaml',
      '\n  ua:',
      '\n\tua:',
      'a tab stands here: indent with spaces',
    ),
    replaceInFile(
      'content/packages.yaml',
      /price: .*/,
      'price: “30000”',
      'curly quotes “ ” are no quotes here',
    ),
    replaceInFile(
      'content/topics.yaml',
      / +id: .*\n|- id: .*\n/,
      '$&  id: other\n',
      'this field stands here twice',
    ),
  ],
  [
    replaceInFile(
      'messages/ua.json',
      /("figureTable": "[^"]+"),/,
      '$1',
      'the file cannot be read from here on',
    ),
  ],
]

it.each(
  unusable.map((mistakes) => [mistakes.map(({ file }) => file).join(', '), mistakes] as const),
)(
  'the check reports of %s nothing but the mistake that makes the file unusable',
  async (_files, mistakes) => {
    const copy = makeContentCopy()
    for (const { make } of mistakes) await make(copy)
    const problems = await listProblems(copy)
    const sentences = problems
      .filter(({ isReminder }) => !isReminder)
      .map(({ sentence }) => sentence)
    const inOrder = mistakes.toSorted((one, other) => one.file.localeCompare(other.file))
    expect(sentences).toEqual(inOrder.map(({ says }) => expect.stringContaining(says) as string))
    for (const [index, { file }] of inOrder.entries())
      expect(sentences[index]?.startsWith(file)).toBe(true)
  },
)

it('the check accepts usual changes of an editor, and reports an article removed without a redirect', async () => {
  const copy = makeContentCopy()
  const { set, write, read } = copy
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.root, stdio: 'ignore' })
  git('init')
  git('add', '.')
  git('-c', 'user.name=x', '-c', 'user.email=x@x.example', 'commit', '-m', 'before')
  copy.copy(`content/doctors/${doctorSlug}`, 'content/doctors/doctor-new')
  write('content/doctors/doctor-new/photo.jpg', await makePlainPicture(980, 1200))
  set('content/services.yaml', 'categories.0.options.0.price', 123)
  const question = makeTexts('Чи є парковка?', 'Is there parking?')
  set('content/faq.yaml', 'home.5', { id: 'new', question, answer: makeTexts('Так.', 'Yes.') })
  copy.copy(getArticleFolder(0), 'content/posts/new-name')
  copy.remove(getArticleFolder(0))
  set('content/posts/new-name/article.yaml', 'formerly', [getSlug(0)])
  copyArticle(copy, 'to-come', '2099-01-15')
  copyArticle(copy, 'begun', testDay)
  set('content/posts/begun/article.yaml', 'draft', true)
  copy.remove('content/posts/begun/en.md')
  copy.edit('content/posts/begun/ua.md', (text) =>
    text.replace(/\n---\n[^]*/, '\n---\nДалі буде [1]. ![](photo.jpg)\n'),
  )
  write('content/posts/.DS_Store', '')
  write(
    `${getArticleFolder(1)}/ua.md`,
    `\uFEFF${read(`${getArticleFolder(1)}/ua.md`).replaceAll('\n', '\r\n')}`,
  )
  expect((await listProblems(copy)).filter(({ isReminder }) => !isReminder)).toEqual([])

  copy.remove(getArticleFolder(2))
  set(getArticleFile(3), 'draft', true)
  const sentences = (await listProblems(copy)).map(({ sentence }) => sentence)
  for (const says of [
    `“${getSlug(2)}” was published and is not there`,
    'is published, and readers have its address',
  ])
    expect(sentences).toContainEqual(expect.stringContaining(says))
})
