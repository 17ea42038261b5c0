import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { parseDocument } from 'yaml'
import { isPublished } from '#lib/blog/is-published'
import { openContent } from '#lib/content/open'
import { inWords } from '#lib/content/sentences'
import { toSentence } from '#lib/content/source'
import { locales } from '#lib/i18n/locales'
import { addDays, getKyivDay } from '#lib/time/kyiv-time'
import { readCheckedArticles } from '#lib/editing/rules/checked-content'
import { checkContent } from '#lib/editing/check-content'

const today = getKyivDay(new Date())
const yesterday = addDays(today, -1)
const roots: string[] = []

/** A copy of what editors change, for a test to spoil. */
function copy() {
  const root = mkdtempSync(join(tmpdir(), 'check-'))
  roots.push(root)
  for (const name of ['content', 'messages']) cpSync(name, join(root, name), { recursive: true })
  const path = (file: string) => join(root, file)
  const read = (file: string) => readFileSync(path(file), 'utf8')
  const write = (file: string, text: string | Uint8Array) => {
    writeFileSync(path(file), text)
  }
  return {
    root,
    read,
    write,
    copy: (from: string, to: string) => {
      cpSync(path(from), path(to), { recursive: true })
    },
    remove: (file: string) => {
      rmSync(path(file), { recursive: true })
    },
    edit: (file: string, change: (text: string) => string) => {
      const text = read(file)
      if (change(text) === text) throw new Error(`${file} is as it was`)
      write(file, change(text))
    },
    /** Changes a field of YAML; undefined takes it out. */
    set: (file: string, field: string, value: unknown) => {
      const document = parseDocument(read(file))
      const keys = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
      if (value === undefined) document.deleteIn(keys)
      else document.setIn(keys, value)
      write(file, document.toString({ lineWidth: 0 }))
    },
  }
}

type Copy = ReturnType<typeof copy>
/** What an editor is told of a file, and what was done to it. */
type Mistake = { says: string; file: string; make: (root: Copy) => void | Promise<void> }

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

const site = openContent(process.cwd())
const [doctor = ''] = site.doctorIds()
const all = readCheckedArticles(site).filter(({ facts }) => isPublished(facts, today))
/** The site's own articles by number: what editors call them, and which there are, is theirs. */
const slug = (number: number): string => all[number % all.length]?.slug ?? ''
const folder = (number: number) => `content/posts/${slug(number)}`
const post = (number: number) => `${folder(number)}/article.yaml`
const drawing = `content/posts/${all.findLast(({ figure }) => figure)?.slug ?? ''}/figure.yaml`
const otherCase = slug(3) === slug(3).toLowerCase() ? slug(3).toUpperCase() : slug(3).toLowerCase()
const picture = (width: number, height: number, format: 'jpeg' | 'png' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: 'plum' } })
    .toFormat(format)
    .toBuffer()

/** A field with another value. */
const field = (file: string, name: string, value: unknown, says: string): Mistake => ({
  says,
  file,
  make: ({ set }) => {
    set(file, name, value)
  },
})

/** A file with another text. */
const edited = (file: string, from: string | RegExp, to: string, says: string): Mistake => ({
  says,
  file,
  make: ({ edit }) => {
    edit(file, (text) => text.replace(from, to))
  },
})

/** A paragraph added to both texts of an article, `LANG` for the language in its addresses. */
const added = (number: number, text: string, says: string): Mistake => ({
  says,
  file: `${folder(number)}/en.md`,
  make: ({ edit }) => {
    for (const locale of ['ua', 'en'])
      edit(
        `${folder(number)}/${locale}.md`,
        (old) => `${old}\n${text.replaceAll('LANG', locale)}\n`,
      )
  },
})

/** A file that is taken away. */
const removed = (file: string, says: string, told = file): Mistake => ({
  says,
  file: told,
  make: ({ remove }) => {
    remove(file)
  },
})

/** A new file. */
const written = (
  file: string,
  text: () => string | Promise<Uint8Array>,
  says: string,
): Mistake => ({
  says,
  file,
  make: async ({ write }) => {
    write(file, await text())
  },
})

