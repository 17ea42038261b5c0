import {
  addArticleFolder,
  addContentFile,
  addParagraph,
  doctorSlug,
  getArticleFile,
  getArticleFolder,
  getSlug,
  makePlainPicture,
  removeContentFile,
  replaceInFile,
  setYamlField,
  testDay,
  type ContentMistake,
} from '#e2e/support/content-mistakes'
import { testContentMistakes } from '#e2e/support/test-content-mistakes'
import { addDays } from '#lib/time/kyiv-time'

const yesterday = addDays(testDay, -1)
const lowerCasedSlug = getSlug(3).toLowerCase()
const slugInOtherCase = getSlug(3) === lowerCasedSlug ? getSlug(3).toUpperCase() : lowerCasedSlug

// Mistakes in articles and in references to articles. The test makes all these mistakes in one copy
// of the content.
const mistakes: ContentMistake[] = [
  setYamlField(
    getArticleFile(16),
    'reviewer',
    'nobody',
    `there is no “nobody”: write ${doctorSlug}`,
  ),
  setYamlField(
    'content/faq.yaml',
    'home.0.answer.en',
    'Only {check-up.pirce}.',
    '{check-up.pirce} names nothing',
  ),
  setYamlField(
    'content/topics.yaml',
    '0.description.en',
    'Short.',
    'the description has 6 characters',
  ),
  setYamlField(
    'content/tests.yaml',
    '0.line.en',
    'Bile',
    'no line of content/packages.yaml begins with “Bile”',
  ),
  setYamlField(
    'content/first-visit.yaml',
    'measured.tests.2.en',
    'Fats',
    'no line of content/packages.yaml begins with “Fats”',
  ),
  setYamlField(
    'content/price.yaml',
    'priceLines.0.line.en',
    'Gall',
    'no line of content/packages.yaml begins with “Gall”',
  ),
  setYamlField(
    'content/price.yaml',
    'priceLines.1.services.0',
    'laboratory-0',
    'there is no “laboratory-0”: write consultation-1',
  ),
  removeContentFile(
    `${getArticleFolder(0)}/en.md`,
    'the English text is missing: add en.md beside the other, or set draft',
    getArticleFolder(0),
  ),
  replaceInFile(
    `${getArticleFolder(3)}/ua.md`,
    /^title: .*$/m,
    'title: "one" two',
    'a colon or a quote within this text confuses it',
  ),
  setYamlField(
    getArticleFile(4),
    'related',
    ['аntiage'],
    'there is no article “аntiage”, as it contains the Ukrainian letter “а”',
  ),
  setYamlField(
    getArticleFile(5),
    'nextReview',
    yesterday,
    `the medical review was due on ${yesterday}`,
  ),
  setYamlField(getArticleFile(17), 'updated', '2099-01-01', '“updated” is a day still to come'),
  setYamlField(
    getArticleFile(6),
    'keyFacts.0.value',
    '98765',
    '98765 does not stand in content/posts/',
  ),
  setYamlField(
    getArticleFile(20),
    'coverNumber',
    '98765',
    '98765 does not stand in the first key fact: correct one of them',
  ),
  setYamlField(getArticleFile(21), 'coverNumber', 'many', 'must have a number in digits'),
  setYamlField(getArticleFile(22), 'coverNumber', '12345678', 'has room for 7 characters'),
  addArticleFolder('article', 'no page shows an article of this name'),
  addArticleFolder('new_article', 'the folder’s name is no address: use Latin letters'),
  addArticleFolder(
    slugInOtherCase,
    `the name differs from “${getSlug(3)}” by capital letters only`,
  ),
  addParagraph(7, '## Twice\n\nText.\n\n## Twice\n\nOther.', 'the heading “Twice” stands on line'),
  addParagraph(
    7,
    '<iframe src="https://x.example"></iframe>',
    '“<iframe src="https://x.example">” would vanish',
  ),
  addParagraph(
    8,
    '[x](/LANG/article/nope)',
    'the link leads nowhere (/en/article/nope): there is no article “nope”',
  ),
  addParagraph(
    8,
    '[a](www.who.int/news)',
    'the link leads nowhere (www.who.int/news): write https://',
  ),
  addParagraph(
    8,
    '[y](/ua/check-up)',
    'the link leads to the Ukrainian page (/ua/check-up): write /en/check-up',
  ),
  addParagraph(
    9,
    '[x](/LANG/article/to-come)',
    'the link leads to an article that readers do not have yet',
  ),
  addParagraph(
    10,
    'See [this](https://who.int and more.',
    'the address of a link is not closed: write ) after it',
  ),
  addParagraph(10, 'This is **bold text.', 'bold begins here and does not end'),
  addParagraph(
    10,
    '• one\n• two',
    'this line was to be one of a list, as Word draws it: begin it with “- ”',
  ),
  addParagraph(11, 'Text.\n\n\tA paragraph.', 'this paragraph is set in by a tab or spaces'),
  addParagraph(
    11,
    '##Heading',
    'this would not be a heading: write a space after ##, “## Heading”',
  ),
  addParagraph(
    11,
    '| a | b |\n| c | d |',
    'this table lacks the line below its first: add |---|---| there',
  ),
  addParagraph(12, '![A photo](photo.jpg)', 'there is no picture “photo.jpg” beside the text'),
  replaceInFile(
    `${getArticleFolder(13)}/en.md`,
    /$/,
    '\n7 people.\n',
    'the numbers differ between the languages: nothing in',
  ),
  addParagraph(13, '[x](https://who.int/LANG)', 'ua.md has a link to https://who.int/ua'),
  addParagraph(13, '[x](/LANG/doctors/nobody)', 'there is no doctor “nobody”'),
  setYamlField(
    `content/doctors/${doctorSlug}/doctor.yaml`,
    'otherConsultations',
    ['nothing-1'],
    'there is no “nothing-1”',
  ),
  setYamlField(
    `content/doctors/${doctorSlug}/doctor.yaml`,
    'metaDescription.en',
    'Short.',
    'the description has 6 characters',
  ),
  addParagraph(14, 'Кaва.', 'Ukrainian letters stand in the English text'),
  addParagraph(14, 'The color of it.', 'the site says “'),
  addParagraph(14, 'So they say [99].', '[99] is no work of the list “references”'),
  addContentFile(
    `${getArticleFolder(15)}/notes.png`,
    () => 'a text',
    'this is no picture: save it anew as JPEG (.jpg) or PNG (.png)',
  ),
  addContentFile(
    `${getArticleFolder(15)}/chart.jpg`,
    () => makePlainPicture(8, 4, 'png'),
    'this is a PNG picture: name it chart.png',
  ),
  addContentFile(
    'content/doctors/olena.jpg',
    () => makePlainPicture(960, 1200),
    'this belongs to no doctor',
  ),
  addContentFile(
    `content/doctors/${doctorSlug}/photo.jpg`,
    () => makePlainPicture(1500, 1000),
    'and the pages show it 4:5',
  ),
  replaceInFile(
    'content/legal/terms/ua.md',
    /$/,
    '\nІнакше.\n',
    'what visitors accept is not as on record',
  ),
]

testContentMistakes(mistakes)
