import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkContent } from '#scripts/check/content'
import { lineAt, type Problem } from '#scripts/check/problem'

// Each check reads the site's whole content, in Jest's own module registry.
jest.setTimeout(120_000)

const today = '2026-11-22'
const roots: string[] = []

/** A copy of what editors change, for a test to spoil. */
function copy(): Root {
  const root = mkdtempSync(join(tmpdir(), 'check-'))
  roots.push(root)
  for (const name of ['content', 'messages', 'package.json']) cpSync(name, join(root, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'lib'), join(root, 'lib'))
  const path = (file: string) => join(root, file)
  const read = (file: string) => readFileSync(path(file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), text)
  }
  return {
    root,
    read,
    write,
    replace(file, from, to) {
      if (!read(file).includes(from)) throw new Error(`${file} does not say ${from}`)
      write(file, read(file).replace(from, to))
    },
    append(file, text) {
      write(file, `${read(file)}\n${text}\n`)
    },
    remove(file) {
      rmSync(path(file), { recursive: true })
    },
    rename(file, name) {
      renameSync(path(file), path(name))
    },
  }
}

type Root = {
  root: string
  read: (file: string) => string
  write: (file: string, text: string) => void
  replace: (file: string, from: string, to: string) => void
  append: (file: string, text: string) => void
  remove: (file: string) => void
  rename: (file: string, name: string) => void
}

/** A mistake, and what the editor is told: the file, the words of its line once the mistake is made, and the sentence. */
type Mistake = {
  mistake: string
  make: (root: Root) => void
  file: string
  at?: string
  says: string
}

const article = (slug: string, locale = 'en') => `content/posts/${slug}/${locale}.md`
const inBoth = (slug: string, change: (file: string, root: Root) => void) => (root: Root) => {
  for (const locale of ['ua', 'en']) change(article(slug, locale), root)
}