/** An article of the site under another name. */
function announce({ copy, set }: Copy, name: string, published: string) {
  const file = `content/posts/${name}/article.yaml`
  copy(folder(1), `content/posts/${name}`)
  set(file, 'published', published)
  set(file, 'updated', undefined)
}
const named = (name: string, says: string): Mistake => ({
  says,
  file: `content/posts/${name}`,
  make: (root) => {
    announce(root, name, today)
  },
})

const service = site.document('weight-loss').services[0]?.id ?? ''
const line = site.document('services').categories[0]?.options[0]?.id ?? ''

const facts: Mistake[] = [
  field('content/clinic.yaml', 'hours.week.0.days', ['Mon'], 'must be one of Monday'),
  field(
    'content/people.yaml',
    'reviewers',
    [{ id: doctor, confirmedOn: '22.11.2026' }],
    '“confirmedOn” must be a day',
  ),
  field(
    'content/home.yaml',
    'product.archive.title.en',
    undefined,
    'the English text is missing: add “en: …”',
  ),
  field(
    'content/services.yaml',
    'categories.0.options.0.price',
    '30 000',
    '“price” must be a number in digits alone',
  ),
  field(
    'content/weight-loss.yaml',
    'services.1.id',
    service,
    `“${service}” stands in this list already`,
  ),
  edited(
    'content/check-up.yaml',
    '\nprice:',
    '\npirce:',
    '“pirce” is no field here: take it out, or write one of',
  ),
  field(drawing, 'conclusion', undefined, 'the field “conclusion” is missing: add it'),
  edited(
    'messages/en.json',
    /"figureTable": "[^"]+"/,
    '"figureTable": ""',
    'the English text is empty: write it',
  ),
  edited(
    'messages/ua.json',
    '"figureTable":',
    '"other": "x", "figureTable":',
    'is not in messages/en.json: add it there',
  ),
  edited(
    'messages/ua.json',
    / few \{[^}]*\}/,
    '',
    'a plural of this text lacks the form few: add it',
  ),
  edited(
    'messages/en.json',
    /\{count, plural/,
    '{number, plural',
    'has other parts in { } or < > than in Ukrainian',
  ),
]

