import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { consents, consentVersion } from '#content/consent'
import { privacyPolicy } from '#content/legal/privacy-policy'
import { formatDay } from '#lib/text/format'
import { locales } from '#lib/i18n/locales'
import { addDays, kyivDay } from '#lib/time/kyiv-time'
import { isShown, readArticles } from '#scripts/check/articles'
import { checkContent } from '#scripts/check/content'
import { checkHours } from '#scripts/check/hours'
import { isMistake, lineAt, summary, type Problem } from '#scripts/check/problem'

// Each check reads the site's whole content, in Jest's own module registry.
jest.setTimeout(120_000)

const today = kyivDay(new Date())
/** The day that the check proposes for texts that changed. */
const nextVersion = [today, addDays(consentVersion, 1)].sort().at(-1) ?? ''
const yesterday = addDays(today, -1)
const roots: string[] = []

/** A copy of what editors change, for a test to spoil. */
function copy(): Root {
  const root = mkdtempSync(join(tmpdir(), 'check-'))
  roots.push(root)
  for (const name of ['content', 'messages', 'package.json']) cpSync(name, join(root, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'lib'), join(root, 'lib'))
  const path = (file: string) => join(root, file)
  const read = (file: string) => readFileSync(path(file), 'utf8')
  const write = (file: string, text: string | Uint8Array) => {
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
  write: (file: string, text: string | Uint8Array) => void
  replace: (file: string, from: string, to: string) => void
  append: (file: string, text: string) => void
  remove: (file: string) => void
  rename: (file: string, name: string) => void
}

/** A mistake, and what the editor is told: the file, the words of its line once the mistake is made, and the sentence. */
type Mistake = {
  mistake: string
  make: (root: Root) => void | Promise<void>
  file: string
  at?: string
  says: string
  /** True when nothing else may be said of the line. */
  isAlone?: boolean
}

const slugs = readArticles(process.cwd()).flatMap((each) => (isShown(each, today) ? [each.slug] : []))

/** The site's own articles by number: what editors call them, and which there are, is theirs. */
const nth = (number: number): string => slugs[number % slugs.length] ?? ''
const [untranslated, pictured, incomplete, unreadable, nobodys] = [nth(0), nth(1), nth(2), nth(3), nth(4)]
const [overdue, headed, coded, linked, early, counted, renamed] = [
  nth(5),
  nth(6),
  nth(7),
  nth(8),
  nth(9),
  nth(10),
  nth(11),
]
const otherCase = unreadable === unreadable.toLowerCase() ? unreadable.toUpperCase() : unreadable.toLowerCase()

const article = (slug: string, locale = 'en') => `content/posts/${slug}/${locale}.md`
/** Writes a field of an article's head; undefined takes it out. */
function setField(file: string, field: string, value: string | undefined, { read, write }: Root) {
  const line = new RegExp(`^${field}: .*\\n`, 'm')
  const without = read(file).replace(line, '')
  write(file, value === undefined ? without : without.replace('---\n', `---\n${field}: ${value}\n`))
}
/** An article of the site under another name, with a day of publication to come. */
function announce(slug: string, from: string, root: Root) {
  for (const locale of ['ua', 'en']) {
    const file = article(slug, locale)
    root.write(file, root.read(article(from, locale)))
    setField(file, 'published', '2099-01-15', root)
    setField(file, 'updated', undefined, root)
  }
}
const inBoth = (slug: string, change: (file: string, root: Root) => void) => (root: Root) => {
  for (const locale of ['ua', 'en']) change(article(slug, locale), root)
}

/** Each of these spoils a place of its own, so that one copy holds them all. */
const mistakes: Mistake[] = [
  {
    mistake: 'a language’s file is missing',
    make: ({ remove }) => {
      remove(article(untranslated))
    },
    file: `content/posts/${untranslated}`,
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
    says: '2 lines in Ukrainian, 1 in English: write the same lines in both languages',
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
      replace(article(pictured), 'author:', 'darft: true\nauthor:')
    },
    file: article(pictured),
    at: 'darft: true',
    says: '“darft” is no field of an article: correct its spelling or remove the line (fields: title, metaTitle, excerpt, description, keywords, published, updated, reviewed, nextReview, author, reviewer, related, references, draft)',
  },
  {
    mistake: 'a field of the head is missing',
    make: ({ replace, read }) => {
      replace(article(incomplete), `${/^excerpt: .*$/m.exec(read(article(incomplete)))?.[0] ?? ''}\n`, '')
    },
    file: article(incomplete),
    at: '---',
    says: 'the field “excerpt” is missing: add it',
  },
  {
    mistake: 'the head is not YAML',
    make: ({ replace }) => {
      replace(article(unreadable, 'ua'), 'author: author-', 'author: the author: author-')
    },
    file: article(unreadable, 'ua'),
    at: 'author: the author: author-',
    says: 'this line, or one above it, cannot be read: look at its quotes, colon and indentation (',
  },
  {
    mistake: 'the author is unknown',
    make: inBoth(nobodys, (file, root) => {
      setField(file, 'author', 'author-3', root)
    }),
    file: article(nobodys),
    at: 'author: author-3',
    says: 'nobody has the id “author-3”: write one of author-1, author-2, doctor-1, doctor-2, or add the person to content/people.ts',
  },
  {
    mistake: 'the reviewer is unknown',
    make: inBoth(nobodys, (file, root) => {
      setField(file, 'reviewer', 'doctor-9', root)
    }),
    file: article(nobodys),
    at: 'reviewer: doctor-9',
    says: 'no doctor has the id “doctor-9”: write one of doctor-1, doctor-2 (content/doctors.ts)',
  },
  {
    mistake: 'a review is overdue',
    make: inBoth(overdue, (file, root) => {
      setField(file, 'reviewed', '2020-01-01', root)
      setField(file, 'nextReview', yesterday, root)
    }),
    file: article(overdue, 'ua'),
    at: `nextReview: ${yesterday}`,
    says: `the medical review was due on ${yesterday}: have a doctor check the article, then raise “reviewed” and “nextReview” in both languages`,
  },
  {
    mistake: 'a folder’s name cannot be an address',
    make: ({ read, write }) => {
      for (const locale of ['ua', 'en'])
        write(`content/posts/new_article/${locale}.md`, read(article(pictured, locale)))
    },
    file: 'content/posts/new_article',
    says: 'the folder’s name is the article’s address: rename it, with Latin letters, digits and hyphens only',
  },
  {
    mistake: 'two folders differ by case only',
    make: ({ read, write }) => {
      for (const locale of ['ua', 'en']) write(`content/posts/${otherCase}/${locale}.md`, read(article(headed, locale)))
    },
    file: `content/posts/${otherCase}`,
    says: `the name differs from “${unreadable}” by capital letters only: rename one of the two folders`,
  },
  {
    mistake: 'a heading stands twice',
    make: inBoth(headed, (file, { append }) => {
      append(file, '## Twice\n\nText.\n\n## Twice\n\nOther text.')
    }),
    file: article(headed),
    at: '## Twice\n\nOther',
    says: 'the heading “Twice” stands on line',
  },
  {
    mistake: 'HTML that would be stripped',
    make: inBoth(coded, (file, { append }) => {
      append(file, '<iframe src="https://www.youtube.com/embed/x"></iframe>')
    }),
    file: article(coded),
    at: '<iframe',
    says: '“<iframe src="https://www.youtube.com/embed/x">” would vanish from the page: take it out and write it in Markdown',
  },
  {
    mistake: 'an attribute that would be stripped',
    make: inBoth(coded, (file, { append }) => {
      append(file, '<p style="color: red">red</p>')
    }),
    file: article(coded),
    at: '<p style',
    says: '“style” of “<p style="color: red">” would vanish from the page: take it out',
  },
  {
    mistake: 'a broken link',
    make: inBoth(linked, (file, { append }) => {
      append(file, `[x](/${file.includes('ua.md') ? 'ua' : 'en'}/article/nope)`)
    }),
    file: article(linked),
    at: '[x](/en/article/nope)',
    says: 'the link leads nowhere (/en/article/nope): there is no article “nope”',
  },
  {
    mistake: 'a link to the other language',
    make: inBoth(linked, (file, { append }) => {
      append(file, '[y](/ua/check-up)')
    }),
    file: article(linked),
    at: '[y](/ua/check-up)',
    says: 'the link leads to the Ukrainian page (/ua/check-up): write /en/check-up',
  },
  {
    mistake: 'a link without a language',
    make: inBoth(linked, (file, { append }) => {
      append(file, '[z](/weight-loss)')
    }),
    file: article(linked),
    at: '[z](/weight-loss)',
    says: 'the link names no language (/weight-loss): write /en/weight-loss',
  },
  {
    mistake: 'a link to an article that readers do not have yet',
    make: (root) => {
      announce('to-come', pictured, root)
      inBoth(early, (file, { append }) => {
        append(file, `[x](/${file.includes('ua.md') ? 'ua' : 'en'}/article/to-come)`)
      })(root)
    },
    file: article(early),
    at: '[x](/en/article/to-come)',
    says: 'the link leads to an article that readers do not have yet (/en/article/to-come): take it out until then',
  },
  {
    mistake: 'a remote image',
    make: inBoth(pictured, (file, { append }) => {
      append(file, '![A chart](https://example.com/chart.png)')
    }),
    file: article(pictured, 'ua'),
    at: '![A chart]',
    says: `the site shows no pictures of other sites (https://example.com/chart.png): put the file into content/posts/${pictured} and write ![what it shows](file.jpg)`,
  },
  {
    mistake: 'an image that is not there',
    make: inBoth(pictured, (file, { append }) => {
      append(file, '![A photo](photo.jpg)')
    }),
    file: article(pictured, 'ua'),
    at: '![A photo]',
    says: `there is no picture “photo.jpg” beside the text: put the file into content/posts/${pictured} and write ![what it shows](file.jpg)`,
  },
  {
    mistake: 'an image without words',
    make: (root) => {
      root.write(`content/posts/${pictured}/scale.png`, 'a picture')
      inBoth(pictured, (file, { append }) => {
        append(file, '![](scale.png)')
      })(root)
    },
    file: article(pictured, 'ua'),
    at: '![](scale.png)',
    says: 'the picture “scale.png” has no words for those who do not see it: write ![what it shows](scale.png)',
  },
  {
    mistake: 'numbers differ between the languages of an article',
    make: (root) => {
      root.append(article(counted, 'ua'), 'Обстежили 77 осіб.')
      root.append(article(counted), '7 people were examined.')
    },
    file: article(counted),
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
    says: `this text, or the clinic’s details under it, is not the one that visitors accept (${consentVersion}): set the day from which it holds here, then run npm run record-consent -- ${nextVersion} and write what it prints into content/consent.ts`,
  },
  {
    mistake: 'a photograph named after nobody',
    make: ({ write }) => {
      write('content/doctors/olena.jpg', '')
    },
    file: 'content/doctors/olena.jpg',
    says: 'no doctor in content/doctors.ts has the id “olena”: name the file after its doctor (doctor-1, doctor-2)',
  },
  {
    mistake: 'a photograph that the build takes no notice of',
    make: ({ write }) => {
      write('content/doctors/doctor-1.heic', '')
    },
    file: 'content/doctors/doctor-1.heic',
    says: 'a doctor’s photograph is a .jpg, .jpeg or .png file: save it anew as one, or take it away',
  },
  {
    mistake: 'two photographs of a doctor',
    make: ({ write }) => {
      write('content/doctors/doctor-2.jpg', '')
      write('content/doctors/doctor-2.png', '')
    },
    file: 'content/doctors/doctor-2.png',
    says: 'doctor-2 has another photograph, content/doctors/doctor-2.jpg: keep one',
  },
  {
    mistake: 'the sentence of the consent was changed',
    make: ({ replace }) => {
      replace('messages/en.json', 'consent to the processing', 'agree to the processing')
    },
    file: 'messages/en.json',
    at: '"consent":',
    says: `the sentence that visitors accept is not the one on record as ${consentVersion}: run npm run record-consent -- ${nextVersion}`,
  },
  {
    mistake: 'a published article disappeared',
    make: (root) => {
      root.rename(`content/posts/${renamed}`, 'content/posts/renamed-article')
    },
    file: 'content/redirects.ts',
    says: `the article “${renamed}” was published and is not there any more: add the line '${renamed}': 'its-new-name', or '${renamed}': 'gone', if it was taken off`,
  },
  {
    mistake: 'a list names an article that was renamed',
    make: () => undefined,
    file: 'content/topics.ts',
    at: `'${renamed}'`,
    says: `there is no article “${renamed}”: write the name of its folder, or take it out`,
  },
  {
    mistake: 'an article belongs to no topic',
    make: () => undefined,
    file: 'content/topics.ts',
    says: 'the article “renamed-article” belongs to no topic: add its name to one at least',
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

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#9a80a3' } })

/** More of them, in places that the first have spoilt already. */
const moreMistakes: Mistake[] = [
  {
    mistake: 'a price is nothing',
    make: ({ replace }) => {
      replace('content/services/laboratory-studies.ts', 'price: 190', 'price: 0')
    },
    file: 'content/services/laboratory-studies.ts',
    at: 'price: 0',
    says: '“0” is no price: write whole hryvnias, in digits alone, such as 45000 or 45_000',
    isAlone: true,
  },
  {
    mistake: 'a price is negative',
    make: ({ replace }) => {
      replace('content/services/manipulation-services.ts', 'price: 4570', 'price: -4570')
    },
    file: 'content/services/manipulation-services.ts',
    at: 'price: -4570',
    says: '“-4570” is no price: write whole hryvnias',
    isAlone: true,
  },
  {
    mistake: 'a price has a point before its thousands',
    make: ({ replace }) => {
      replace('content/service-packages.ts', 'price: 45_000', 'price: 45.000')
    },
    file: 'content/service-packages.ts',
    at: 'price: 45.000',
    says: '“45.000” is no price: write whole hryvnias',
    isAlone: true,
  },
  {
    mistake: 'a price is a fraction',
    make: ({ replace }) => {
      replace('content/weight-loss.ts', 'consultation: 4500', 'consultation: 4500.5')
    },
    file: 'content/weight-loss.ts',
    at: 'consultation: 4500.5',
    says: '“4500.5” is no price: write whole hryvnias',
    isAlone: true,
  },
  {
    mistake: 'a message is empty',
    make: ({ replace }) => {
      replace('messages/en.json', '"openShop": "Open the shop"', '"openShop": " "')
    },
    file: 'messages/en.json',
    at: '"openShop"',
    says: 'the English text is empty: write it',
  },
  {
    mistake: 'a message stands twice',
    make: ({ replace }) => {
      replace('messages/en.json', '"share": "Share"', '"share": "Share it",\n    "share": "Share"')
    },
    file: 'messages/en.json',
    at: '"share": "Share"',
    says: '“share” stands here twice (first on line',
  },
  {
    mistake: 'a number of the specification stands twice',
    make: ({ replace }) => {
      replace('content/specification.json', '"laboratory-4":', '"laboratory-4": { "price": 740 },\n    "laboratory-4":')
    },
    file: 'content/specification.json',
    at: '"laboratory-4": {\n',
    says: '“laboratory-4” stands here twice (first on line',
  },
  {
    mistake: 'the day of a page is none',
    make: ({ read, write }) => {
      write('content/page-dates.ts', read('content/page-dates.ts').replace(/home: '[\d-]+'/, "home: '2026-13-01'"))
    },
    file: 'content/page-dates.ts',
    at: "home: '2026-13-01'",
    says: '“2026-13-01” is no day: write the year, the month and the day, such as 2026-11-22',
  },
  {
    mistake: 'the day of a doctor’s agreement is written otherwise',
    make: ({ replace }) => {
      replace('content/people.ts', 'Reviewer[] = [', "Reviewer[] = [{ id: 'doctor-1', confirmedOn: '22.11.2026' }, ")
    },
    file: 'content/people.ts',
    at: "confirmedOn: '22.11.2026'",
    says: '“22.11.2026” is no day: write the year, the month and the day, such as 2026-11-22',
  },
  {
    mistake: 'a legal text holds from a day that does not exist',
    make: ({ read, write }) => {
      const file = 'content/legal/privacy-policy.ts'
      write(file, read(file).replace(/date', '[\d-]+'/, "date', '2026-11-31'"))
    },
    file: 'content/legal/privacy-policy.ts',
    at: "'2026-11-31'",
    says: '“2026-11-31” is no day: write the year, the month and the day, such as 2026-11-22',
  },
  {
    mistake: 'an article was changed on a day to come',
    make: inBoth(incomplete, (file, root) => {
      setField(file, 'updated', '2099-01-01', root)
    }),
    file: article(incomplete),
    at: 'updated: 2099-01-01',
    says: 'the day is still to come: write the day on which the text was changed',
  },
  {
    mistake: 'the clinic opens at no time of the day',
    make: ({ read, write }) => {
      write('content/clinic.ts', read('content/clinic.ts').replace(/opens: '[\d:]+'/, "opens: '9:00'"))
    },
    file: 'content/clinic.ts',
    at: "opens: '9:00'",
    says: '“9:00” is no time of the day: write hours and minutes in two digits each, such as 09:00',
  },
  {
    mistake: 'the clinic is open on an unknown day',
    make: ({ replace }) => {
      replace('content/clinic.ts', "'Tuesday'", "'Tusday'")
    },
    file: 'content/clinic.ts',
    at: "'Tusday'",
    says: '“Tusday” is no day of the week: write Monday, Tuesday, Wednesday, Thursday, Friday, Saturday or Sunday',
  },
  {
    mistake: 'a picture of an article is none',
    make: ({ write }) => {
      write(`content/posts/${linked}/notes.png`, 'words')
    },
    file: `content/posts/${linked}/notes.png`,
    says: 'this is no picture: save it anew as JPEG (.jpg) or PNG (.png)',
  },
  {
    mistake: 'a picture of an article is empty',
    make: ({ write }) => {
      write(`content/posts/${linked}/empty.jpg`, '')
    },
    file: `content/posts/${linked}/empty.jpg`,
    says: 'the file is empty: put the picture here once more',
  },
  {
    mistake: 'a picture has the ending of another kind',
    make: async ({ write }) => {
      write(`content/posts/${linked}/chart.jpg`, await picture(800, 400).png().toBuffer())
      write(`content/posts/${linked}/web.png`, await picture(800, 400).webp().toBuffer())
    },
    file: `content/posts/${linked}/chart.jpg`,
    says: 'this is a PNG picture: name it chart.png',
  },
  {
    mistake: 'a picture is of a kind that the build takes no notice of',
    make: () => undefined,
    file: `content/posts/${linked}/web.png`,
    says: 'this is a WEBP picture: save it anew as JPEG (.jpg) or PNG (.png)',
  },
  {
    mistake: 'a picture is shown in one language only',
    make: async ({ write, append }) => {
      write(`content/posts/${linked}/seen.png`, await picture(800, 400).png().toBuffer())
      append(article(linked, 'ua'), '![Що видно](seen.png)')
    },
    file: article(linked),
    says: 'the Ukrainian text shows the picture “seen.png”, this one does not: add ![what it shows](seen.png)',
  },
  {
    mistake: 'a doctor’s photograph is not 4:5',
    make: async ({ write }) => {
      write('content/doctors/doctor-1.jpg', await picture(1500, 1000).jpeg().toBuffer())
    },
    file: 'content/doctors/doctor-1.jpg',
    says: 'the photograph is 1500 × 1000, and the pages show it 4:5, so the build would cut off much of it: cut it to 4:5, such as 960 × 1200',
  },
  {
    mistake: 'a doctor’s photograph is too small',
    make: async ({ write }) => {
      write('content/doctors/doctor-2.jpg', await picture(320, 400).jpeg().toBuffer())
    },
    file: 'content/doctors/doctor-2.jpg',
    says: 'the photograph is 320 × 400 and would be blurred: put one here of 960 × 1200 at least',
  },
  {
    mistake: 'a link lacks https://',
    make: inBoth(coded, (file, { append }) => {
      append(file, '[a](www.who.int/news)')
    }),
    file: article(coded),
    at: '[a](www',
    says: 'the link leads nowhere (www.who.int/news): write https://www.who.int/news',
  },
  {
    mistake: 'a link leads to the preview',
    make: inBoth(coded, (file, { append }) => {
      append(file, `[b](http://localhost:3000/${file.includes('ua.md') ? 'ua' : 'en'}/blog)`)
    }),
    file: article(coded),
    at: '[b](http',
    says: 'the link leads to the preview on this computer (http://localhost:3000/en/blog): write /en/blog',
  },
  {
    mistake: 'a link leads to the first page of the preview',
    make: inBoth(coded, (file, { append }) => {
      append(file, '[c](https://127.0.0.1/)')
    }),
    file: article(coded),
    at: '[c](http',
    says: 'the link leads to the preview on this computer (https://127.0.0.1/): write /en',
  },
  {
    mistake: 'a link is lost in one language',
    make: ({ append }) => {
      append(article(coded, 'ua'), '[x](https://who.int/lost)')
    },
    file: article(coded),
    says: 'ua.md has a link to https://who.int/lost on line',
  },
  {
    mistake: 'a table lacks its line of hyphens',
    make: inBoth(coded, (file, { append }) => {
      append(file, '| a | b |\n| c | d |')
    }),
    file: article(coded),
    at: '| a | b |',
    says: 'this table lacks the line below its first: add |---|---| there',
  },
  {
    mistake: 'a heading lacks its space',
    make: inBoth(coded, (file, { append }) => {
      append(file, '##Heading')
    }),
    file: article(coded),
    at: '##Heading',
    says: 'this would not be a heading: write a space after ##, “## Heading”',
  },
  {
    mistake: 'a published article was made a draft',
    make: inBoth(early, (file, root) => {
      setField(file, 'draft', 'true', root)
    }),
    file: article(early, 'ua'),
    at: 'draft: true',
    says: `the article is published, and readers have its address: take “draft: true” out again, or, to take the article off for good, remove its folder and add the line '${early}': 'gone' to content/redirects.ts`,
  },
  {
    mistake: 'a published article was given a day to come',
    make: inBoth(overdue, (file, root) => {
      setField(file, 'published', '2099-01-15', root)
      setField(file, 'updated', undefined, root)
    }),
    file: article(overdue, 'ua'),
    at: 'published: 2099-01-15',
    says: 'the article is published, and readers have its address: write the day again on which it appeared, or, to take the article off',
  },
  {
    mistake: 'a list names an article with a Ukrainian letter',
    make: ({ replace }) => {
      replace('content/topics.ts', `'${nobodys}'`, `'${nobodys}', 'аntiage'`)
    },
    file: 'content/topics.ts',
    at: "'аntiage'",
    says: 'there is no article “аntiage”, as it contains the Ukrainian letter “а”: type the name of its folder anew',
  },
  {
    mistake: 'a neighbour was taken off',
    make: inBoth(headed, (file, root) => {
      setField(file, 'related', `["withdrawn"]`, root)
    }),
    file: article(headed),
    at: 'related: ["withdrawn"]',
    says: 'there is no article “withdrawn”: write the name of its folder, or take it out',
  },
  {
    mistake: 'the drawing of an article that was taken off is still listed',
    make: ({ remove }) => {
      remove(`content/posts/${renamed}`)
    },
    file: 'content/figures/index.ts',
    at: `'${renamed}'`,
    says: `there is no article “${renamed}”: write the name of its folder; or take it out here, with the line that imports it, and delete content/figures/${renamed}.ts`,
  },
  {
    mistake: 'a drawing belongs to no article',
    make: ({ write }) => {
      write('content/figures/left-over.ts', 'export {}\n')
    },
    file: 'content/figures/left-over.ts',
    says: 'no article has this drawing: delete the file, or list it in content/figures/index.ts',
  },
  {
    mistake: 'an article that the home page names is gone',
    make: ({ replace }) => {
      replace('content/significant-articles.ts', '= [', "= ['nowhere',")
    },
    file: 'content/significant-articles.ts',
    at: "'nowhere'",
    says: 'there is no article “nowhere”: write the name of its folder, or take it out',
  },
  {
    mistake: 'the version of the consent was raised without its row',
    make: ({ replace }) => {
      replace('content/consent.ts', `consentVersion = '${consentVersion}'`, "consentVersion = '2099-01-01'")
    },
    file: 'content/consent.ts',
    at: "consentVersion = '2099-01-01'",
    says: 'no row above is of this day: run npm run record-consent -- 2099-01-01 and put the row it prints above, or write the day of the last row here again',
    isAlone: true,
  },
]

/** Each of these keeps the rest of its file from being read, and nothing else is said of it. */
const breaking: Mistake[] = [
  {
    mistake: 'the thousands of a price are parted by a space',
    make: ({ replace }) => {
      replace('content/service-packages.ts', 'price: 45_000', 'price: 45 000')
    },
    file: 'content/service-packages.ts',
    at: 'price: 45 000',
    says: '“45 000” is no price: write whole hryvnias, in digits alone, such as 45000 or 45_000',
  },
  {
    mistake: 'the thousands of a price are parted by a comma',
    make: ({ replace }) => {
      replace('content/check-up.ts', 'price: 30_000', 'price: 30,000')
    },
    file: 'content/check-up.ts',
    at: 'price: 30,000',
    says: '“30,000” is no price: write whole hryvnias, in digits alone, such as 45000 or 45_000',
  },
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
]

/** Nothing is said of anything else until these can be read. */
const unreadableFiles: Mistake[] = [
  {
    mistake: 'a folder’s name has a Ukrainian letter',
    make: (root) => {
      announce('сalcium', pictured, root)
    },
    file: 'content/posts/сalcium',
    says: 'the folder’s name contains the Ukrainian letter “с”: type it anew, with Latin letters, digits and hyphens only',
  },
  {
    mistake: 'a file is in Windows-1251',
    make: ({ write }) => {
      write('content/people.ts', Uint8Array.from([0x2f, 0x2f, 0x20, 0xcf, 0xf0, 0xe8, 0xe2, 0xb3, 0xf2]))
    },
    file: 'content/people.ts',
    says: 'this file is not saved as UTF-8: save it anew with that encoding',
  },
  {
    mistake: 'a file is in UTF-16',
    make: ({ read, write }) => {
      write('messages/en.json', Buffer.from(`\uFEFF${read('messages/en.json')}`, 'utf16le'))
    },
    file: 'messages/en.json',
    says: 'this file is not saved as UTF-8: save it anew with that encoding',
  },
  {
    mistake: 'a file is in UTF-16 without its mark',
    make: ({ write }) => {
      write('content/home.ts', Buffer.from('export const home = {}', 'utf16le'))
    },
    file: 'content/home.ts',
    says: 'this file is not saved as UTF-8: save it anew with that encoding',
  },
  {
    mistake: 'an emoji is cut in two',
    make: ({ read, write }) => {
      write(article(linked), Buffer.concat([Buffer.from(read(article(linked))), Buffer.from('🙂').subarray(0, 2)]))
    },
    file: article(linked),
    says: 'this file is not saved as UTF-8: save it anew with that encoding',
  },
  {
    mistake: 'letters were lost in an encoding',
    make: ({ append }) => {
      append(article(coded), 'Lost \uFFFD letters.')
    },
    file: article(coded),
    at: 'Lost',
    says: 'letters were lost here as the file was not saved as UTF-8: type the words with “\uFFFD” anew and save it with that encoding',
  },
  {
    mistake: 'half a character stands in a message',
    make: ({ replace }) => {
      replace('messages/ua.json', '"share": "', '"share": "\\ud83d ')
    },
    file: 'messages/ua.json',
    at: '"share": "\\ud83d',
    says: 'half a character stands here (\\ud83d): type the word anew and save the file as UTF-8',
  },
  {
    mistake: 'a file is empty',
    make: ({ write }) => {
      write('content/topics.ts', '')
      write(article(headed), '\n \n')
    },
    file: 'content/topics.ts',
    says: 'the file is empty: write it anew, or take it back from an earlier version',
  },
  {
    mistake: 'a text is empty',
    make: () => undefined,
    file: article(headed),
    says: 'the file is empty: write it anew, or take it back from an earlier version',
  },
  {
    mistake: 'a byte order mark begins a file of lists',
    make: ({ read, write }) => {
      write('content/specification.json', `\uFEFF${read('content/specification.json')}`)
    },
    file: 'content/specification.json',
    says: 'this file begins with an invisible mark (BOM): save it anew as “UTF-8” rather than “UTF-8 with BOM”',
  },
  {
    mistake: 'two versions of a file stand in it',
    make: ({ append }) => {
      append(article(counted), '<<<<<<< HEAD\nOne.\n=======\nOther.\n>>>>>>> main')
    },
    file: article(counted),
    at: '<<<<<<< HEAD',
    says: 'two versions of the text stand here, between <<<<<<<, ======= and >>>>>>>: keep one of them and take out the other and the three lines',
  },
]

/** Read once all other files can be. */
const brokenList: Mistake = {
  mistake: 'a list of articles cannot be read',
  make: ({ write }) => {
    write('content/published.json', `[\n  "antiage"\n  "${untranslated}"\n]\n`)
  },
  file: 'content/published.json',
  at: `"${untranslated}"`,
  says: 'the file cannot be read from here on: look for a comma, a quote or a bracket that is missing or one too many, here or on the line before',
}

const lineOfText = ({ read }: Root, file: string, words: string) => lineAt(read(file), read(file).indexOf(words))

/** True for the problem that an editor is told of a mistake. */
function isToldBy(mistake: Mistake, root: Root): (problem: Problem) => boolean {
  const { file, at, says } = mistake
  const line = at === undefined ? undefined : lineOfText(root, file, at)
  return (problem) => problem.file === file && problem.line === line && problem.problem.startsWith(says)
}

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

describe.each([
  ['all mistakes', mistakes],
  ['more mistakes', moreMistakes],
] as const)('of %s at once', (_all, mistakes) => {
  const spoilt = copy()
  let problems: Problem[] = []
  beforeAll(async () => {
    for (const { make } of mistakes) await make(spoilt)
    problems = await checkContent(spoilt.root, today)
  })

  it.each(mistakes)('an editor is told where and what to do: $mistake', (mistake) => {
    const inFile = problems.filter(({ file }) => file === mistake.file)
    if (mistake.at !== undefined && !spoilt.read(mistake.file).includes(mistake.at))
      throw new Error(`${mistake.file} does not say ${mistake.at}`)
    expect({ isTold: inFile.some(isToldBy(mistake, spoilt)), inFile }).toMatchObject({ isTold: true })
    const line = mistake.at === undefined ? undefined : lineOfText(spoilt, mistake.file, mistake.at)
    const others = inFile.filter((each) => each.line === line && !isToldBy(mistake, spoilt)(each))
    expect(mistake.isAlone ? others : []).toEqual([])
  })

  it('each sentence is plain: no compiler, no stack, no test', () => {
    for (const { problem } of problems) {
      expect(problem).not.toMatch(/Expected|Received|undefined|Error:|\bat .*:\d+|TS\d|not assignable/)
      expect(problem).not.toContain('\n')
    }
  })
})

it.each([
  ['files in another encoding, empty or in two versions, and folders with Ukrainian letters,', unreadableFiles],
  ['files of content/ and messages/', breaking],
  ['a list of articles', [brokenList]],
] as const)('of %s that cannot be read an editor is told where, and nothing else', async (_files, broken) => {
  const spoilt = copy()
  for (const { make } of broken) await make(spoilt)
  const problems = await checkContent(spoilt.root, today)
  expect(problems).toHaveLength(broken.length)
  for (const mistake of broken) {
    expect(problems).toContainEqual(expect.objectContaining({ file: mistake.file, problem: mistake.says }))
    expect([mistake.mistake, problems.some(isToldBy(mistake, spoilt))]).toEqual([mistake.mistake, true])
  }
})

it('an editor is told that a text on record anew has kept its old day', async () => {
  const spoilt = copy()
  const file = 'content/legal/privacy-policy.ts'
  const earlier = '2026-11-01'
  record(earlier, spoilt)
  spoilt.replace('content/consent.ts', 'export const consents = {', `export const consents = {\n  ${row(earlier)},`)
  const text = (version: string, locale: string) => `content/consents/${version}/privacy-policy.${locale}.txt`
  spoilt.write(file, spoilt.read(file).replace(/date', '[\d-]+'/, `date', '${earlier}'`))
  spoilt.append(text(earlier, 'ua'), 'Інакше.')
  for (const locale of locales)
    spoilt.replace(text(consentVersion, locale), formatDay(locale, privacyPolicy.effective), formatDay(locale, earlier))
  const line = lineOfText(spoilt, file, 'effective:')
  const problem = `the text has changed since ${earlier}, its day has not (${earlier}): set the day from which it holds, then run npm run record-consent -- ${nextVersion} and write what it prints into content/consent.ts`
  expect(mistakesOf(await checkContent(spoilt.root, today))).toEqual([{ file, line, problem }])
})

it.each<[string, (root: Root) => void, Problem]>([
  [
    'the new row was put in, the version not raised',
    (root) => {
      record('2099-01-01', root)
      root.replace(
        'content/consent.ts',
        'export const consents = {',
        `export const consents = {\n  ${row('2099-01-01')},`,
      )
    },
    {
      file: 'content/consent.ts',
      problem: 'the texts of today are on record as 2099-01-01: raise consentVersion to that day',
    },
  ],
  [
    'the texts were recorded, the row not put in',
    (root) => {
      record('2099-01-01', root)
    },
    {
      file: 'content/consent.ts',
      problem:
        'content/consents/2099-01-01 is there without its row here: delete that folder, run npm run record-consent -- 2099-01-01 and put the row it prints here',
    },
  ],
  [
    'the row was put in without its texts',
    (root) => {
      root.replace(
        'content/consent.ts',
        'export const consents = {',
        `export const consents = {\n  ${row('2099-01-01')},`,
      )
    },
    {
      file: 'content/consent.ts',
      problem:
        'the texts of 2099-01-01 are not in content/consents/2099-01-01: take the row out and run npm run record-consent -- 2099-01-01 for a new one',
    },
  ],
])('of consent an editor is told the step that was missed: %s', async (_missed, make, told) => {
  const spoilt = copy()
  make(spoilt)
  expect(mistakesOf(await checkContent(spoilt.root, today)).map(({ file, problem }) => ({ file, problem }))).toEqual([
    told,
  ])
})

/** A row of the accepted texts as that of today. */
const row = (version: string) => `'${version}': ${JSON.stringify(consents[consentVersion])}`

/** The texts of today on record under another day. */
function record(version: string, { root }: Root) {
  const folder = join(root, 'content/consents')
  cpSync(join(folder, consentVersion), join(folder, version), { recursive: true })
}

const mistakesOf = (problems: readonly Problem[]) => problems.filter(isMistake)

it('an editor is told which file cannot be loaded, and which value is not there any more', async () => {
  const spoilt = copy()
  spoilt.replace('content/people.ts', 'export const authors', 'export const writers')
  expect(mistakesOf(await checkContent(spoilt.root, today))).toEqual([
    {
      file: 'content/people.ts',
      problem: '“authors” is not in this file any more: take it back from an earlier version',
    },
  ])
  const other = copy()
  other.append('content/people.ts', "throw new Error('no reason')")
  expect(mistakesOf(await checkContent(other.root, today))).toEqual([
    {
      file: 'content/people.ts',
      problem: 'the file cannot be loaded (no reason): take it back from an earlier version, or ask a programmer',
    },
  ])
})

it('the last line says what was told above', () => {
  const problem = { file: 'content', problem: 'wrong' }
  expect(summary([])).toBe('content/ and messages/ are in order')
  expect(summary([{ ...problem, isReminder: true }])).toBe(
    'content/ and messages/ are in order, but for what is told above',
  )
  expect(summary([problem, { ...problem, isReminder: true }])).toBe('1 to correct')
})

it('the clinic closes after it opens', () => {
  const { root } = copy()
  const hours = (opens: string, closes: string, days = ['Monday']) =>
    checkHours(root, { clinic: { hours: { days, opens, closes } } }).map(({ problem }) => problem)
  expect(hours('09:00', '19:00')).toEqual([])
  expect(hours('19:00', '09:00')).toEqual(['the clinic closes (09:00) before it opens (19:00): correct one of the two'])
  expect(hours('09:00', '24:30')).toEqual([expect.stringContaining('“24:30” is no time of the day')])
  expect(hours('09:00', '19:00', ['Friday', 'Monday'])).toEqual([
    'the days are not in the order of the week, or one stands twice: write Monday, Friday',
  ])
  expect(hours('09:00', '23:00')).toEqual([
    'the drawing of the hours shows 06:00 to 22:00, and 23:00 is outside: ask a programmer to widen it',
  ])
  expect(hours('09:00', '19:00', [])).toEqual(['no day is written: write at least one, such as Monday'])
})

/** Each of these stands in a place of its own, so that one copy holds them all; what is wrong is named by its file. */
const right: Record<string, (root: Root) => void | Promise<void>> = {
  'articles with a byte order mark and Windows line ends, and what a Mac leaves in folders': (root) => {
    inBoth(untranslated, (file, { read, write }) => {
      write(file, `\uFEFF${read(file).replaceAll('\n', '\r\n')}`)
    })(root)
    root.write('content/posts/.DS_Store', '')
    root.write(`content/posts/${untranslated}/.DS_Store`, '')
    root.write('content/doctors/.DS_Store', '')
  },
  'a photograph of about 4:5 and a picture that both languages show': async (root) => {
    root.write('content/doctors/doctor-1.jpg', await picture(980, 1200).jpeg().toBuffer())
    root.write(`content/posts/${linked}/seen.png`, await picture(800, 400).png().toBuffer())
    inBoth(linked, (file, { append }) => {
      append(file, '![X](seen.png)')
    })(root)
  },
  'numbers and dashes joined by &nbsp; or not, and a table': (root) => {
    for (const [locale, text] of [
      ['ua', 'Вода&nbsp;— 30&nbsp;000&nbsp;літрів — 7 годин.'],
      ['en', 'Water: 30,000 litres, 7 hours.'],
    ] as const)
      root.append(article(coded, locale), `${text}\n\n| a | b |\n|---|---|\n| c | d |`)
  },
  'a price line that the specification does not know': (root) => {
    root.replace(
      'content/services/laboratory-studies.ts',
      "  { id: 'laboratory-2',",
      "  { id: 'laboratory-99', title: { ua: 'Ферритин', en: 'Ferritin' }, price: 1_250 },\n  { id: 'laboratory-2',",
    )
  },
  'a draft that is half written, and a day to come': (root) => {
    const head = /^---\n[^]*?\n---\n/.exec(root.read(article(incomplete, 'ua')))?.[0] ?? ''
    root.write(
      article('begun', 'ua'),
      `${head.replace('author:', 'draft: true\nauthor:')}\nДалі буде [1]. ![](photo.jpg)\n`,
    )
    announce('to-come', pictured, root)
    root.replace('content/topics.ts', `'${pictured}'`, `'${pictured}', 'to-come'`)
  },
  'a number that the specification has as well, and a renamed article with its line': (root) => {
    root.replace('content/service-packages.ts', 'price: 45_000', 'price: 46_000')
    root.replace('content/specification.json', '45000', '46000')
    root.replace('content/redirects.ts', '> = {', `> = { 'old-name': '${pictured}', withdrawn: 'gone',`)
    root.replace('content/published.json', '[', '["old-name", "withdrawn",')
  },
}

it(`no mistake is found in the content of the site, nor in ${Object.keys(right).join('; ')}`, async () => {
  const root = copy()
  for (const make of Object.values(right)) await make(root)
  expect(mistakesOf(await checkContent(root.root, today))).toEqual([])
})