/** Each of these spoils a place of its own, so that one copy holds them all. */
const mistakes: Mistake[] = [
  {
    mistake: 'a language’s file is missing',
    make: ({ remove }) => {
      remove(article('starinnya'))
    },
    file: 'content/posts/starinnya',
    says: 'the English text is missing: add en.md beside the other, or set draft: true there',
  },
  {
    mistake: 'a text is missing in one language',
    make: ({ replace }) => {
      replace('content/home.ts', ", en: 'An archive of your tests'", '')
    },
    file: 'content/home.ts',
    at: 'Архів ваших аналізів',
    says: 'the English text is missing: add “en: …” beside “ua: …”',
  },
  {
    mistake: 'a name is missing in English',
    make: ({ replace }) => {
      replace(
        'content/doctors.ts',
        "{ ua: 'Олена Прикладенко', en: 'Olena Prykladenko' }",
        "{ ua: 'Олена Прикладенко' }",
      )
    },
    file: 'content/doctors.ts',
    at: 'Олена Прикладенко',
    says: 'the English text is missing: add “en: …” beside “ua: …”',
  },
  {
    mistake: 'a text is empty',
    make: ({ replace }) => {
      replace('content/people.ts', "'Health writer'", "''")
    },
    file: 'content/people.ts',
    at: "en: ''",
    says: 'the English text is empty: write it',
  },
  {
    mistake: 'a list is shorter in one language',
    make: ({ replace }) => {
      replace('content/doctors.ts', "          'Works with the thyroid, metabolism and weight.',\n", '')
    },
    file: 'content/doctors.ts',
    at: "en: [\n          'Leads the weight-loss",
    says: '3 lines in Ukrainian, 2 in English: write the same lines in both languages',
  },
  {
    mistake: 'a price is a text',
    make: ({ replace }) => {
      replace('content/services/laboratory-studies.ts', 'price: 239', "price: '239'")
    },
    file: 'content/services/laboratory-studies.ts',
    at: "price: '239'",
    says: 'here must stand a number without quotes',
  },
  {
    mistake: 'a field is misspelt',
    make: ({ replace }) => {
      replace('content/services/ultrasound-diagnostics.ts', 'price: 700', 'pirce: 700')
    },
    file: 'content/services/ultrasound-diagnostics.ts',
    at: 'pirce: 700',
    says: '“pirce” is no field here: did you mean “price”?',
  },
  {
    mistake: 'an id stands twice in a list',
    make: ({ replace }) => {
      replace('content/services/manipulation-services.ts', "id: 'manipulation-15'", "id: 'manipulation-14'")
    },
    file: 'content/services/manipulation-services.ts',
    at: "id: 'manipulation-14',\n    title: { ua: 'Забір",
    says: 'the id “manipulation-14” stands in this list already: give one of the two another',
  },
  {
    mistake: 'a field of the head is unknown',
    make: ({ replace }) => {
      replace(article('antiage'), 'author:', 'darft: true\nauthor:')
    },
    file: article('antiage'),
    at: 'darft: true',
    says: '“darft” is no field of an article: correct its spelling or remove the line (fields: title, metaTitle, excerpt, description, keywords, published, updated, reviewed, nextReview, author, reviewer, related, references, draft)',
  },
  {
    mistake: 'a field of the head is missing',
    make: ({ replace, read }) => {
      replace(article('common-symptoms'), `${/^excerpt: .*$/m.exec(read(article('common-symptoms')))?.[0] ?? ''}\n`, '')
    },
    file: article('common-symptoms'),
    at: '---',
    says: 'the field “excerpt” is missing: add it',
  },
  {
    mistake: 'the head is not YAML',
    make: ({ replace }) => {
      replace(article('DASH-diet', 'ua'), 'author: author-', 'author: the author: author-')
    },
    file: article('DASH-diet', 'ua'),
    at: 'author: the author: author-',
    says: 'this line, or one above it, cannot be read: look at its quotes, colon and indentation (',
  },
  {
    mistake: 'the author is unknown',
    make: inBoth('check-up-tips', (file, { replace }) => {
      replace(file, 'author: author-2', 'author: author-3')
    }),
    file: article('check-up-tips'),
    at: 'author: author-3',
    says: 'nobody has the id “author-3”: write one of author-1, author-2, doctor-1, doctor-2, or add the person to content/people.ts',
  },
  {
    mistake: 'the reviewer is unknown',
    make: inBoth('check-up-tips', (file, { replace }) => {
      replace(file, 'reviewer: doctor-1', 'reviewer: doctor-9')
    }),
    file: article('check-up-tips'),
    at: 'reviewer: doctor-9',
    says: 'no doctor has the id “doctor-9”: write one of doctor-1, doctor-2 (content/doctors.ts)',
  },
  {
    mistake: 'a review is overdue',
    make: inBoth('GEROPROTECTORS', (file, { replace, read }) => {
      replace(file, /^nextReview: .*$/m.exec(read(file))?.[0] ?? '', 'nextReview: 2026-11-21')
    }),
    file: article('GEROPROTECTORS', 'ua'),
    at: 'nextReview: 2026-11-21',
    says: 'the medical review was due on 2026-11-21: have a doctor check the article, then raise “reviewed” and “nextReview” in both languages',
  },
  {
    mistake: 'a folder’s name cannot be an address',
    make: ({ read, write }) => {
      for (const locale of ['ua', 'en'])
        write(`content/posts/new_article/${locale}.md`, read(article('antiage', locale)))
    },
    file: 'content/posts/new_article',
    says: 'the folder’s name is the article’s address: rename it, with Latin letters, digits and hyphens only',
  },
  {
    mistake: 'two folders differ by case only',
    make: ({ read, write }) => {
      for (const locale of ['ua', 'en'])
        write(`content/posts/dash-diet/${locale}.md`, read(article('mediterranean-diet', locale)))
    },
    file: 'content/posts/dash-diet',
    says: 'the name differs from “DASH-diet” by capital letters only: rename one of the two folders',
  },
  {
    mistake: 'a heading stands twice',
    make: inBoth('mediterranean-diet', (file, { append }) => {
      append(file, '## Twice\n\nText.\n\n## Twice\n\nOther text.')
    }),
    file: article('mediterranean-diet'),
    at: '## Twice\n\nOther',
    says: 'the heading “Twice” stands on line',
  },
  {
    mistake: 'HTML that would be stripped',
    make: inBoth('check-up-keys', (file, { append }) => {
      append(file, '<iframe src="https://www.youtube.com/embed/x"></iframe>')
    }),
    file: article('check-up-keys'),
    at: '<iframe',
    says: '“<iframe src="https://www.youtube.com/embed/x">” would vanish from the page: take it out and write it in Markdown',
  },
  {
    mistake: 'an attribute that would be stripped',
    make: inBoth('check-up-keys', (file, { append }) => {
      append(file, '<p style="color: red">red</p>')
    }),
    file: article('check-up-keys'),
    at: '<p style',
    says: '“style” of “<p style="color: red">” would vanish from the page: take it out',
  },
  {
    mistake: 'a broken link',
    make: inBoth('healthy-lifestyle', (file, { append }) => {
      append(file, `[x](/${file.includes('ua.md') ? 'ua' : 'en'}/article/nope)`)
    }),
    file: article('healthy-lifestyle'),
    at: '[x](/en/article/nope)',
    says: 'the link leads nowhere (/en/article/nope): there is no article “nope”',
  },
  {
    mistake: 'a link to the other language',
    make: inBoth('healthy-lifestyle', (file, { append }) => {
      append(file, '[y](/ua/check-up)')
    }),
    file: article('healthy-lifestyle'),
    at: '[y](/ua/check-up)',
    says: 'the link leads to the Ukrainian page (/ua/check-up): write /en/check-up',
  },
  {
    mistake: 'a link without a language',
    make: inBoth('healthy-lifestyle', (file, { append }) => {
      append(file, '[z](/weight-loss)')
    }),
    file: article('healthy-lifestyle'),
    at: '[z](/weight-loss)',
    says: 'the link names no language (/weight-loss): write /en/weight-loss',
  },
  {
    mistake: 'a link to an article that readers do not have yet',
    make: (root) => {
      for (const locale of ['ua', 'en'])
        root.write(
          article('to-come', locale),
          root.read(article('antiage', locale)).replace(/^published: .*\nupdated: .*$/m, 'published: 2027-01-15'),
        )
      inBoth('DEHYDRATION', (file, { append }) => {
        append(file, `[x](/${file.includes('ua.md') ? 'ua' : 'en'}/article/to-come)`)
      })(root)
    },
    file: article('DEHYDRATION'),
    at: '[x](/en/article/to-come)',
    says: 'the link leads to an article that readers do not have yet (/en/article/to-come): take it out until then',
  },
  {
    mistake: 'a remote image',
    make: inBoth('antiage', (file, { append }) => {
      append(file, '![A chart](https://example.com/chart.png)')
    }),
    file: article('antiage', 'ua'),
    at: '![A chart]',
    says: 'the site shows no pictures of other sites (https://example.com/chart.png): put the file into content/posts/antiage and write ![what it shows](file.jpg)',
  },
  {
    mistake: 'an image that is not there',
    make: inBoth('antiage', (file, { append }) => {
      append(file, '![A photo](photo.jpg)')
    }),
    file: article('antiage', 'ua'),
    at: '![A photo]',
    says: 'there is no picture “photo.jpg” beside the text: put the file into content/posts/antiage and write ![what it shows](file.jpg)',
  },
  {
    mistake: 'an image without words',
    make: (root) => {
      root.write('content/posts/antiage/scale.png', 'a picture')
      inBoth('antiage', (file, { append }) => {
        append(file, '![](scale.png)')
      })(root)
    },
    file: article('antiage', 'ua'),
    at: '![](scale.png)',
    says: 'the picture “scale.png” has no words for those who do not see it: write ![what it shows](scale.png)',
  },
  {
    mistake: 'numbers differ between the languages of an article',
    make: (root) => {
      root.append(article('role-preventive-medicine', 'ua'), 'Обстежили 77 осіб.')
      root.append(article('role-preventive-medicine'), '7 people were examined.')
    },
    file: article('role-preventive-medicine'),
    at: '7 people',
    says: 'the numbers differ between the languages: 77 in Ukrainian, 7 in English; correct the one that is wrong (the other language: line',
  },
  {
    mistake: 'numbers differ between the languages of a page',
    make: ({ replace }) => {
      replace('content/check-up.ts', '40 minutes with the doctor', '45 minutes with the doctor')
    },
    file: 'content/check-up.ts',
    at: '45 minutes with the doctor',
    says: 'the numbers differ between the languages: 40 in Ukrainian, 45 in English; correct the one that is wrong',
  },
  {
    mistake: 'a number of the specification was changed',
    make: ({ replace }) => {
      replace('content/service-packages.ts', 'price: 45_000', 'price: 46_000')
    },
    file: 'content/service-packages.ts',
    at: 'price: 46_000',
    says: 'the price of “Concierge LIGHT” differs from the specification (46000 here, 45000 there): confirm it there, in content/specification.json',
  },
  {
    mistake: 'a phone that cannot be dialled',
    make: ({ replace }) => {
      replace('content/phone.ts', '+380440000000', '044 000 00 00')
    },
    file: 'content/phone.ts',
    at: '044 000 00 00',
    says: '“044 000 00 00” cannot be dialled: write +380 and nine digits, without spaces, brackets or hyphens',
  },
  {
    mistake: 'a legal text was changed without a new day or version',
    make: ({ replace }) => {
      replace('content/legal/terms.ts', 'on the same terms for everyone', 'for everyone')
    },
    file: 'content/legal/terms.ts',
    at: 'effective:',
    says: 'this text, or the clinic’s details under it, is not the one that visitors accept (2026-11-23): set the day from which it holds here, then run node scripts/record-consent.ts with a new day and write what it prints into content/consent.ts',
  },
  {
    mistake: 'the sentence of the consent was changed',
    make: ({ replace }) => {
      replace('messages/en.json', 'consent to the processing', 'agree to the processing')
    },
    file: 'messages/en.json',
    at: '"consent":',
    says: 'the sentence that visitors accept is not the one on record as 2026-11-23: run node scripts/record-consent.ts',
  },
  {
    mistake: 'a published article disappeared',
    make: (root) => {
      root.rename('content/posts/anti-candida-diet', 'content/posts/candida')
    },
    file: 'content/redirects.ts',
    says: "the article “anti-candida-diet” was published and is not there any more: add the line 'anti-candida-diet': 'its-new-name', or 'anti-candida-diet': 'gone', if it was taken off",
  },
  {
    mistake: 'a list names an article that was renamed',
    make: () => undefined,
    file: 'content/topics.ts',
    at: "'anti-candida-diet'",
    says: 'there is no article “anti-candida-diet”: write the name of its folder, or take it out',
  },
  {
    mistake: 'an article belongs to no topic',
    make: () => undefined,
    file: 'content/topics.ts',
    says: 'the article “candida” belongs to no topic: add its name to one at least',
  },
  {
    mistake: 'a message is missing in one language',
    make: ({ replace }) => {
      replace('messages/en.json', '    "copied": "Link copied",\n', '')
    },
    file: 'messages/ua.json',
    at: '"copied": "Посилання скопійовано"',
    says: '“Article.copied” is not in messages/en.json: add it there, or remove it here',
  },
  {
    mistake: 'a message has other parts in braces',
    make: ({ replace }) => {
      replace('messages/en.json', '"updated": "Updated {date}"', '"updated": "Updated {day}"')
    },
    file: 'messages/en.json',
    at: '"updated": "Updated {day}"',
    says: '“Article.updated” has other parts in braces than in Ukrainian ({day} instead of {date}): write the same in both',
  },
  {
    mistake: 'a message is used nowhere',
    make: ({ replace }) => {
      replace('messages/en.json', '    "share": "Share"', '    "nowhere": "Nowhere",\n    "share": "Share"')
    },
    file: 'messages/en.json',
    at: '"nowhere"',
    says: '“Article.nowhere” is not in messages/ua.json: add it there, or remove it here',
  },
  {
    mistake: 'Ukrainian letters in English',
    make: ({ replace }) => {
      replace('messages/en.json', '"contents": "Contents"', '"contents": "Сontents"')
    },
    file: 'messages/en.json',
    at: '"contents": "Сontents"',
    says: 'a word mixes Ukrainian and Latin letters: type it anew',
  },
]