const articles: Mistake[] = [
  field(post(16), 'reviewer', 'nobody', `there is no “nobody”: write ${doctor}`),
  field(
    'content/faq.yaml',
    'home.0.answer.en',
    'Only {check-up.pirce}.',
    '{check-up.pirce} names nothing',
  ),
  field('content/topics.yaml', '0.description.en', 'Short.', 'the description has 6 characters'),
  field(
    'content/tests.yaml',
    '0.line.en',
    'Bile',
    'no line of content/packages.yaml begins with “Bile”',
  ),
  removed(
    `${folder(0)}/en.md`,
    'the English text is missing: add en.md beside the other, or set draft',
    folder(0),
  ),
  edited(
    `${folder(3)}/ua.md`,
    /^title: .*$/m,
    'title: "one" two',
    'a colon or a quote within this text confuses it',
  ),
  field(
    post(4),
    'related',
    ['аntiage'],
    'there is no article “аntiage”, as it contains the Ukrainian letter “а”',
  ),
  field(post(5), 'nextReview', yesterday, `the medical review was due on ${yesterday}`),
  field(post(17), 'updated', '2099-01-01', '“updated” is a day still to come'),
  field(post(6), 'keyFacts.0.value', '98765', '98765 does not stand in content/posts/'),
  named('new_article', 'the folder’s name is no address: use Latin letters'),
  named(otherCase, `the name differs from “${slug(3)}” by capital letters only`),
  added(7, '## Twice\n\nText.\n\n## Twice\n\nOther.', 'the heading “Twice” stands on line'),
  added(
    7,
    '<iframe src="https://x.example"></iframe>',
    '“<iframe src="https://x.example">” would vanish',
  ),
  added(
    8,
    '[x](/LANG/article/nope)',
    'the link leads nowhere (/en/article/nope): there is no article “nope”',
  ),
  added(8, '[a](www.who.int/news)', 'the link leads nowhere (www.who.int/news): write https://'),
  added(
    8,
    '[y](/ua/check-up)',
    'the link leads to the Ukrainian page (/ua/check-up): write /en/check-up',
  ),
  added(
    9,
    '[x](/LANG/article/to-come)',
    'the link leads to an article that readers do not have yet',
  ),
  added(
    10,
    'See [this](https://who.int and more.',
    'the address of a link is not closed: write ) after it',
  ),
  added(10, 'This is **bold text.', 'bold begins here and does not end'),
  added(
    10,
    '• one\n• two',
    'this line was to be one of a list, as Word draws it: begin it with “- ”',
  ),
  added(11, '\tA paragraph.', 'this paragraph is set in by a tab or spaces'),
  added(11, '##Heading', 'this would not be a heading: write a space after ##, “## Heading”'),
  added(
    11,
    '| a | b |\n| c | d |',
    'this table lacks the line below its first: add |---|---| there',
  ),
  added(12, '![A photo](photo.jpg)', 'there is no picture “photo.jpg” beside the text'),
  edited(
    `${folder(13)}/en.md`,
    /$/,
    '\n7 people.\n',
    'the numbers differ between the languages: nothing in',
  ),
  added(13, '[x](https://who.int/LANG)', 'ua.md has a link to https://who.int/ua'),
  added(14, 'Кaва.', 'Ukrainian letters stand in the English text'),
  added(14, 'The color of it.', 'the site says “'),
  added(14, 'So they say [99].', '[99] is no work of the list “references”'),
  written(
    `${folder(15)}/notes.png`,
    () => 'a text',
    'this is no picture: save it anew as JPEG (.jpg) or PNG (.png)',
  ),
  written(
    `${folder(15)}/chart.jpg`,
    () => picture(8, 4, 'png'),
    'this is a PNG picture: name it chart.png',
  ),
  written('content/doctors/olena.jpg', () => picture(960, 1200), 'this belongs to no doctor'),
  written(
    `content/doctors/${doctor}/photo.jpg`,
    () => picture(1500, 1000),
    'and the pages show it 4:5',
  ),
  edited(
    'content/legal/terms/ua.md',
    /$/,
    '\nІнакше.\n',
    'what visitors accept is not as on record',
  ),
]

/** Files of one copy, of each of which nothing but one sentence is said. */
const unusable: Mistake[][] = [
  [
    removed('content/clinic.yaml', 'the file is missing: take it back from an earlier version'),
    written(
      'content/faq.yaml',
      () => Promise.resolve(Buffer.from('home:', 'utf16le')),
      'is not saved as UTF-8',
    ),
    edited(
      `${folder(0)}/en.md`,
      /$/,
      '\n<<<<<<< HEAD\nOne.\n',
      'two versions of the text stand here',
    ),
    edited(
      `${folder(2)}/en.md`,
      /$/,
      `\n${'- '.repeat(20)}One.\n`,
      'lists or quotes stand more than 12 levels deep',
    ),
    field(post(1), 'published', '2026-13-01', '“published” must be a day such as 2026-11-22'),
    field(
      'content/services.yaml',
      'categories.1.options.0.id',
      line,
      `“${line}” stands in this list already`,
    ),
  ],
  [
    edited(
      'content/check-up.yaml',
      /\nprice: .*/,
      '\nprice: "30000',
      'a quote is opened here and not closed',
    ),
    edited('content/clinic.yaml', '\n  ua:', '\n\tua:', 'a tab stands here: indent with spaces'),
    edited(
      'content/packages.yaml',
      /price: .*/,
      'price: “30000”',
      'curly quotes “ ” are no quotes here',
    ),
    edited(
      'content/topics.yaml',
      / +id: .*\n|- id: .*\n/,
      '$&  id: other\n',
      'this field stands here twice',
    ),
  ],
  [
    edited(
      'messages/ua.json',
      /("figureTable": "[^"]+"),/,
      '$1',
      'the file cannot be read from here on',
    ),
  ],
]

const told = async ({ root }: Copy) =>
  (await checkContent(root, today)).map((problem) => ({
    ...problem,
    sentence: toSentence(problem),
  }))