/** Each of these keeps the rest of its file from being read, so it has a copy of its own. */
const breaking: Mistake[] = [
  {
    mistake: 'a quote is not closed in a file of content/',
    make: ({ replace }) => {
      replace('content/people.ts', "en: 'Taras Umovnyi'", "en: 'Taras Umovnyi")
    },
    file: 'content/people.ts',
    at: 'Taras Umovnyi',
    says: 'the file cannot be read from here on: look for a comma, a quote or a bracket that is missing or one too many, here or on the line before',
  },
  {
    mistake: 'a comma is missing in a file of messages/',
    make: ({ replace }) => {
      replace('messages/ua.json', '"contents": "Зміст",', '"contents": "Зміст"')
    },
    file: 'messages/ua.json',
    at: '"share": "Поділитися"',
    says: 'the file cannot be read from here on: look for a comma, a quote or a bracket that is missing or one too many, here or on the line before',
  },
  {
    mistake: 'a quote is missing in a file of messages/',
    make: ({ replace }) => {
      replace('messages/en.json', '"buy": "Buy nutraceuticals"', '"buy": Buy nutraceuticals"')
    },
    file: 'messages/en.json',
    at: '"buy": Buy',
    says: 'the file cannot be read from here on: look for a comma, a quote or a bracket that is missing or one too many, here or on the line before',
  },
  {
    mistake: 'a list of articles cannot be read',
    make: ({ write }) => {
      write('content/published.json', '[\n  "antiage"\n  "starinnya"\n]\n')
    },
    file: 'content/published.json',
    at: '"starinnya"',
    says: 'the file cannot be read from here on: look for a comma, a quote or a bracket that is missing or one too many, here or on the line before',
  },
]

/** True for the problem that an editor is told of a mistake. */
function isToldBy(mistake: Mistake, { read }: Root): (problem: Problem) => boolean {
  const { file, at, says } = mistake
  const line = at === undefined ? undefined : lineAt(read(file), read(file).indexOf(at))
  return (problem) => problem.file === file && problem.line === line && problem.problem.startsWith(says)
}

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

it('the content of the site is in order', async () => {
  expect(await checkContent(process.cwd(), today)).toEqual([])
})

describe('of all mistakes at once', () => {
  const spoilt = copy()
  let problems: Problem[] = []
  beforeAll(async () => {
    for (const { make } of mistakes) make(spoilt)
    problems = await checkContent(spoilt.root, today)
  })

  it.each(mistakes)('an editor is told where and what to do: $mistake', (mistake) => {
    const inFile = problems.filter(({ file }) => file === mistake.file)
    if (mistake.at !== undefined && !spoilt.read(mistake.file).includes(mistake.at))
      throw new Error(`${mistake.file} does not say ${mistake.at}`)
    expect(inFile.filter(isToldBy(mistake, spoilt)).length > 0 ? [] : inFile).toEqual([])
  })

  it('each sentence is plain: no compiler, no stack, no test', () => {
    for (const { problem } of problems) {
      expect(problem).not.toMatch(/Expected|Received|undefined|Error:|\bat .*:\d+|TS\d|not assignable/)
      expect(problem).not.toContain('\n')
    }
  })
})