describe.each([
  ['facts', facts],
  ['articles', articles],
] as const)('of all mistakes in %s at once', (_where, mistakes) => {
  const spoilt = copy()
  let problems: Awaited<ReturnType<typeof told>> = []
  beforeAll(async () => {
    announce(spoilt, 'to-come', '2099-01-15')
    for (const { make } of mistakes) await make(spoilt)
    problems = await told(spoilt)
  })

  it.each(mistakes)('an editor is told in $file: $says', ({ file, says }) => {
    const sentences = problems
      .filter((problem) => problem.file === file)
      .map(({ sentence }) => sentence)
    expect(sentences).toContainEqual(expect.stringContaining(says))
  })

  it.each(locales)('each sentence is plain in %s: no compiler, no stack, no schema', (locale) => {
    for (const { problem } of problems) {
      const sentence = inWords(problem, locale)
      expect(sentence).not.toMatch(/Expected|Received|undefined|Error:|Invalid|Rules\b|\n/)
    }
  })

  it('what can be wrong at the desk is said there in its language', () => {
    const rules = problems.flatMap(({ problem }) => (typeof problem === 'object' ? [problem] : []))
    expect(rules.length).toBeGreaterThan(5)
    for (const each of rules) expect(inWords(each, 'ua')).toMatch(/\p{Script=Cyrillic}{4}/u)
  })
})

it.each(
  unusable.map((mistakes) => [mistakes.map(({ file }) => file).join(', '), mistakes] as const),
)('of %s an editor is told nothing but what makes each unusable', async (_files, mistakes) => {
  const spoilt = copy()
  for (const { make } of mistakes) await make(spoilt)
  const sentences = (await told(spoilt))
    .filter(({ isReminder }) => !isReminder)
    .map(({ sentence }) => sentence)
  const inOrder = mistakes.toSorted((one, other) => one.file.localeCompare(other.file))
  expect(sentences).toEqual(inOrder.map(({ says }) => expect.stringContaining(says) as string))
  for (const [index, { file }] of inOrder.entries())
    expect(sentences[index]?.startsWith(file)).toBe(true)
})

it('an editor’s day is in order: a price, a question, a doctor, a later article, a draft, a new name; what left without a word is not', async () => {
  const root = copy()
  const { set, write, read } = root
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root.root, stdio: 'ignore' })
  git('init')
  git('add', '.')
  git('-c', 'user.name=x', '-c', 'user.email=x@x.example', 'commit', '-m', 'before')
  root.copy(`content/doctors/${doctor}`, 'content/doctors/doctor-new')
  write('content/doctors/doctor-new/photo.jpg', await picture(980, 1200))
  set('content/services.yaml', 'categories.0.options.0.price', 123)
  const question = { ua: 'Чи є парковка?', en: 'Is there parking?' }
  set('content/faq.yaml', 'home.5', { id: 'new', question, answer: { ua: 'Так.', en: 'Yes.' } })
  root.copy(folder(0), 'content/posts/new-name')
  root.remove(folder(0))
  set('content/posts/new-name/article.yaml', 'formerly', [slug(0)])
  announce(root, 'to-come', '2099-01-15')
  announce(root, 'begun', today)
  set('content/posts/begun/article.yaml', 'draft', true)
  root.remove('content/posts/begun/en.md')
  root.edit('content/posts/begun/ua.md', (text) =>
    text.replace(/\n---\n[^]*/, '\n---\nДалі буде [1]. ![](photo.jpg)\n'),
  )
  write('content/posts/.DS_Store', '')
  write(`${folder(1)}/ua.md`, `\uFEFF${read(`${folder(1)}/ua.md`).replaceAll('\n', '\r\n')}`)
  expect((await told(root)).filter(({ isReminder }) => !isReminder)).toEqual([])

  root.remove(folder(2))
  set(post(3), 'draft', true)
  const sentences = (await told(root)).map(({ sentence }) => sentence)
  for (const says of [
    `“${slug(2)}” was published and is not there`,
    'is published, and readers have its address',
  ])
    expect(sentences).toContainEqual(expect.stringContaining(says))
})