it.each(breaking)('an editor is told where and what to do: $mistake', async (mistake) => {
  const spoilt = copy()
  mistake.make(spoilt)
  const problems = await checkContent(spoilt.root, today)
  expect(problems).toEqual([expect.objectContaining({ file: mistake.file, problem: mistake.says })])
  expect(problems.some(isToldBy(mistake, spoilt))).toBe(true)
})

describe('what is no mistake', () => {
  it('articles with a byte order mark and Windows line ends, and what a Mac leaves in folders', async () => {
    const root = copy()
    inBoth('starinnya', (file, { read, write }) => {
      write(file, `\uFEFF${read(file).replaceAll('\n', '\r\n')}`)
    })(root)
    root.write('content/posts/.DS_Store', '')
    root.write('content/posts/starinnya/.DS_Store', '')
    expect(await checkContent(root.root, today)).toEqual([])
  })

  it('a draft that is half written, and a day to come', async () => {
    const root = copy()
    const head = /^---\n[^]*?\n---\n/.exec(root.read(article('starinnya', 'ua')))?.[0] ?? ''
    root.write(
      article('begun', 'ua'),
      `${head.replace('author:', 'draft: true\nauthor:')}\nДалі буде [1]. ![](photo.jpg)\n`,
    )
    inBoth('antiage', (file, { read, write }) => {
      const text = read(file).replace(/^published: .*\nupdated: .*$/m, 'published: 2027-01-15')
      write(file.replace('antiage', 'to-come'), text)
    })(root)
    root.replace('content/topics.ts', "'antiage'", "'antiage', 'to-come'")
    expect(await checkContent(root.root, today)).toEqual([])
  })

  it('a number that the specification has as well, and a renamed article with its line', async () => {
    const root = copy()
    root.replace('content/service-packages.ts', 'price: 45_000', 'price: 46_000')
    root.replace('content/specification.json', '45000', '46000')
    root.replace('content/redirects.ts', '> = {}', "> = { 'old-name': 'antiage', withdrawn: 'gone' }")
    root.replace('content/published.json', '[', '["old-name", "withdrawn",')
    expect(await checkContent(root.root, today)).toEqual([])
  })
})
